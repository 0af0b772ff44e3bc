// Texts that between them use every construct of card-data.ts: a word that is new there does not compile here.
import {
  type Amount,
  AREAS,
  type CardData,
  type CardType,
  COLORS,
  type Condition,
  DECLARATIONS,
  DESTINATIONS,
  type Effect,
  type Gift,
  KEYWORDS,
  type Keyword,
  type KeywordName,
  type Kind,
  type Naming,
  RESTRICTIONS,
  type Select,
  STATES,
  type Text,
  type TextCost,
  TIMINGS,
  type Trigger,
  TYPES,
  UNTIL,
  type VALUES,
  type Who,
} from '../../card-data.ts';

const WHO = ['you', 'opponent', 'any'] as const satisfies readonly Who[];
const places: { readonly [W in Select['where']]: W } = {
  field: 'field',
  mainArea: 'mainArea',
  supportArea: 'supportArea',
  set: 'set',
  hand: 'hand',
  trash: 'trash',
  pointArea: 'pointArea',
  deck: 'deck',
  looked: 'looked',
};
const PLACES = Object.values(places);
const ALLY: Select = { who: 'you', where: 'field' };
const FOE: Select = { who: 'opponent', where: 'field' };

const KINDS: { readonly [K in keyof Kind]-?: readonly NonNullable<Kind[K]>[] } = {
  type: TYPES,
  color: COLORS,
  work: ['霧の港'],
  name: ['灯'],
  traits: [['制服'], ['制服', '海']],
  cost: [{ atLeast: 2 }, { atMost: 1 }, { atLeast: 1, atMost: 2 }, { atLeast: 1, atMost: 1 }],
  source: [{ atLeast: 2 }],
  ap: [{ atMost: 20 }],
  dp: [{ atLeast: 30 }],
  state: STATES,
  keyword: KEYWORDS,
  other: [true],
  supported: [true, false],
  participates: ['any', 'approacher', 'interferer', 'opponent'],
};
const kinds: readonly Kind[] = Object.entries(KINDS).flatMap(([part, values]) =>
  values.map((value): Kind => ({ [part]: value })),
);
const FULL: Kind = {
  type: 'character',
  color: 'red',
  traits: ['制服', '海'],
  name: '灯',
  work: '霧の港',
  cost: { atMost: 2 },
  ap: { atLeast: 10 },
  state: 'active',
  keyword: 'active',
  other: true,
  supported: true,
};
const selects: readonly Select[] = [
  ...WHO.flatMap((who) => PLACES.map((where): Select => ({ who, where }))),
  ...PLACES.map((where): Select => ({ ...FULL, who: 'you', where })),
  ...kinds.map((kind): Select => ({ ...kind, who: 'opponent', where: 'field' })),
];

/** Those members of a union whose part `K` may be `V`. */
type With<T, K extends string, V> = T extends { readonly [P in K]: infer Words }
  ? V extends Words
    ? T
    : never
  : never;

const costs: readonly TextCost[] = [
  {},
  { n: 2 },
  { rest: true },
  { n: 1, rest: true },
  ...COLORS.map((color): TextCost => ({ n: 2, color })),
  { n: 2, color: 'red', rest: true },
];
const keywords: { readonly [K in KeywordName]: With<Keyword, 'keyword', K> } = {
  active: { keyword: 'active' },
  natural: { keyword: 'natural', x: 2 },
  break: { keyword: 'break' },
  forcedApproach: { keyword: 'forcedApproach' },
};
export const KEYWORDS_OF_ALL: readonly Keyword[] = Object.values(keywords);

const CONDITIONS: readonly Condition[] = [
  ...selects.flatMap((count): Condition[] => [
    { count, atLeast: 1 },
    { count, atLeast: 2 },
    { count, atMost: 0 },
    { count, atLeast: 2, atMost: 2 },
  ]),
  { turn: 'you' },
  { turn: 'opponent' },
  ...AREAS.map((thisIn): Condition => ({ thisIn })),
  ...[...kinds, FULL].map((thisIs): Condition => ({ thisIs })),
  { points: 'fewer' },
  { points: 'more' },
];
const BOUND_CONDITIONS: readonly Condition[] = [
  { bound: 'top', atLeast: 1 },
  { bound: 'one', atLeast: 1 },
  ...kinds.flatMap((is): Condition[] => [
    { bound: 'top', is, atLeast: 1 },
    { bound: 'one', is, atLeast: 1 },
    { bound: 'top', is, atLeast: 2 },
  ]),
];

