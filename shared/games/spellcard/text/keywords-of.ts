// Which words of a card are explained with it: those that its print means, and those of which its texts speak.
import { partsIn } from '../../../kernel/json.ts';
import { type CardData, DAMAGE_TYPES, ENVIRONMENTS, SLOTS } from '../card-data.ts';
import { KEYWORDS, type KeywordName } from './keywords.ts';

/** Words of the data by what they are explained as. */
const VALUES: Readonly<Record<string, KeywordName>> = {
  ...Object.fromEntries([...DAMAGE_TYPES, ...SLOTS, ...ENVIRONMENTS].map((name) => [name, name])),
  active: 'active',
  instant: 'instant',
  guard: 'guard',
  busy: 'busy',
  power: 'power',
  barrierCharm: 'charm',
  ward: 'ward',
  poison: 'poison',
  cure: 'poison',
  flight: 'graze',
  negate: 'chain',
  weaken: 'chain',
  redirect: 'chain',
};
/** Keys under which stand names that anything may have. */
const UNREAD: ReadonlySet<string> = new Set(['name', 'title', 'flavor', 'as', 'bound', 'no', 'owner', 'character']);
/** Parts that are spoken of by their key alone. */
const KEYS: Readonly<Record<string, KeywordName>> = {
  final: 'final',
  unique: 'unique',
  ritual: 'ritual',
  exclusive: 'exclusive',
  answers: 'chain',
};
const RESTRICTED: Readonly<Record<string, KeywordName>> = { spell: 'silence', dodge: 'graze' };

export function keywordsOf(card: CardData): readonly KeywordName[] {
  const words = new Set(
    partsIn(card).flatMap((part) => [...Object.entries(part)].flatMap(([key, value]) => wordsIn(part, key, value))),
  );
  if (card.type === 'power') words.add('power');
  if (card.type === 'spell' && card.spirit === undefined) words.add('unprinted');
  if (words.has('charm')) words.add('barrier');
  return KEYWORDS.filter((name) => words.has(name));
}

function wordsIn(part: object, key: string, value: unknown): KeywordName[] {
  const byKey = KEYS[key];
  if (byKey !== undefined) return [byKey];
  if (typeof value !== 'string' || UNREAD.has(key)) return [];
  if (value === 'must') return ['must'];
  // "+1 to the power of its attacks" speaks of no Power card.
  if (key === 'what' && value === 'power') return [];
  const restricted = key === 'what' || key === 'to' || (key === 'do' && 'what' in part) ? RESTRICTED[value] : undefined;
  const named = restricted ?? VALUES[value];
  return named === undefined ? [] : [named];
}
