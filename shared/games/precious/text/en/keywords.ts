// English words of Precious Memories: what each keyword and each tag does, and what the print of a card means.
import type { Keywords } from '../keywords.ts';

export const EN_KEYWORDS: Keywords = {
  active:
    'Active: it may approach already in the turn in which it enters. In the first turn of the match not even this helps.',
  natural:
    'Natural X: characters whose use cost is X or less cannot interfere with its approach. What counts is the use cost as printed.',
  break:
    'Break (!): when an approach or an effect of the opponent puts this card into your point area, you may turn it face down at once and play it without paying. It stays there as a point. From the hand it is played like any other card.',
  forcedApproach:
    'Forced Approach: in your approach phase it must approach while it is able to, before you may end the phase.',
  main: '[Main]: usable in the main phase.',
  approach:
    '[Approach]: usable in the approach phase: after somebody has approached, after somebody has interfered, and after the approach has been settled.',
  own: '[Own]: usable in your own turn only.',
  opponent: "[Opponent]: usable in your opponent's turn only.",
  both: "[Both]: usable in either player's turn.",
  interrupt:
    '[Interrupt]: usable as an answer to the play of a card or the use of a text, and settled before it. With a phase beside it, only in that phase.',
  source:
    'Source: so much does this card pay, discarded from the hand or turned face down among your points. To play a card, one of those that pay must share its colour or its work. What is left over is lost.',
  useCondition:
    '《Use condition》: it must hold besides the cost. It speaks of your own field unless it says otherwise.',
  target:
    'A target is named when declaring. Without one there is no declaration, and what happens to a target that is gone by then is left out.',
  rest: '(T): this card itself, active, becomes resting. A character may do so already in the turn in which it enters.',
  noValues: 'Without AP and DP it stands in the support area only, where nobody approaches or interferes.',
  support:
    'Support card: it is set on a character on the field, on one of your own unless it says otherwise, and trashed when that character leaves. A character may have several, but each only once.',
};