const TRIGGERS: { readonly [On in Trigger['on']]: readonly With<Trigger, 'on', On>[] } = {
  enters: ofWho('enters'),
  exits: ofWho('exits'),
  leaves: ofWho('leaves'),
  approaches: ofWho('approaches'),
  interferes: ofWho('interferes'),
  givesPoints: ofWho('givesPoints'),
  receivesPoints: WHO.map((seat) => ({ on: 'receivesPoints', seat })),
  supported: ofWho('supported'),
  played: WHO.flatMap((by) => [
    { on: 'played', by } as const,
    ...kinds.map((card) => ({ on: 'played', by, card }) as const),
  ]),
  turnBegins: WHO.map((turn) => ({ on: 'turnBegins', turn })),
  turnEnds: WHO.map((turn) => ({ on: 'turnEnds', turn })),
};
function ofWho<On extends string>(on: On) {
  return [
    { on, who: 'this' },
    ...WHO.map((who) => ({ on, who: { who, where: 'field', other: true } }) as const),
  ] as const;
}

const AMOUNTS: readonly Amount[] = [
  1,
  2,
  -20,
  ...selects.map((count): Amount => ({ count, times: 1 })),
  { count: ALLY, times: 10 },
  { bound: 'top', times: 1 },
  ...(['ap', 'dp', 'cost', 'source'] as const).map((value): Amount => ({ of: 'this', value })),
  { of: { bound: 'one' }, value: 'ap' },
  { of: 'approachOpponent', value: 'dp' },
];
const TARGETS = [
  'this',
  'bearer',
  'approachOpponent',
  { bound: 'one' },
  { bound: 'some' },
  { all: ALLY },
  { all: FOE },
  { all: { who: 'any', where: 'trash' } },
] as const;

