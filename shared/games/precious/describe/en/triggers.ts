// English card text: what a text waits for.
import type { CardType, Kind, Trigger, Who } from '../../card-data.ts';
import { meantByThis, type WithWho } from '../occasions.ts';
import { kindPhrase, withArticle } from './kinds.ts';
import { subjectOf } from './mentions.ts';
import { anyOf } from './select.ts';

/** "when this character approaches", without the comma. */
export function triggerPhrase(when: Trigger, self: CardType): string {
  switch (when.on) {
    case 'enters':
      return `when ${whoPhrase(when, self)} enters the field`;
    case 'exits':
      return `when ${whoPhrase(when, self)} exits`;
    case 'leaves':
      return `when ${whoPhrase(when, self)} leaves the field`;
    case 'approaches':
      return `when ${whoPhrase(when, self)} approaches`;
    case 'interferes':
      return `when ${whoPhrase(when, self)} interferes`;
    case 'givesPoints':
      return `when ${whoPhrase(when, self)} gives points by an approach`;
    case 'receivesPoints':
      return `when ${player(when.seat, 'receive')} points`;
    case 'supported':
      return `when a support card is set on ${whoPhrase(when, self)}`;
    case 'played':
      return `when ${playedPhrase(when, self)}`;
    case 'turnBegins':
      return `at the beginning of ${WHOSE[when.turn]} turn`;
    case 'turnEnds':
      return `at the end of ${WHOSE[when.turn]} turn`;
  }
}

const whoPhrase = ({ who }: WithWho, self: CardType): string =>
  who === 'this' ? subjectOf({ of: meantByThis(self) }, self) : anyOf(who, self);

function playedPhrase({ by, card }: Extract<Trigger, { on: 'played' }>, self: CardType): string {
  const play = player(by, 'play');
  const use = by === 'you' ? 'use' : 'uses';
  const what = (kind: Kind): string => withArticle(kindPhrase(kind, 'card', false, self));
  switch (card?.type) {
    case 'event':
      return `${play} ${what(card)}`;
    case 'character':
      return `${player(by, 'use')} a text of ${what(card)}`;
    case 'support':
      return `${play} ${what(card)} or ${use} its text`;
    case undefined:
      return card === undefined
        ? `${play} an event or a support card or ${use} a text`
        : `${play} ${what(card)} or ${use} a text of one`;
  }
}
const PLAYERS: Readonly<Record<Who, string>> = { you: 'you', opponent: 'your opponent', any: 'either player' };
const player = (who: Who, verb: string): string => `${PLAYERS[who]} ${who === 'you' ? verb : `${verb}s`}`;
const WHOSE: Readonly<Record<Who, string>> = { you: 'your', opponent: "your opponent's", any: 'each' };
