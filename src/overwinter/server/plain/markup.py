"""HTML from text. Everything that goes in is escaped here, and only here."""

from __future__ import annotations

import html
from collections.abc import Iterable


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def text(value: object) -> Html:
    """Anything as text inside a page."""
    return value if isinstance(value, Html) else Html(html.escape(str(value), quote=True))


def joined(parts: Iterable[object]) -> Html:
    """Several pieces, one after the other."""
    return Html("".join(text(part) for part in parts))


def tag(element: str, /, *children: object, **attributes: object) -> Html:
    """An element. ``class_`` is the class; ``True``: an attribute without value, ``None`` and ``False``: none."""
    shown = []
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        attribute = key.rstrip("_").replace("_", "-")
        shown.append(f" {attribute}" if value is True else f' {attribute}="{text(value)}"')
    opened = f"<{element}{''.join(shown)}>"
    return Html(
        opened if element in ("input", "meta", "link", "br") else f"{opened}{joined(children)}</{element}>"
    )


def listed(lines: Iterable[object], *, ordered: bool = False) -> Html:
    """A list; nothing if it is empty."""
    items = [tag("li", line) for line in lines]
    return tag("ol" if ordered else "ul", *items) if items else Html("")


def hidden(**values: object) -> Html:
    """Hidden fields of a form."""
    return joined(tag("input", type="hidden", name=name, value=value) for name, value in values.items())


def button(label: str, *, name: str | None = None, value: object = None) -> Html:
    """A button that sends its form."""
    return tag("button", label, type="submit", name=name, value=value)


def form(action: str, *children: object) -> Html:
    """A form that is posted."""
    return tag("form", *children, method="post", action=action)


def field(label: str, name: str, **attributes: object) -> Html:
    """A labelled input."""
    return tag("p", tag("label", label, " ", tag("input", name=name, **attributes)))


def ticked(label: str, name: str, *, on: bool = False) -> Html:
    """A labelled box to tick."""
    return tag("p", tag("label", tag("input", type="checkbox", name=name, value="1", checked=on), " ", label))


def choice(label: str, name: str, values: Iterable[tuple[object, str]], chosen: object = None) -> Html:
    """A labelled list to choose from."""
    options = [tag("option", said, value=value, selected=value == chosen) for value, said in values]
    return tag("p", tag("label", label, " ", tag("select", *options, name=name)))


def section(title: str, *children: object, level: int = 2, identity: str | None = None) -> Html:
    """A part of a page with a heading."""
    return tag("section", tag(f"h{level}", title, id=identity), *children, aria_labelledby=identity)