const DRAW: readonly Effect[] = [{ do: 'draw', amount: 1 }];
const WHOM = [undefined, 'opponent', 'each'] as const;
const whom = (who: (typeof WHOM)[number]) => (who === undefined ? {} : { who });
const STEPS: { readonly [Do in Effect['do']]: readonly With<Effect, 'do', Do>[] } = {
  choose: selects.flatMap((from) => [
    { do: 'choose', as: 'a', from },
    { do: 'choose', as: 'a', from, amount: 2, upTo: true },
    { do: 'choose', as: 'a', from, by: 'opponent' },
  ]),
  move: TARGETS.flatMap((target) => DESTINATIONS.map((to) => ({ do: 'move', target, to }) as const)),
  draw: WHOM.flatMap((who) => AMOUNTS.map((amount) => ({ do: 'draw', amount, ...whom(who) }) as const)),
  discard: WHOM.flatMap((who) => [
    ...AMOUNTS.map((amount) => ({ do: 'discard', amount, ...whom(who) }) as const),
    ...kinds.map((card) => ({ do: 'discard', amount: 2, card, ...whom(who) }) as const),
  ]),
  mill: WHOM.flatMap((who) => AMOUNTS.map((amount) => ({ do: 'mill', amount, as: 'm', ...whom(who) }) as const)),
  givePoints: (['you', 'opponent', 'each'] as const).flatMap((who) =>
    AMOUNTS.map((amount) => ({ do: 'givePoints', amount, who }) as const),
  ),
  turnUp: ofTargets('turnUp'),
  turnDown: ofTargets('turnDown'),
  ap: changesOf('ap'),
  dp: changesOf('dp'),
  gain: UNTIL.flatMap((until) =>
    KEYWORDS_OF_ALL.map((keyword) => ({ do: 'gain', target: { bound: 'one' }, keyword, until }) as const),
  ),
  forbid: TARGETS.flatMap((target) =>
    RESTRICTIONS.map((what) => ({ do: 'forbid', target, what, until: 'endOfTurn' }) as const),
  ),
  approachAgain: ofTargets('approachAgain'),
  rest: ofTargets('rest'),
  wake: ofTargets('wake'),
  exit: ofTargets('exit'),
  enter: TARGETS.flatMap((target) => [
    { do: 'enter', target },
    ...AREAS.map((to) => ({ do: 'enter', target, to, state: 'resting' }) as const),
  ]),
  shift: TARGETS.flatMap((target) => AREAS.map((to) => ({ do: 'shift', target, to }) as const)),
  set: TARGETS.map((on) => ({ do: 'set', target: { bound: 'one' }, on })),
  lookTop: [1, 3].map((amount) => ({ do: 'lookTop', amount, as: 'l' })),
  revealTop: [1, 3].map((amount) => ({ do: 'revealTop', amount, as: 'l' })),
  putBack: (['deckTop', 'deckBottom', 'trash'] as const).flatMap((to) => [
    { do: 'putBack', bound: 'top', to } as const,
    { do: 'putBack', bound: 'top', to, except: 'one' } as const,
  ]),
  search: [...kinds, FULL, {}].flatMap((card) =>
    [1, 2].map((amount) => ({ do: 'search', as: 's', card, amount }) as const),
  ),
  reveal: ofTargets('reveal'),
  shuffle: [{ do: 'shuffle' }],
  negate: [{ do: 'negate' }],
  may: [
    ...TARGETS.map((target) => ({ do: 'may', then: [{ do: 'rest', target }] }) as const),
    {
      do: 'may',
      then: [
        { do: 'draw', amount: 1 },
        { do: 'forbid', target: 'this', what: 'approach', until: 'endOfTurn' },
      ],
    },
    { do: 'may', then: [{ do: 'approachAgain', target: 'this' }] },
    { do: 'may', then: [{ do: 'ap', target: 'this', by: 10, until: 'endOfTurn' }] },
    { do: 'may', then: [{ do: 'may', then: DRAW }] },
  ],
  pay: costs.map((cost) => ({ do: 'pay', cost, then: DRAW })),
  if: [...CONDITIONS, ...BOUND_CONDITIONS].map((condition) => ({
    do: 'if',
    if: [condition, { turn: 'you' }],
    then: [{ do: 'draw', amount: 1 }, { do: 'shuffle' }],
    else: [{ do: 'mill', amount: 1 }],
  })),
  forEach: [
    { do: 'forEach', bound: 'top', then: DRAW },
    ...kinds.map((is) => ({ do: 'forEach', bound: 'top', is, then: DRAW }) as const),
  ],
};
function ofTargets<Do extends string>(step: Do) {
  return TARGETS.map((target) => ({ do: step, target }) as const);
}
function changesOf<V extends (typeof VALUES)[number]>(what: V) {
  return [
    ...AMOUNTS.map((by) => ({ do: what, target: 'this', by, until: 'endOfTurn' }) as const),
    ...TARGETS.flatMap((target) => UNTIL.map((until) => ({ do: what, target, by: 10, until }) as const)),
  ];
}
/** What a step above speaks of is bound before it. */
const BINDING = [
  { do: 'lookTop', amount: 3, as: 'top' },
  { do: 'choose', as: 'one', from: ALLY },
  { do: 'choose', as: 'some', from: FOE, amount: 2 },
] as const;
const isSpokenOf = ({ as }: { readonly as: string }, step: Effect): boolean => JSON.stringify(step).includes(`"${as}"`);
const withBindings = (step: Effect): Text => ({
  kind: 'event',
  timing: ['main'],
  effect: [...BINDING.filter((binding) => isSpokenOf(binding, step)), step],
});

