"""Installs the catalogues of a language, and takes those of the one before away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from allfives_desktop import assets
from allfives_desktop.text.languages import locale_of

# Qt has no new catalogue for Galician: the old one names the keys, ours the standard buttons.
QT_CATALOGUES = {
    "pt": "qtbase_pt_BR",
    "pt_PT": "qtbase_pt_BR",
    "nl": "qtbase_nl",
    "hu": "qtbase_hu",
    "gl": "qt_gl",
}


class Translators(QObject):
    """The translators in use: Qt's own texts, our base catalogue, then the overlay of a country.

    The one installed last is asked first, so an overlay needs only what differs.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []

    def install(self, language: str) -> None:
        """Speak `language` from now on; every window is told by a LanguageChange event."""
        QLocale.setDefault(locale_of(language))
        self.remove()
        self._installed = [
            t for t in self._catalogues(language) if QCoreApplication.installTranslator(t)
        ]

    def remove(self) -> None:
        """Speak as the sources do."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []

    def _catalogues(self, language: str) -> list[QTranslator]:
        folder = str(assets.translations_dir())
        wanted = [(QT_CATALOGUES[language], _qt_folder())] if language in QT_CATALOGUES else []
        base = language.partition("_")[0]
        wanted += [(f"allfives_{name}", folder) for name in dict.fromkeys((base, language))]
        return [translator for name, where in wanted if (translator := self._load(name, where))]

    def _load(self, name: str, folder: str) -> QTranslator | None:
        translator = QTranslator(self)
        if translator.load(name, folder, "", ".qm"):
            return translator
        translator.deleteLater()
        return None


def _qt_folder() -> str:
    from PySide6.QtCore import QLibraryInfo

    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
