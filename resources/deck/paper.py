"""The paper of a card, lit from the top left."""

from typing import Final

PAPER: Final = (
    '<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="-313" y1="-438" x2="230" '
    'y2="330"><stop offset="0" '
    'stop-color="#FFFDF7"/><stop offset="1" stop-color="#F5EEDD"/></linearGradient></defs>'
    '<rect x="-313" y="-438" width="626" height="876" rx="42" fill="url(#b)" stroke="#B9AE96" '
    'stroke-width="3.5"/>'
)
