// Cards that between them use every construct of card-data.ts: a word that is new there does not compile here.
import {
  type Amount,
  type Answering,
  ATTACKED,
  type CardData,
  type Condition,
  DAMAGE_TYPES,
  DECLARATIONS,
  type Doing,
  type Effect,
  ENVIRONMENTS,
  type Gift,
  ITEM_KINDS,
  type Kind,
  RESTRICTIONS,
  type Select,
  SLOTS,
  STATS,
  type Target,
  TYPES,
  type Who,
} from '../../card-data.ts';

const STANCES = ['guard', 'busy'] as const;
const WHO = ['you', 'foe', 'any'] as const satisfies readonly Who[];
const places: { readonly [W in Select['where']]: W } = {
  line: 'line',
  gear: 'gear',
  environment: 'environment',
  ritual: 'ritual',
  discard: 'discard',
  hand: 'hand',
  deck: 'deck',
};
const RANGES = [{ atLeast: 2 }, { atMost: 1 }, { atLeast: 1, atMost: 2 }, { atLeast: 1, atMost: 1 }] as const;
const KINDS: { readonly [K in keyof Kind]-?: readonly NonNullable<Kind[K]>[] } = {
  type: TYPES,
  slot: SLOTS,
  kind: ITEM_KINDS,
  spellOf: ['user', 'line'],
  name: ['霧灯'],
  character: ['霧守'],
  stance: STANCES,
  hp: RANGES,
  spirit: RANGES,
  wounded: [true],
  other: [true],
};
const kinds: readonly Kind[] = Object.entries(KINDS).flatMap(([part, values]) =>
  values.map((value): Kind => ({ [part]: value })),
);
const FOE: Select = { who: 'foe', where: 'line' };
const YOURS: Select = { who: 'you', where: 'line' };
const selects: readonly Select[] = [
  ...WHO.flatMap((who) => Object.values(places).map((where): Select => ({ who, where }))),
  ...kinds.flatMap((kind) => [
    { ...YOURS, ...kind },
    { ...FOE, ...kind },
    { who: 'you' as const, where: 'discard' as const, ...kind },
  ]),
  { ...FOE, other: true, stance: 'busy', wounded: true, hp: { atMost: 3 }, spirit: { atLeast: 1 } },
];
const targets: readonly Target[] = [
  'user',
  'answered',
  { bound: 'it' },
  { bound: ATTACKED },
  { all: FOE },
  { all: YOURS },
];
const amounts: readonly Amount[] = [
  2,
  ...([...STATS, 'hp', 'spirit', 'missing'] as const).map((stat): Amount => ({ stat, of: 'user' })),
  ...targets.map((of): Amount => ({ stat: 'spirit', of, times: 2, plus: 1 })),
  ...selects.map((count): Amount => ({ count, times: 1 })),
  { count: FOE, times: -1 },
  { count: FOE, times: 3, plus: -1 },
  { dealt: true, times: 1 },
  { dealt: true, times: 2 },
];
const conditions: readonly Condition[] = [
  ...selects.flatMap((count) => [...RANGES, { atLeast: 1 }, { atMost: 0 }].map((range) => ({ count, ...range }))),
  { turn: 'you' },
  { turn: 'foe' },
  ...kinds.flatMap((kind): Condition[] => [{ userIs: kind }, { is: kind, bound: 'it' }, { is: kind, bound: ATTACKED }]),
  { dealt: 1 },
  { dealt: 3 },
  ...ENVIRONMENTS.map((there): Condition => ({ there })),
];
const FORMS: { readonly [D in Effect['do']]: readonly (Effect & { readonly do: D })[] } = {
  must: [{ do: 'must', then: [{ do: 'negate' }, { do: 'hurt', target: 'user', amount: 1 }] }],
  choose: selects.flatMap((from) => [
    { do: 'choose', as: 'them', from },
    { do: 'choose', as: 'them', from, amount: 2, upTo: true, by: 'foe' },
  ]),
  hurt: amounts.map((amount) => ({ do: 'hurt', target: { bound: 'it' }, amount })),
  heal: targets.map((target) => ({ do: 'heal', target, amount: 1 })),
  gainSpirit: targets.map((target) => ({ do: 'gainSpirit', target, amount: 1 })),
  loseSpirit: amounts.map((amount) => ({ do: 'loseSpirit', target: 'user', amount })),
  atk: amounts.map((by) => ({ do: 'atk', target: 'user', by, turns: 1 })),
  def: [{ do: 'def', target: { bound: 'it' }, by: -2, turns: 3 }],
  flight: [{ do: 'flight', target: 'user', by: 1, turns: 1 }],
  regen: [{ do: 'regen', target: { all: YOURS }, by: 1, turns: 2 }],
  ward: [{ do: 'ward', target: 'user', by: 1, turns: 2 }],
  poison: [{ do: 'poison', target: { bound: ATTACKED }, amount: 2, turns: 2 }],
  forbid: RESTRICTIONS.flatMap((what) => targets.map((target) => ({ do: 'forbid', what, target, turns: 2 }) as const)),
  cure: targets.map((target) => ({ do: 'cure', target })),
  stance: targets.flatMap((target) => STANCES.map((to) => ({ do: 'stance', target, to }) as const)),
  refresh: targets.map((target) => ({ do: 'refresh', target })),
  negate: [{ do: 'negate' }],
  weaken: amounts.map((by) => ({ do: 'weaken', by })),
  redirect: targets.map((to) => ({ do: 'redirect', to })),
  draw: amounts.flatMap(
    (amount) =>
      [
        { do: 'draw', amount },
        { do: 'draw', amount, who: 'each' },
      ] as const,
  ),
  discard: kinds.flatMap((card) => [
    { do: 'discard', amount: 1, card },
    { do: 'discard', amount: 2, card, who: 'foe' },
  ]),
  mill: amounts.map((amount) => ({ do: 'mill', amount, who: 'foe' })),
  move: targets.flatMap((target) =>
    (['hand', 'deckBottom', 'deckShuffled'] as const).map((to) => ({ do: 'move', target, to }) as const),
  ),
  search: kinds.flatMap((card) => [1, 2].map((amount) => ({ do: 'search', card, amount }) as const)),
  destroy: selects.map((all) => ({ do: 'destroy', target: { all } })),
  if: conditions.flatMap((condition) => [
    { do: 'if', if: [condition], then: [{ do: 'draw', amount: 1 }] },
    {
      do: 'if',
      if: [condition, { turn: 'you' }],
      then: [
        { do: 'draw', amount: 1 },
        { do: 'hurt', target: { bound: 'it' }, amount: 1 },
      ],
      else: [{ do: 'must', then: [{ do: 'discard', amount: 1 }] }],
    },
  ]),
};
const effects: readonly Effect[] = Object.values(FORMS).flat();
const answers: readonly Answering[] = [undefined, 'any' as const, ...DAMAGE_TYPES].flatMap((attack) =>
  [undefined, ...DECLARATIONS.map((one) => [one]), [...DECLARATIONS]].flatMap((of) =>
    [true, undefined].map(
      (isYours): Answering => ({
        ...(of && { of }),
        ...(attack && { attack }),
        ...(isYours && { by: 'foe', atYours: true }),
      }),
    ),
  ),
);
const NAMED = [{ as: 'it', from: FOE }] as const;
const doings: readonly Doing[] = [
  ...effects.map((effect): Doing => ({ targets: NAMED, effect: [effect] })),
  ...effects.map((effect): Doing => ({ targets: NAMED, effect: [{ do: 'must', then: [effect] }] })),
  ...selects.map(
    (from): Doing => ({
      targets: [{ as: 'it', from, amount: 2, upTo: true }],
      effect: [{ do: 'destroy', target: { bound: 'it' } }],
    }),
  ),
  ...amounts.map((power): Doing => ({ targets: NAMED, attack: { type: 'strike', power }, effect: [] })),
  ...DAMAGE_TYPES.flatMap((type) =>
    [1, 2, 'all' as const].map(
      (on): Doing => ({ attack: { type, power: 5, on }, effect: [{ do: 'cure', target: { bound: ATTACKED } }] }),
    ),
  ),
  ...answers.map((one): Doing => ({ answers: one, effect: [{ do: 'negate' }] })),
];
const gifts: readonly Gift[] = [
  ...STATS.flatMap((what) =>
    [undefined, ...STANCES].map((stance): Gift => ({ what, by: -1, ...(stance && { stance }) })),
  ),
  ...DAMAGE_TYPES.flatMap((type): Gift[] => [
    { what: 'power', type, by: 1 },
    { what: 'against', type, by: -1 },
  ]),
  ...RESTRICTIONS.flatMap((one): Gift[] => [
    { what: 'cannot', do: one },
    { what: 'immune', to: one },
  ]),
  { what: 'immune', to: 'poison' },
];

