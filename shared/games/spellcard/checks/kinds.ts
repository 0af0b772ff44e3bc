// Kinds of cards: what a card cannot be where it lies, what nobody could tell of hidden cards (section 2), unknown names.
import type { CardFault } from '../../../kernel/scenario/bench.ts';
import type { CardType, Kind, Range, Select } from '../card-data.ts';
import { faultIf, isWhole, type Path, type Scope } from './scope.ts';

type Part = Exclude<keyof Kind, 'name'>;
const OF_CHARACTERS: readonly Part[] = ['character', 'stance', 'hp', 'spirit', 'wounded', 'other'];
const OF_PRINTS: readonly Part[] = ['slot', 'kind', 'spellOf'];
/** The type of card that a part speaks of. */
const SPEAKS_OF: Readonly<Partial<Record<Part, CardType>>> = { slot: 'equipment', kind: 'item', spellOf: 'spell' };
/** What lies where: only one type, or none but characters. */
const LIES: Readonly<Partial<Record<Select['where'], CardType>>> = {
  line: 'character',
  gear: 'equipment',
  environment: 'item',
  ritual: 'spell',
};
const isHidden = (where: Select['where']): boolean => where === 'hand' || where === 'deck';
const isNarrowed = ({ who: _, where: __, ...kind }: Select): boolean =>
  Object.values(kind).some((part) => part !== undefined);

/** A kind of cards that lie there. */
export function kindFaults(kind: Kind, where: Select['where'], path: Path, scope: Scope): CardFault[] {
  const { name, character } = kind;
  return [
    ...placeFaults(kind, where, path),
    ...rangeFaults(kind.hp, [...path, 'hp']),
    ...rangeFaults(kind.spirit, [...path, 'spirit']),
    ...faultIf(
      name !== undefined && !scope.isName(name),
      [...path, 'name'],
      `no card is called "${name}", in this file or in a set`,
    ),
    ...faultIf(
      character !== undefined && !scope.isCharacter(character),
      [...path, 'character'],
      `no character has the number "${character}"`,
    ),
    ...(['spellOf', 'other'] as const).flatMap((part) =>
      faultIf(
        !scope.hasUser && (kind[part] === 'user' || kind[part] === true),
        [...path, part],
        'no character uses it (1.11)',
      ),
    ),
  ];
}
function placeFaults(kind: Kind, where: Select['where'], path: Path): CardFault[] {
  const lies = LIES[where];
  const wrong = (lies === 'character' ? OF_PRINTS : OF_CHARACTERS).filter((part) => kind[part] !== undefined);
  const other = OF_PRINTS.filter((part) => kind[part] !== undefined && SPEAKS_OF[part] !== (lies ?? kind.type));
  const isOther = lies === undefined ? kind.type === 'character' : kind.type !== undefined && kind.type !== lies;
  return [
    ...faultIf(isOther, [...path, 'type'], `in ${where} lies no card of type ${kind.type} (2)`),
    ...wrong.map((part) => ({ path: [...path, part], sentence: `"${part}" means nothing of cards in ${where} (2)` })),
    ...other
      .filter((part) => !wrong.includes(part) && (lies ?? kind.type) !== undefined)
      .map((part) => ({ path: [...path, part], sentence: `"${part}" speaks of another type of card` })),
  ];
}
const rangeFaults = (range: Range | undefined, path: Path): CardFault[] =>
  faultIf(
    range !== undefined && range.atLeast === undefined && range.atMost === undefined,
    path,
    'a range has an end: "atLeast", "atMost" or both',
  );

const selectFaults = (select: Select, path: Path, scope: Scope): CardFault[] =>
  kindFaults(select, select.where, path, scope);

/** How many there are: of hidden cards everybody knows the number, and not what they are (section 2). */
export const countFaults = (select: Select, path: Path, scope: Scope): CardFault[] => [
  ...selectFaults(select, path, scope),
  ...faultIf(
    isHidden(select.where) && isNarrowed(select),
    path,
    `of the cards in ${select.where} everybody knows only how many they are (2)`,
  ),
];
/** All of them: of a deck nobody could tell which, and of a hand only its player. */
export const allFaults = (select: Select, path: Path, scope: Scope): CardFault[] => [
  ...selectFaults(select, path, scope),
  ...faultIf(
    select.where === 'deck' || (select.where === 'hand' && isNarrowed(select)),
    path,
    `nobody else sees which cards in ${select.where} are meant (2)`,
  ),
];
/** What is named, the other player hears (6.1). */
export const namingFaults = (select: Select, path: Path, scope: Scope): CardFault[] => [
  ...selectFaults(select, path, scope),
  ...faultIf(isHidden(select.where), [...path, 'where'], 'what is named lies where everybody sees it (6.1)'),
];
/** A player chooses among what that player sees. */
export const choiceFaults = (select: Select, by: 'you' | 'foe', path: Path, scope: Scope): CardFault[] => [
  ...selectFaults(select, path, scope),
  ...faultIf(select.where === 'deck', [...path, 'where'], 'nobody sees the cards of a deck; search it'),
  ...faultIf(
    select.where === 'hand' && select.who !== by,
    [...path, 'who'],
    'nobody chooses from a hand but its player (2)',
  ),
];

export const amountFaults = (amount: number | undefined, path: Path): CardFault[] =>
  faultIf(amount !== undefined && !isWhole(amount, 1), path, 'a number of cards is a whole number, 1 or more');
