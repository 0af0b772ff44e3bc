// Abilities that between them use every construct of card-data.ts: a word that is new there does not compile here.
import {
  type Ability,
  type Amount,
  type Basic,
  type BasicName,
  type CardData,
  type CardType,
  CELLS,
  type Condition,
  type Cost,
  DECLARATIONS,
  type Destination,
  type Effect,
  type Kind,
  type Naming,
  PIPS,
  RESTRICTIONS,
  type Select,
  type SpecialCost,
  STATES,
  type Trigger,
  TYPES,
  UNTIL,
  type Who,
} from '../../card-data.ts';

const WHO = ['you', 'opponent', 'any'] as const satisfies readonly Who[];
const PLACES = [
  'field',
  'attackRow',
  'defenceRow',
  'items',
  'areas',
  'hand',
  'dustBox',
  'deck',
  'looked',
] as const satisfies readonly Select['where'][];
const VALUES = ['ap', 'dp', 'sp'] as const;
const ALLY: Select = { who: 'you', where: 'field' };
const FOE: Select = { who: 'opponent', where: 'field' };

const KINDS: { readonly [K in keyof Kind]-?: readonly NonNullable<Kind[K]>[] } = {
  type: TYPES,
  attribute: PIPS,
  person: ['灯'],
  name: ['霧の港'],
  nameHas: ['霧'],
  cost: [{ atLeast: 2 }, { atMost: 1 }, { atLeast: 1, atMost: 2 }, { atLeast: 1, atMost: 1 }],
  ex: [{ atLeast: 2 }],
  ap: [{ atMost: 2 }],
  dp: [{ atLeast: 3 }],
  sp: [{ atLeast: 1 }],
  state: STATES,
  basic: ['dash'],
  other: [true],
  sameColumn: [true],
  adjacent: [true],
  battling: ['any', 'attacker', 'defender', 'opponent'],
  equipped: [true, false],
};
const kinds: readonly Kind[] = Object.entries(KINDS).flatMap(([part, values]) =>
  values.map((value): Kind => ({ [part]: value })),
);
const FULL: Kind = {
  type: 'character',
  attribute: 'snow',
  nameHas: '霧',
  cost: { atMost: 2 },
  ap: { atLeast: 1 },
  state: 'ready',
  basic: 'dash',
  other: true,
  sameColumn: true,
  equipped: true,
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

const PAYMENTS: { readonly [P in SpecialCost['pay']]: readonly With<SpecialCost, 'pay', P>[] } = {
  trashThis: [{ pay: 'trashThis' }],
  returnThis: [{ pay: 'returnThis' }],
  trashItem: [{ pay: 'trashItem' }],
  trashOther: [
    { pay: 'trashOther', amount: 1 },
    { pay: 'trashOther', amount: 2, card: FULL },
  ],
  actOther: [{ pay: 'actOther', amount: 1 }],
  returnOther: [{ pay: 'returnOther', amount: 1 }],
  discard: [
    { pay: 'discard', amount: 1 },
    { pay: 'discard', amount: 2, card: { type: 'event' } },
  ],
  mill: [{ pay: 'mill', amount: 2 }],
  removeFromDustBox: [{ pay: 'removeFromDustBox', amount: 2, card: { attribute: 'star' } }],
};
const costs: readonly Cost[] = [
  {},
  { pips: { snow: 2, star: 1 }, tap: true },
  ...PIPS.map((pip): Cost => ({ pips: { [pip]: 1 } })),
  ...Object.values(PAYMENTS)
    .flat()
    .map((special): Cost => ({ special: [special] })),
];

const CONDITIONS: readonly Condition[] = [
  ...selects.flatMap((count): Condition[] => [
    { count, atLeast: 1 },
    { count, atLeast: 2 },
    { count, atMost: 0 },
    { count, atLeast: 2, atMost: 2 },
  ]),
  { turn: 'you' },
  { turn: 'opponent' },
  ...(['attackRow', 'defenceRow', ...CELLS] as const).map((thisIn): Condition => ({ thisIn })),
  ...[...kinds, FULL].map((thisIs): Condition => ({ thisIs })),
  ...(['thisAttacks', 'thisDefends', 'unblocked'] as const).map((battle): Condition => ({ battle })),
];
const BOUND_CONDITIONS: readonly Condition[] = [
  { bound: 'top', atLeast: 1 },
  ...kinds.flatMap((is): Condition[] => [
    { bound: 'top', is, atLeast: 1 },
    { bound: 'one', is, atLeast: 1 },
    { bound: 'top', is, atLeast: 2 },
  ]),
];

const TRIGGERS: { readonly [On in Trigger['on']]: readonly With<Trigger, 'on', On>[] } = {
  enters: ofWho('enters'),
  downed: ofWho('downed'),
  leaves: [
    ...ofWho('leaves'),
    ...(['deck', 'hand', 'dustBox', 'outOfGame'] as const).map((to) => ({ on: 'leaves', who: 'this', to }) as const),
  ],
  attacks: ofWho('attacks'),
  defends: ofWho('defends'),
  supports: ofWho('supports'),
  equipped: [...ofWho('equipped'), { on: 'equipped', who: { who: 'you', where: 'items' } }],
  eventUsed: WHO.map((by) => ({ on: 'eventUsed', by })),
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
  -2,
  ...selects.map((count): Amount => ({ count, times: 1 })),
  { count: ALLY, times: 2 },
  { bound: 'top', times: 1 },
  ...(['ap', 'dp', 'sp', 'ex'] as const).map((value): Amount => ({ of: 'this', value })),
  { of: { bound: 'one' }, value: 'sp' },
  { of: 'battleOpponent', value: 'ap' },
];
const DESTINATIONS: Readonly<Record<Destination, true>> = {
  hand: true,
  dustBox: true,
  outOfGame: true,
  deckTop: true,
  deckBottom: true,
  deckShuffled: true,
};
const TARGETS = [
  'this',
  'bearer',
  'battleOpponent',
  { bound: 'one' },
  { bound: 'some' },
  { all: ALLY },
  { all: FOE },
  { all: { who: 'any', where: 'dustBox' } },
] as const;
const basics: { readonly [B in BasicName]: With<Basic, 'basic', B> } = {
  dash: { basic: 'dash' },
  aggressive: { basic: 'aggressive' },
  step: { basic: 'step', cost: {} },
  sideStep: { basic: 'sideStep', cost: { pips: { moon: 1 } } },
  orderStep: { basic: 'orderStep', cost: { pips: { star: 1 } } },
  jump: { basic: 'jump', cost: { pips: { sun: 2 } } },
  touch: { basic: 'touch', cost: {} },
  escape: { basic: 'escape', cost: {} },
  sideAttack: { basic: 'sideAttack', cost: { pips: { cloud: 1 } } },
  taxTrash: { basic: 'taxTrash', cost: { special: [{ pay: 'discard', amount: 1 }] } },
  taxWakeup: { basic: 'taxWakeup', cost: { pips: { flower: 1 } } },
  supporter: { basic: 'supporter', cost: {} },
  attacker: { basic: 'attacker' },
  defender: { basic: 'defender' },
  bonus: { basic: 'bonus', effect: [{ do: 'move', target: { bound: 'other' }, to: 'outOfGame' }] },
  deckBonus: { basic: 'deckBonus', effect: [{ do: 'mill', amount: 2, who: 'opponent' }] },
  penalty: { basic: 'penalty', effect: [{ do: 'draw', amount: 1, who: 'opponent' }] },
};
export const BASICS_OF_ALL: readonly Basic[] = Object.values(basics);

const WHOM = [undefined, 'opponent', 'each'] as const;
const whom = (who: (typeof WHOM)[number]) => (who === undefined ? {} : { who });
const STEPS: { readonly [Do in Effect['do']]: readonly With<Effect, 'do', Do>[] } = {
  choose: selects.flatMap((from) => [
    { do: 'choose', as: 'a', from },
    { do: 'choose', as: 'a', from, amount: 2, upTo: true },
    { do: 'choose', as: 'a', from, by: 'opponent' },
  ]),
  move: TARGETS.flatMap((target) =>
    (Object.keys(DESTINATIONS) as Destination[]).map((to) => ({ do: 'move', target, to }) as const),
  ),
  draw: WHOM.flatMap((who) => AMOUNTS.map((amount) => ({ do: 'draw', amount, ...whom(who) }) as const)),
  discard: WHOM.flatMap((who) => [
    ...AMOUNTS.map((amount) => ({ do: 'discard', amount, ...whom(who) }) as const),
    ...kinds.map((card) => ({ do: 'discard', amount: 2, card, ...whom(who) }) as const),
  ]),
  mill: WHOM.flatMap((who) => AMOUNTS.map((amount) => ({ do: 'mill', amount, as: 'm', ...whom(who) }) as const)),
  ap: changesOf('ap'),
  dp: changesOf('dp'),
  sp: changesOf('sp'),
  gain: UNTIL.flatMap((until) =>
    BASICS_OF_ALL.map((basic) => ({ do: 'gain', target: { bound: 'one' }, basic, until }) as const),
  ),
  forbid: TARGETS.flatMap((target) =>
    RESTRICTIONS.map((what) => ({ do: 'forbid', target, what, until: 'endOfTurn' }) as const),
  ),
  act: TARGETS.map((target) => ({ do: 'act', target })),
  ready: TARGETS.map((target) => ({ do: 'ready', target })),
  down: TARGETS.map((target) => ({ do: 'down', target })),
  enter: TARGETS.flatMap((target) => [
    { do: 'enter', target },
    { do: 'enter', target, state: 'acted', anyCell: true },
  ]),
  relocate: TARGETS.flatMap((target) =>
    (['adjacent', 'any', { cell: 'cell' }] as const).map((to) => ({ do: 'relocate', target, to }) as const),
  ),
  exchange: [
    { do: 'exchange', target: 'this', with: { bound: 'one' } },
    { do: 'exchange', target: { bound: 'one' }, with: 'bearer' },
  ],
  takeOver: TARGETS.map((target) => ({ do: 'takeOver', target })),
  lookTop: [1, 3].map((amount) => ({ do: 'lookTop', amount, as: 'l' })),
  revealTop: [1, 3].map((amount) => ({ do: 'revealTop', amount, as: 'l' })),
  putBack: (['deckTop', 'deckBottom', 'dustBox'] as const).flatMap((to) => [
    { do: 'putBack', bound: 'top', to } as const,
    { do: 'putBack', bound: 'top', to, except: 'one' } as const,
  ]),
  search: [...kinds, FULL, {}].flatMap((card) =>
    [1, 2].map((amount) => ({ do: 'search', as: 's', card, amount }) as const),
  ),
  reveal: TARGETS.map((target) => ({ do: 'reveal', target })),
  shuffle: [{ do: 'shuffle' }],
  negate: [{ do: 'negate', declaration: 'link' }],
  may: [
    { do: 'may', then: [{ do: 'act', target: 'this' }] },
    {
      do: 'may',
      then: [
        { do: 'draw', amount: 1 },
        { do: 'forbid', target: 'this', what: 'attack', until: 'endOfTurn' },
      ],
    },
    { do: 'may', then: [{ do: 'may', then: [{ do: 'draw', amount: 1 }] }] },
  ],
  pay: costs.map((cost) => ({ do: 'pay', cost, then: [{ do: 'draw', amount: 1 }] })),
  if: [...CONDITIONS, ...BOUND_CONDITIONS].map((condition) => ({
    do: 'if',
    if: [condition, { turn: 'you' }],
    then: [{ do: 'draw', amount: 1 }, { do: 'shuffle' }],
    else: [{ do: 'mill', amount: 1 }],
  })),
  forEach: [
    { do: 'forEach', bound: 'top', then: [{ do: 'draw', amount: 1 }] },
    ...kinds.map((is) => ({ do: 'forEach', bound: 'top', is, then: [{ do: 'draw', amount: 1 }] }) as const),
  ],
};
function changesOf<V extends (typeof VALUES)[number]>(what: V) {
  return [
    ...AMOUNTS.map((by) => ({ do: what, target: 'this', by, until: 'endOfTurn' }) as const),
    ...TARGETS.flatMap((target) => UNTIL.map((until) => ({ do: what, target, by: 1, until }) as const)),
  ];
}
/** What a step above speaks of is bound before it. */
const BINDING = [
  { do: 'lookTop', amount: 3, as: 'top' },
  { do: 'choose', as: 'one', from: ALLY },
  { do: 'choose', as: 'some', from: FOE, amount: 2 },
] as const;
const NAMED: readonly Naming[] = [
  { as: 'cell', cell: 'ownEmpty' },
  { as: 'link', declaration: { by: 'opponent' } },
];
const isSpokenOf = ({ as }: { readonly as: string }, step: Effect): boolean => JSON.stringify(step).includes(`"${as}"`);
const withBindings = (step: Effect): Ability => ({
  kind: 'event',
  targets: NAMED.filter((naming) => isSpokenOf(naming, step)),
  effect: [...BINDING.filter((binding) => isSpokenOf(binding, step)), step],
});
const NAMINGS: readonly Naming[] = [
  ...selects.flatMap((from): Naming[] => [
    { as: 'a', from },
    { as: 'a', from, amount: 2, upTo: true },
  ]),
  ...(['ownEmpty', 'opponentEmpty'] as const).map((cell): Naming => ({ as: 'a', cell })),
  ...WHO.flatMap((by): Naming[] => [
    { as: 'a', declaration: { by } },
    { as: 'a', declaration: { by, of: DECLARATIONS } },
    ...DECLARATIONS.map((one): Naming => ({ as: 'a', declaration: { by, of: [one] } })),
  ]),
];
const DRAW: readonly Effect[] = [{ do: 'draw', amount: 1 }];

export const ABILITIES_OF_ALL: readonly Ability[] = [
  ...(['this', 'bearer', ...selects] as const).map(
    (to): Ability => ({ kind: 'always', to, gives: [{ what: 'ap', by: 1 }] }),
  ),
  ...CONDITIONS.map((one): Ability => ({ kind: 'always', if: [one], to: 'this', gives: [{ what: 'dp', by: -1 }] })),
  ...BASICS_OF_ALL.map(
    (basic): Ability => ({
      kind: 'always',
      to: 'bearer',
      gives: [
        { what: 'basic', basic },
        { what: 'sp', by: { count: ALLY, times: 1 } },
        { what: 'cannot', do: 'attack' },
      ],
    }),
  ),
  ...RESTRICTIONS.map((one): Ability => ({ kind: 'always', to: 'this', gives: [{ what: 'cannot', do: one }] })),
  ...costs.map((cost): Ability => ({ kind: 'declared', cost, limit: 'oncePerTurn', effect: DRAW })),
  ...(['battle', 'noBattle', 'response', undefined] as const).flatMap((time) =>
    (['you', 'opponent', undefined] as const).flatMap((turn): Ability[] => {
      const when = { ...(time && { in: time }), ...(turn && { turn }) };
      return [
        { kind: 'event', when, effect: DRAW },
        { kind: 'event', when, if: [{ count: ALLY, atLeast: 2 }, { battle: 'unblocked' }], effect: DRAW },
      ];
    }),
  ),
  ...Object.values(TRIGGERS)
    .flat()
    .flatMap((when): Ability[] => [
      { kind: 'auto', when, effect: DRAW },
      { kind: 'auto', when, if: [{ turn: 'you' }, { thisIs: { state: 'ready' } }], effect: DRAW },
    ]),
  ...NAMINGS.map((naming): Ability => ({ kind: 'event', targets: [naming], effect: DRAW })),
  ...Object.values(STEPS).flat().map(withBindings),
  { kind: 'asCost', amount: 1, attribute: 'snow' },
  { kind: 'asCost', amount: 4, attribute: 'sun' },
];

/** A card of some type that has these abilities. */
export function cardOf(type: CardType, abilities: readonly Ability[], more: Partial<SpecimenParts> = {}): CardData {
  const { basics: own = [], cost = {} } = more;
  const common = { no: 'L-1', name: { en: 'Specimen' }, set: 'own', rarity: 'C', attributes: [], ex: 1 } as const;
  return type === 'character'
    ? { ...common, type, abilities, cost, person: 'Specimen', cells: CELLS, ap: 1, dp: 1, sp: 1, basics: own }
    : { ...common, type, abilities, cost };
}
interface SpecimenParts {
  readonly basics: readonly Basic[];
  readonly cost: Cost;
}
