"""What a page of rules is made of, and the rules it is written from."""

from __future__ import annotations

from dataclasses import dataclass

from allfives_desktop.rules.law import Law, law_of
from allfives_desktop.rules.options import OPTION, Options, as_mapping
from allfives_desktop.rules.rulesets import RULESETS


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule, the keys of the options it states, and whether one of them is another than in the
    ruleset's standard."""

    text: str
    keys: tuple[str, ...]
    differs: bool


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its sentences, never none."""

    heading: str
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """The whole page. `legend` explains the mark of what differs, and is empty if nothing does."""

    title: str
    subtitle: str
    sections: tuple[Section, ...]
    legend: str

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """All sentences, in the order of play."""
        return tuple(each for section in self.sections for each in section.sentences)


@dataclass(frozen=True, slots=True)
class Rules:
    """The options in force, what they mean, and the ruleset's own."""

    options: Options
    standard: Options
    law: Law

    def says(self, text: str, *keys: str) -> Sentence:
        """A sentence that states the options `keys`."""
        return Sentence(text, keys, any(map(self.differs, keys)))

    def differs(self, key: str) -> bool:
        """Whether an option has an effect and another value than in the standard."""
        values, standard = as_mapping(self.options), as_mapping(self.standard)
        return values[key] != standard[key] and OPTION[key].has_effect(values)


def rules_of(ruleset: str, options: Options) -> Rules:
    """The rules held against their ruleset's; against All Fives for a ruleset not known."""
    known = RULESETS.get(ruleset, RULESETS["all_fives"])
    return Rules(options, known.options(), law_of(options))
