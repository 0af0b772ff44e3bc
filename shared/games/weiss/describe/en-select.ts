// English card text: which cards a selection means.
import type { Pile, Range, Select } from '../card-data.ts';

export type Kind = Omit<Select, 'who' | 'where'>;

const PILE_WORDS: Readonly<Record<Pile, string>> = {
  deck: 'deck',
  hand: 'hand',
  stock: 'stock',
  clock: 'clock',
  level: 'level zone',
  climax: 'climax zone',
  waitingRoom: 'waiting room',
  memory: 'memory',
  resolution: 'resolution zone',
};
export const pileWord = (pile: Pile): string => PILE_WORDS[pile];

const STATES = { stand: 'standing', rest: 'resting', reverse: 'reversed' } as const;
const NOUNS = {
  character: ['character', 'characters'],
  event: ['event', 'events'],
  climax: ['climax', 'climaxes'],
  card: ['card', 'cards'],
} as const;
type Noun = keyof typeof NOUNS;

export const cards = (amount: number): string => (amount === 1 ? '1 card' : `${amount} cards`);
const article = (words: string): string => (/^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`);

/** "2 or higher", "0 or lower", "1 to 2", "3". */
export function rangePhrase({ atLeast, atMost }: Range, more = 'higher', less = 'lower'): string {
  if (atLeast === undefined) return `${atMost} or ${less}`;
  if (atMost === undefined) return `${atLeast} or ${more}`;
  return atLeast === atMost ? String(atLeast) : `${atLeast} to ${atMost}`;
}

/** "other level 1 or lower «Pilot» character with a soul icon": the kind without article, owner or place. */
export function plain(kind: Kind, noun: Noun, many = false): string {
  const { level, trait } = kind;
  const before = [
    kind.other && 'other',
    kind.state && STATES[kind.state],
    kind.color,
    typeof level === 'object' && `level ${rangePhrase(level)}`,
    kind.cost && `cost ${rangePhrase(kind.cost)}`,
    trait !== undefined && (typeof trait === 'string' ? [trait] : trait).map((one) => `«${one}»`).join(' or '),
  ];
  const what = kind.name === undefined ? NOUNS[kind.type ?? noun][many ? 1 : 0] : `"${kind.name}"`;
  const after = [
    kind.nameHas && `with "${kind.nameHas}" in the name`,
    kind.power && `with ${rangePhrase(kind.power, 'more', 'less')} power`,
    kind.icon && `with ${article(kind.icon)} icon`,
    level === 'upToYours' && 'of your level or lower',
    level === 'upToYoursPlusOne' && 'of at most 1 level above yours',
    kind.inFront && 'in front of this card',
    kind.facing && 'facing this card',
    kind.battling === 'defender' && 'being frontal attacked',
    kind.battling === 'this' && 'in battle with this card',
  ];
  return [...before, what, ...after].filter((part) => typeof part === 'string' && part !== '').join(' ');
}

export const one = (kind: Kind): string => {
  const words = plain(kind, 'card');
  return kind.name === undefined ? article(words) : words;
};

const isStage = (where: Select['where']): where is 'stage' | 'front' | 'back' =>
  where === 'stage' || where === 'front' || where === 'back';
const onRow = (where: 'stage' | 'front' | 'back'): string =>
  where === 'stage' ? '' : where === 'front' ? ' on the center stage' : ' on the back stage';
const WHOSE = { you: 'your', opponent: "your opponent's", any: 'either' } as const;

/** "your other characters on the back stage", after "of". */
function stageGroup(select: Select, whose: string): string {
  return `${whose} ${plain(select, 'character', true)}${isStage(select.where) ? onRow(select.where) : ''}`;
}
const facing = (select: Select): string => (select.facing ? ' facing this card' : '');

/** "up to 2 of your characters", "1 card in your hand", "1 climax among them". `whose` words the owner anew. */
export function someOf(select: Select, amount: number, upTo: boolean, whose: string = WHOSE[select.who]): string {
  const number = `${upTo ? 'up to ' : ''}${amount}`;
  if (isStage(select.where)) {
    return select.who === 'any'
      ? `${number} ${plain(select, 'character', amount > 1)} on either stage`
      : `${number} of ${stageGroup(select, whose)}${facing(select)}`;
  }
  const noun = `${number} ${plain(select, 'card', amount > 1)}`;
  return select.where === 'looked' ? `${noun} among them` : `${noun} in ${whose} ${pileWord(select.where)}`;
}

/** "all of your characters in front of this card", "all other characters on both stages". */
export function allOf(select: Select): string {
  if (!isStage(select.where)) return `all ${placed(select)}`;
  return select.who === 'any'
    ? `all ${plain(select, 'character', true)} on both stages`
    : `all of ${stageGroup(select, WHOSE[select.who])}`;
}

/** "cards in your clock": several of a kind with their place. */
export function placed(select: Select): string {
  if (isStage(select.where)) return `${stageGroup(select, WHOSE[select.who])}`;
  return select.where === 'looked'
    ? 'those cards'
    : `${plain(select, 'card', true)} in ${WHOSE[select.who]} ${pileWord(select.where)}`;
}

/** "each of your other «Pilot» characters", "each card in your stock". */
export function eachOf(select: Select): string {
  if (isStage(select.where)) {
    return select.who === 'any'
      ? `each ${plain(select, 'character')} on either stage`
      : `each of ${stageGroup(select, WHOSE[select.who])}`;
  }
  return select.where === 'looked'
    ? 'each of those cards'
    : `each ${plain(select, 'card')} in ${WHOSE[select.who]} ${pileWord(select.where)}`;
}

/** "one of your other «Pilot» characters", as the subject of a trigger. */
export const anyOne = (select: Select): string =>
  select.who === 'any' ? `${article(plain(select, 'character'))}` : `one of ${stageGroup(select, WHOSE[select.who])}`;
