"""The actions of a turn, in the order in which they are offered."""

from .attack import AttackAction
from .attract import AttractAction
from .barricade import BarricadeAction
from .base import Action, Desk, Reason
from .cards import CardActions
from .clean import CleanAction
from .move import MoveAction
from .search import SearchAction
from .table import AbilityAction, ExileAction, FoodAction, RequestAction

ACTIONS: tuple[Action, ...] = (
    AttackAction(),
    SearchAction(),
    BarricadeAction(),
    CleanAction(),
    AttractAction(),
    MoveAction(),
    AbilityAction(),
    CardActions(),
    FoodAction(),
    RequestAction(),
    ExileAction(),
)
BY_VERB: dict[str, Action] = {verb: action for action in ACTIONS for verb in action.verbs}

__all__ = ["ACTIONS", "BY_VERB", "Action", "Desk", "Reason"]
