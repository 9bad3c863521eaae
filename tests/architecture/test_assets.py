from __future__ import annotations

from pathlib import Path

from allfives_desktop import assets


def test_a_cache_folder_is_made_where_it_is_missing(tmp_path: Path) -> None:
    wanted = tmp_path / "not" / "there"
    assert assets.writable(wanted) == wanted
    assert wanted.is_dir()


def test_where_the_cache_cannot_be_a_temporary_folder_serves(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    served = assets.writable(tmp_path / "file" / "cache")
    assert served.is_dir()
    assert list(served.iterdir()) == []
    served.rmdir()
