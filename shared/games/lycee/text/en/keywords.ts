// English words of Lycee: what each basic ability does and what the print of a card means.
import type { Keywords } from '../keywords.ts';

const OWN_TURN = 'In your turn, while it is ready, once per turn, not during a battle.';

export const EN_KEYWORDS: Keywords = {
  dash: 'Dash: in the battle outcome its attack is settled first. If that knocks the other character down, the other does not hit back. If both have Dash, both are settled at once.',
  aggressive: 'Aggressive: it may attack and pay [T] already in the turn in which it enters the field.',
  step: `Step: pay the cost to move it to an adjacent empty cell of your field: left, right, front or back. ${OWN_TURN}`,
  sideStep: `Side Step: a Step to the left or right only. ${OWN_TURN}`,
  orderStep: `Order Step: a Step to the front or back only. ${OWN_TURN}`,
  jump: `Jump: a Step to any empty cell of your field. ${OWN_TURN}`,
  touch: `Touch: pay the cost, and it changes places with your character of the same column; both must be ready. ${OWN_TURN}`,
  escape: `Escape: pay the cost, and it is trashed. ${OWN_TURN}`,
  sideAttack:
    'Side Attack: when it attacks, you may pay the cost to attack the column left or right of its own. Only the ready character in the defence row of that column may defend.',
  taxTrash: 'Tax-Trash: at the start of your turn pay the cost, or it is trashed.',
  taxWakeup: 'Tax-Wakeup: at the start of your turn pay the cost, or it does not wake up this turn.',
  supporter:
    'Supporter: in battle, while it is ready, once per turn, it may support for this cost instead of becoming acted. Together with the normal support it may support twice.',
  attacker: 'Attacker: support given to it goes to its AP. If it has Defender too, support goes to AP and DP.',
  defender: 'Defender: support given to it goes to its DP. If it has Attacker too, support goes to AP and DP.',
  bonus:
    'Bonus: when it knocks its battle opponent down and is not knocked down itself, the effect must be carried out. Only by a battle.',
  deckBonus:
    "Deck Bonus: when its battle damages the opponent's deck, the effect must be carried out. Not for cards lost by effects.",
  penalty:
    'Penalty: when it leaves your field in any way (knocked down, trashed, returned, removed, or taken over), the effect must be carried out.',
  fieldLimits:
    'Field limits: the cells that it may enter, in the attack row (AF) and the defence row (DF). Moves after that are not bound by them.',
  ex: 'EX: so many points does the card pay when it is discarded from the hand for a cost, each of one of its attributes. A card without attributes pays only stars. What is left over is lost.',
  target:
    '‹Words in such brackets› (red words on a card) are a target: it is named when declaring. Without one there is no declaration, and if it is lost before that resolves, nothing of it happens.',
  tap: '[T]: the character itself, ready (untapped), becomes acted (tapped). It cannot pay this from its entering until your next turn begins, unless it is Aggressive.',
};
