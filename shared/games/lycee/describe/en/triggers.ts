// English card text: what an ability waits for.
import type { CardType, Pile, Trigger, Who } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { isOfItem, meantByThis, type WithWho } from '../occasions.ts';
import { thisCard } from './kinds.ts';
import { subjectOf } from './mentions.ts';
import { anyOf } from './select.ts';

/** "when this character attacks", without the comma. */
export function triggerPhrase(when: Trigger, self: CardType): string {
  switch (when.on) {
    case 'enters':
      return `when ${whoPhrase(when.who, self)} enters the field`;
    case 'downed':
      return `when ${whoPhrase(when.who, self)} is knocked down`;
    case 'leaves':
      return `when ${whoPhrase(when.who, self)} ${leavesPhrase(when.to)}`;
    case 'attacks':
      return `when ${whoPhrase(when.who, self)} attacks`;
    case 'defends':
      return `when ${whoPhrase(when.who, self)} defends`;
    case 'supports':
      return `when ${whoPhrase(when.who, self)} supports`;
    case 'equipped':
      return `when ${equippedPhrase(when, self)}`;
    case 'eventUsed':
      return `when ${when.by === 'you' ? 'you use' : `${PLAYERS[when.by]} uses`} an event`;
    case 'turnBegins':
      return `at the beginning of ${WHOSE[when.turn]} turn`;
    case 'turnEnds':
      return `at the end of ${WHOSE[when.turn]} turn`;
  }
}

const whoPhrase = (who: WithWho['who'], self: CardType): string => {
  if (who !== 'this') return anyOf(who, self);
  return subjectOf({ of: meantByThis(self) }, self);
};
function equippedPhrase(when: WithWho, self: CardType): string {
  const { who } = when;
  if (isOfItem(when, self)) return `${who === 'this' ? thisCard(self) : anyOf(who, self)} is equipped`;
  return `${whoPhrase(who, self)} is equipped with an item`;
}

const leavesPhrase = (to: Pile | undefined): string => {
  if (to === undefined) return 'leaves the field';
  if (to === 'outOfGame') return 'is removed from the game';
  return to === 'hand' ? 'is returned to hand from the field' : `goes from the field to the ${EN_TERMS.piles[to]}`;
};
const PLAYERS: Readonly<Record<Exclude<Who, 'you'>, string>> = { opponent: 'your opponent', any: 'either player' };
const WHOSE: Readonly<Record<Who, string>> = { you: 'your', opponent: "your opponent's", any: 'each' };
