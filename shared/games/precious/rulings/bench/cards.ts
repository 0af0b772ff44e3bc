// Makers of test cards: a ruling writes down what matters of a card and nothing else.
import type {
  CardData,
  CharacterData,
  Color,
  Effect,
  EventData,
  EventText,
  Gift,
  Keyword,
  Kind,
  Select,
  SourceText,
  StaticText,
  SupportData,
  Target,
  Text,
  TextCost,
  Timing,
  Trigger,
  TriggerText,
  UseText,
} from '../../card-data.ts';

/** `no` is the number within its work (1.2); without one every name is a card of its own. */
type More<Card extends CardData> = Partial<Omit<Card, 'name' | 'type'>>;

export const WORK = 'test';
/** Whenever its player has priority, in either turn. */
export const ALWAYS: readonly Timing[] = ['main', 'approach', 'both'];

const common = (name: string, { no = `${name}-1`, work = WORK }: { no?: string; work?: string } = {}) => ({
  no: `${work}/${no}`,
  name: { en: name },
  work,
  rarity: '1' as const,
  color: 'red' as const,
  cost: 0,
  source: 1,
  traits: [],
  texts: [],
});

/** A character: free, red, of source 1, without text, unless told otherwise. */
export const character = (name: string, ap = 20, dp = 20, more: More<CharacterData> = {}): CharacterData => ({
  type: 'character',
  ap,
  dp,
  keywords: [],
  ...more,
  ...named(name, more),
});
/** A character without AP and DP, for the support area only (2.5). */
export const withoutValues = (name: string, more: More<CharacterData> = {}): CharacterData => ({
  type: 'character',
  keywords: [],
  ...more,
  ...named(name, more),
});
export const withKeywords = (name: string, ...keywords: Keyword[]): CharacterData =>
  character(name, 20, 20, { keywords });
export const withTexts = (name: string, ...texts: Text[]): CharacterData => character(name, 20, 20, { texts });

/** What every card has, with its full number in the end. */
function named<More extends Partial<CardData>>(name: string, more: More) {
  const filled = common(name, more);
  return { ...filled, ...more, no: filled.no };
}

type OfEvent = More<EventData> & Partial<Omit<EventText, 'kind' | 'effect'>>;
/** An event that does this, at any time of priority; free, red, of source 1. */
export function event(name: string, effect: readonly Effect[], more: OfEvent = {}): EventData {
  const { timing = ALWAYS, against, targets, ...card } = more;
  const text: EventText = { kind: 'event', timing, ...(against && { against }), ...(targets && { targets }), effect };
  return { type: 'event', keywords: [], ...named(name, { texts: [text], ...card }) };
}
/** An event that interrupts (7.3). */
export const interrupt = (name: string, effect: readonly Effect[], more: OfEvent = {}): EventData =>
  event(name, effect, { timing: ['interrupt'], ...more });
/** What it interrupts does nothing. */
export const negating = (name = 'negating', more: OfEvent = {}): EventData => interrupt(name, [{ do: 'negate' }], more);
/** An event with Break (section 8). */
export const breaking = (name: string, effect: readonly Effect[] = DRAW, more: OfEvent = {}): EventData =>
  event(name, effect, { keywords: [{ keyword: 'break' }], ...more });
/** An event that names one character of the opponent, or what is told otherwise. */
export const aimed = (
  name: string,
  effect: (it: Target) => readonly Effect[],
  from: Partial<Select> = {},
  more: OfEvent = {},
): EventData =>
  event(name, effect({ bound: 'aim' }), {
    targets: [{ as: 'aim', from: { who: 'opponent', where: 'field', ...from } }],
    ...more,
  });
export const bounce = (name = 'bounce', from: Partial<Select> = {}, more: OfEvent = {}): EventData =>
  aimed(name, (target) => [{ do: 'move', target, to: 'hand' }], from, more);
export const exiting = (name = 'exiting', from: Partial<Select> = {}, more: OfEvent = {}): EventData =>
  aimed(name, (target) => [{ do: 'exit', target }], from, more);
export const drawing = (name = 'drawing', amount = 1, more: OfEvent = {}): EventData =>
  event(name, [{ do: 'draw', amount }], more);

/** A support card for own characters, unless told otherwise. */
export const support = (name: string, texts: readonly Text[] = [], more: More<SupportData> = {}): SupportData => ({
  type: 'support',
  keywords: [],
  ...named(name, { texts, ...more }),
});
/** A card that can do nothing but pay: so many points of this colour and work. */
export const source = (amount: number, color: Color = 'red', work = WORK): EventData => ({
  type: 'event',
  keywords: [],
  ...named(`${work === WORK ? '' : `${work} `}${color} ${amount}`, { source: amount, color, work }),
});
/** So many cards that can do nothing and pay nothing, or one for each name. */
export function plain(...of: [number] | string[]): EventData[] {
  const [first] = of;
  const names = typeof first === 'number' ? Array.from({ length: first }, () => 'plain') : (of as string[]);
  return names.map((name) => ({ type: 'event', keywords: [], ...named(name, { source: 0 }) }));
}

/** A text that is used, at any time of priority unless told otherwise. */
export const use = (
  cost: TextCost,
  effect: readonly Effect[],
  more: Partial<Omit<UseText, 'kind' | 'cost' | 'effect'>> = {},
): UseText => ({ kind: 'use', timing: ALWAYS, cost, effect, ...more });
/** (T) alone, and the printed (0). */
export const REST: TextCost = { rest: true };
export const FREE: TextCost = {};
/** A text that wakes at this and does that. */
export const trigger = (
  when: Trigger,
  effect: readonly Effect[],
  more: Partial<Pick<TriggerText, 'if'>> = {},
): TriggerText => ({ kind: 'trigger', when, effect, ...more });
/** What is given as long as the card is there. */
export const always = (
  to: StaticText['to'],
  gives: readonly Gift[],
  more: Partial<Pick<StaticText, 'if'>> = {},
): StaticText => ({ kind: 'static', to, gives, ...more });
/** Its source counts as more when it pays for such a card. */
export const paysMore = (by: number, card: Kind): SourceText => ({ kind: 'source', by, for: card });
export const DRAW: readonly Effect[] = [{ do: 'draw', amount: 1 }];