const COMMON = { no: 'X-1', name: { en: 'X' }, rarity: 'N' } as const;
export const spellOf = (doing: Doing, more: object = {}): CardData => ({
  ...COMMON,
  type: 'spell',
  owner: '霧守',
  p: 1,
  speed: 'active',
  ...doing,
  ...more,
});
export const itemOf = (doing: Doing, more: object = {}): CardData => ({
  ...COMMON,
  type: 'item',
  kind: 'once',
  p: 1,
  speed: 'instant',
  ...doing,
  ...more,
});
export const characterOf = (doing: Doing, more: object = {}): CardData => ({
  ...COMMON,
  type: 'character',
  color: 'blue',
  title: { en: 'T' },
  hp: 8,
  spirit: 5,
  regen: 1,
  atk: 3,
  atkType: 'strike',
  def: 1,
  flight: 2,
  skill: { name: { en: '灯火', ja: '灯火', 'zh-CN': '灯火' }, speed: 'instant', spirit: 1, ...doing, ...more },
});
const MARKED = { final: true, unique: true, hp: 1, spirit: 2 };
/** In turn: who uses it is called otherwise in each. */
const WRAPS = [spellOf, (doing: Doing): CardData => itemOf(doing, { user: true }), characterOf];
/** Every construct. */
export const SPECIMENS: readonly CardData[] = [
  ...doings.map((doing, i) => (WRAPS[i % WRAPS.length] ?? spellOf)(doing)),
  ...[1, 2, 3, 9].map((ritual) => spellOf({ effect: [{ do: 'negate' }] }, { ...MARKED, ritual })),
  ...ITEM_KINDS.slice(0, 3).map((kind) => itemOf({ effect: [{ do: 'negate' }] }, { kind, final: true, unique: true })),
  itemOf({ effect: [] }, { kind: 'barrierCharm' }),
  itemOf(
    { targets: NAMED, effect: [] },
    { exclusive: [{ character: '霧守', effect: [{ do: 'cure', target: { bound: 'it' } }] }] },
  ),
  { ...COMMON, type: 'power' },
  ...SLOTS.map((slot): CardData => ({ ...COMMON, type: 'equipment', slot, p: 0, gives: gifts })),
  ...ENVIRONMENTS.map(
    (kind): CardData => ({
      ...COMMON,
      type: 'item',
      kind,
      p: 1,
      speed: 'active',
      gives: gifts,
      each: [{ do: 'hurt', target: { all: FOE }, amount: 1 }],
    }),
  ),
];