const GIFTS: { readonly [W in Gift['what']]: readonly With<Gift, 'what', W>[] } = {
  ap: amountsOf('ap'),
  dp: amountsOf('dp'),
  cost: [-1, 2].map((by) => ({ what: 'cost', by })),
  points: [1, 2].map((by) => ({ what: 'points', by })),
  approaches: [1, 2].map((by) => ({ what: 'approaches', by })),
  keyword: KEYWORDS_OF_ALL.map((keyword) => ({ what: 'keyword', keyword })),
  cannot: RESTRICTIONS.map((one) => ({ what: 'cannot', do: one })),
};
function amountsOf<V extends (typeof VALUES)[number]>(what: V) {
  return AMOUNTS.filter((by) => typeof by === 'number' || 'count' in by).map((by) => ({ what, by }) as const);
}

const NAMINGS: readonly Naming[] = selects.flatMap((from): Naming[] => [
  { as: 'a', from },
  { as: 'a', from, amount: 2, upTo: true },
]);
const timing = ['interrupt', 'both'] as const;

export const TEXTS_OF_ALL: readonly Text[] = [
  ...(['this', 'bearer', ...selects] as const).map(
    (to): Text => ({ kind: 'static', to, gives: [{ what: 'ap', by: 10 }] }),
  ),
  ...CONDITIONS.map((one): Text => ({ kind: 'static', if: [one], to: 'this', gives: [{ what: 'dp', by: -10 }] })),
  ...Object.values(GIFTS)
    .flat()
    .flatMap((gift): Text[] => [
      { kind: 'static', to: 'this', gives: [gift] },
      { kind: 'static', to: ALLY, gives: [{ what: 'ap', by: 10 }, gift, { what: 'cannot', do: 'exit' }] },
    ]),
  ...costs.flatMap((cost): Text[] => [
    { kind: 'use', timing: ['main', 'own'], cost, effect: DRAW },
    { kind: 'use', timing: ['approach'], cost, useCondition: [{ thisIn: 'mainArea' }, { turn: 'you' }], effect: DRAW },
  ]),
  ...CONDITIONS.map((one): Text => ({ kind: 'use', timing, cost: {}, useCondition: [one], effect: DRAW })),
  ...TIMINGS.map((tag): Text => ({ kind: 'event', timing: [tag], effect: DRAW })),
  { kind: 'event', timing: TIMINGS, effect: DRAW },
  ...WHO.flatMap((by): Text[] => [
    { kind: 'event', timing, against: { by }, effect: [{ do: 'negate' }] },
    { kind: 'event', timing, against: { by, of: DECLARATIONS, card: FULL }, effect: [{ do: 'negate' }] },
    ...DECLARATIONS.flatMap((one) =>
      [{}, ...kinds].map((card): Text => ({ kind: 'event', timing, against: { by, of: [one], card }, effect: DRAW })),
    ),
  ]),
  ...Object.values(TRIGGERS)
    .flat()
    .flatMap((when): Text[] => [
      { kind: 'trigger', when, effect: DRAW },
      { kind: 'trigger', when, if: [{ turn: 'you' }, { thisIs: { state: 'active' } }], effect: DRAW },
    ]),
  ...NAMINGS.map((naming): Text => ({ kind: 'event', timing: ['main'], targets: [naming], effect: DRAW })),
  ...Object.values(STEPS).flat().map(withBindings),
  ...[...kinds, FULL, {}].map((kind): Text => ({ kind: 'source', by: 1, for: kind })),
];

/** A card of some type that has these texts. */
export function cardOf(type: CardType, texts: readonly Text[], more: Partial<SpecimenParts> = {}): CardData {
  const { keywords: own = [], useCondition } = more;
  const common = {
    no: 'own/1',
    name: { en: 'Specimen' },
    work: 'own',
    rarity: '1',
    color: 'red',
    cost: 1,
    source: 1,
    traits: [],
    texts,
    ...(useCondition !== undefined && { useCondition }),
  } as const;
  switch (type) {
    case 'character':
      return { ...common, type, ap: 10, dp: 10, keywords: own };
    case 'event':
      return {
        ...common,
        type,
        keywords: own.some(({ keyword }) => keyword === 'break') ? [{ keyword: 'break' }] : [],
      };
    case 'support':
      return { ...common, type, keywords: [] };
  }
}
interface SpecimenParts {
  readonly keywords: readonly Keyword[];
  readonly useCondition: readonly Condition[];
}
