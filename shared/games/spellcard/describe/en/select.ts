// English card text: which cards a selection means, in the constructions that sentences need.
import type { Select } from '../../card-data.ts';
import { EN_TERMS } from '../../text/en/terms.ts';
import { nounIn, type Speaker } from '../plan.ts';
import { kindPhrase } from './kinds.ts';

type Whose = Readonly<Record<Select['who'], string>>;
/** Of some cards; "both players'" of all. */
const WHOSE: Whose = { you: 'your', foe: "your opponent's", any: "either player's" };
const ALL: Whose = { ...WHOSE, any: "both players'" };
/** As the opponent's own choice would say it. */
export const THEIRS: Whose = { you: "the other player's", foe: 'their', any: "either player's" };

const BEARER = { you: 'one of your characters', foe: 'an enemy character' } as const;
const BEARERS = { you: 'your characters', foe: 'enemy characters' } as const;

/** Whose it is stands before it: "your characters", "enemy rituals". */
const isOnSide = ({ where }: Select): boolean => where === 'line' || where === 'ritual';
const sided = (select: Select, many: boolean, speaker: Speaker): string => {
  const words = kindPhrase(select, nounIn(select), many, speaker, select.who === 'foe' ? 'enemy' : '');
  return select.who === 'you' ? `your ${words}` : words;
};

function placePhrase({ who, where }: Select, many: boolean, whose: Whose): string {
  switch (where) {
    case 'line':
    case 'ritual':
      return '';
    case 'gear':
      return who === 'any' ? '' : `on ${(many ? BEARERS : BEARER)[who]}`;
    case 'environment':
      return who === 'any' ? '' : `that ${who === 'you' ? 'you have' : 'your opponent has'} brought`;
    default:
      return `in ${whose[who]} ${EN_TERMS.zones[where]}${who === 'any' && whose === ALL ? 's' : ''}`;
  }
}
function plainly(select: Select, many: boolean, speaker: Speaker, whose: Whose): string {
  const place = placePhrase(select, many, whose);
  return `${kindPhrase(select, nounIn(select), many, speaker)}${place === '' ? '' : ` ${place}`}`;
}

/** "up to 2 of your characters", "1 enemy character", "1 card in your hand". */
export function someOf(select: Select, amount: number, upTo: boolean, speaker: Speaker, whose = WHOSE): string {
  const number = `${upTo ? 'up to ' : ''}${amount}`;
  if (!isOnSide(select)) return `${number} ${plainly(select, amount > 1, speaker, whose)}`;
  if (whose === THEIRS && select.who === 'foe') {
    return `${number} of their ${kindPhrase(select, nounIn(select), true, speaker)}`;
  }
  return select.who === 'you'
    ? `${number} of ${sided(select, true, speaker)}`
    : `${number} ${sided(select, amount > 1, speaker)}`;
}
/** "all of your characters", "all enemy characters", "all cards in your hand". */
export function allOf(select: Select, speaker: Speaker): string {
  if (!isOnSide(select)) return `all ${plainly(select, true, speaker, ALL)}`;
  return `all ${select.who === 'you' ? 'of ' : ''}${sided(select, true, speaker)}`;
}
/** "your characters", "cards in your hand": for their number. */
export const manyOf = (select: Select, speaker: Speaker): string =>
  isOnSide(select) ? sided(select, true, speaker) : plainly(select, true, speaker, ALL);

/** Who has them, and what they are then: "you have", "busy characters". */
export function having(select: Select, many: boolean, speaker: Speaker): readonly [string, string] {
  const { who, where } = select;
  if (who === 'any' || !(isOnSide(select) || where === 'hand')) {
    return [many ? 'there are' : 'there is', plainly(select, many, speaker, ALL)];
  }
  const place = where === 'hand' ? ` in ${who === 'you' ? 'your' : 'their'} hand` : '';
  const what = `${kindPhrase(select, nounIn(select), many, speaker)}${place}`;
  return [who === 'you' ? 'you have' : 'your opponent has', what];
}
