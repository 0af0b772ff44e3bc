// Rulings on what texts count, ask and select: each amount, each condition, each part of a selection once.
import { test } from 'vitest';
import type { Amount, CardData, Condition, Effect, Kind, Select } from '../card-data.ts';
import {
  AIM,
  aiming,
  armour,
  attackSpell,
  charm,
  DRAW,
  draw,
  everybody,
  fighter,
  gear,
  HIT,
  item,
  plain,
  power,
  quick,
  ritual,
  spell,
  terrain,
  USER,
  weather,
} from './bench/cards.ts';
import { busy, changed, hurt, spent, type TableSpec, wearing } from './bench/prepare.ts';
import { type Ruling, rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const X = fighter('X');
const V = fighter('V');
type Side = NonNullable<TableSpec['A']>;

/** X uses an item that mills so many cards of a large deck: how many is what the amount comes to. */
function comesTo(r: Ruling, amount: Amount, expected: number, A: Side = {}, B: Side = {}, targets: object = {}): void {
  const it = item('it', [{ do: 'mill', amount, who: 'foe' }], { user: true, ...targets });
  const { hand = [], ...rest } = A;
  r.table({
    at: 'action',
    A: { line: [X], ...rest, hand: [it, ...(hand as readonly CardData[])] },
    B: { line: [V], ...B, deck: 50 },
  });
  const users = r.state.zones[r.seatOf('A')].line.length;
  r.act('item it', ...(users > 1 ? [['nameUser', 'X'] as const] : []));
  r.expect({ B: { deck: 50 - expected } });
}

ruling('a number is that number', (r) => comesTo(r, 4, 4));
ruling('HP, spirit and what is missing of HP count as they are now, so much each and so much more', (r) => {
  const line = [spent(hurt(X, 4), 2)];
  comesTo(r, { stat: 'hp', of: USER }, 4, { line });
  comesTo(r, { stat: 'spirit', of: USER }, 2, { line });
  comesTo(r, { stat: 'missing', of: USER }, 6, { line });
  comesTo(r, { stat: 'missing', of: USER, times: 2, plus: 1 }, 13, { line });
});
ruling('every value counts with equipment and changes', (r) => {
  const values = { atk: 2, def: 3, flight: 4, regen: 1 };
  const mail = armour('mail', [
    { what: 'def', by: 1 },
    { what: 'ward', by: 2 },
  ]);
  const line = [wearing(changed(fighter('X', values), { what: 'atk', by: 5, last: 9 }), mail)];
  for (const [stat, now] of Object.entries({ atk: 7, def: 4, flight: 4, regen: 1, ward: 2 }))
    comesTo(r, { stat: stat as 'atk', of: USER }, now, { line });
});
ruling('of several cards a value is the sum', (r) => {
  const line = [hurt(V, 3), hurt(fighter('W'), 4)];
  comesTo(r, { stat: 'hp', of: everybody('foe') }, 7, {}, { line });
  comesTo(r, { stat: 'missing', of: everybody('any') }, 13, {}, { line });
});
ruling('of a card that is named or answered its value counts', (r) => {
  comesTo(r, { stat: 'hp', of: AIM }, 3, {}, { line: [hurt(V, 3)] }, aiming());
  const echo = quick('echo', [{ do: 'mill', amount: { stat: 'atk', of: 'answered' }, who: 'foe' }]);
  r.table({ at: 'action', A: { line: [fighter('X', { atk: 6 })] }, B: { line: [V], hand: [echo] } });
  r.act('attack X', ['B.answer', 'item echo']);
  r.expect({ A: { deck: 14 } });
});
ruling('cards are counted in every zone, of either side or both', (r) => {
  const count = (select: Select, times = 1, plus?: number): Amount => ({
    count: select,
    times,
    ...(plus !== undefined && { plus }),
  });
  const A: Side = {
    line: [wearing(X, gear('blade'))],
    hand: plain('a', 'b'),
    discard: power(3),
    environment: [terrain('moor')],
    deck: 7,
    rituals: [{ card: ritual('rite', 'X'), by: 'X', due: 9 }],
  };
  const B: Side = { line: [V, fighter('W')], hand: 4, environment: [weather('rain')] };
  const own = { line: 1, gear: 1, hand: 2, discard: 3, environment: 1, deck: 7, ritual: 1 } as const;
  for (const [where, is] of Object.entries(own)) comesTo(r, count({ who: 'you', where: where as 'line' }), is, A, B);
  comesTo(r, count({ who: 'foe', where: 'hand' }), 4, A, B);
  comesTo(r, count({ who: 'any', where: 'line' }), 3, A, B);
  comesTo(r, count({ who: 'any', where: 'environment' }, 3, 1), 7, A, B);
});
ruling('the damage that the attack of a declaration has dealt counts, so much each', (r) => {
  const drain = {
    ...attackSpell('drain', 'X', 'absolute', 3, { on: 'all' }),
    effect: [{ do: 'must', then: [{ do: 'heal', target: USER, amount: { dealt: true, times: 1 } }] }],
  } as const;
  r.table({
    at: 'action',
    A: { line: [hurt(X, 1)], hand: [drain as CardData] },
    B: { line: [V, hurt(fighter('W'), 2)] },
  });
  r.act('spell drain', ['attackOrder', 'V', 'W']);
  // 3 of V, and of W the 2 that there were.
  r.expect({ A: { line: { X: 6 } } });
});

/** X uses an item that draws a card if this holds. */
function holds(
  r: Ruling,
  condition: Condition,
  expected: boolean,
  A: Side = {},
  B: Side = {},
  targets: object = {},
): void {
  const it = item('it', [{ do: 'if', if: [condition], then: draw(1), else: [{ do: 'mill', amount: 1 }] }], {
    user: true,
    ...targets,
  });
  const { hand = [], ...rest } = A;
  r.table({
    at: 'action',
    A: { line: [X], ...rest, hand: [it, ...(hand as readonly CardData[])] },
    B: { line: [V], ...B },
  });
  const users = r.state.zones[r.seatOf('A')].line.length;
  r.act('item it', ...(users > 1 ? [['nameUser', 'X'] as const] : []));
  r.expect({ A: { hand: expected ? 1 : 0, deck: 19 } });
}
ruling('a condition counts cards, from so many and up to so many', (r) => {
  const count: Select = { who: 'foe', where: 'line' };
  const two = { line: [V, fighter('W')] };
  holds(r, { count, atLeast: 2 }, true, {}, two);
  holds(r, { count, atLeast: 3 }, false, {}, two);
  holds(r, { count, atMost: 2 }, true, {}, two);
  holds(r, { count, atMost: 1 }, false, {}, two);
  holds(r, { count: { who: 'you', where: 'discard' }, atMost: 0 }, true);
});
ruling('a condition asks whose turn it is', (r) => {
  holds(r, { turn: 'you' }, true);
  holds(r, { turn: 'foe' }, false);
  const late = quick('late', [{ do: 'if', if: [{ turn: 'foe' }], then: draw(2) }]);
  r.table({ at: 'action', A: { line: [X] }, B: { line: [V], hand: [late] } });
  r.attack('X', 'V', ['B.answer', 'item late']);
  r.expect({ B: { hand: 2 } });
});
ruling('a condition asks what the user is, and what a named card is', (r) => {
  holds(r, { userIs: { character: 'X' } }, true);
  holds(r, { userIs: { character: 'Y' } }, false);
  holds(r, { userIs: { hp: { atMost: 3 } } }, true, { line: [hurt(X, 3)] });
  holds(r, { userIs: { hp: { atMost: 3 } } }, false, { line: [hurt(X, 4)] });
  holds(r, { is: { stance: 'busy' }, bound: 'aim' }, true, {}, { line: [busy(V)] }, aiming());
  holds(r, { is: { stance: 'busy' }, bound: 'aim' }, false, {}, {}, aiming());
});
ruling('a condition asks whether terrain or weather lies there, whoever has brought it', (r) => {
  const rain = { environment: [weather('rain')] };
  holds(r, { there: 'weather' }, true, {}, rain);
  holds(r, { there: 'weather' }, true, rain);
  holds(r, { there: 'terrain' }, false, rain);
});
ruling('a condition asks whether the attack before it has dealt so much', (r) => {
  const bite = (power: number) =>
    ({
      ...attackSpell('bite', 'X', 'absolute', power),
      effect: [{ do: 'must', then: [{ do: 'if', if: [{ dealt: 2 }], then: draw(1) }] }],
    }) as CardData;
  for (const [dealt, hand] of [
    [1, 0],
    [2, 1],
    [3, 1],
  ] as const) {
    r.table({ at: 'action', A: { line: [X], hand: [bite(dealt)] }, B: { line: [V] } });
    r.act('spell bite');
    r.expect({ A: { hand } });
  }
});
ruling('several conditions must all hold, and what is otherwise is done if one does not', (r) => {
  const both: Condition[] = [{ turn: 'you' }, { there: 'terrain' }];
  const effect: Effect[] = [{ do: 'if', if: both, then: draw(2), else: draw(1) }];
  r.table({ at: 'action', A: { line: [X], hand: [item('it', effect)] } });
  r.act('item it');
  r.expect({ A: { hand: 1 } });
  r.table({ at: 'action', A: { line: [X], hand: [item('it', effect)], environment: [terrain('moor')] } });
  r.act('item it');
  r.expect({ A: { hand: 2 } });
});
ruling('an attack may have a power that is counted when it resolves', (r) => {
  const swarm = attackSpell('swarm', 'X', 'absolute', { count: { who: 'you', where: 'discard' }, times: 1, plus: 1 });
  r.table({
    at: 'action',
    A: { line: [X], hand: [swarm], discard: 2 },
    B: { line: [V], hand: [quick('late', [{ do: 'mill', amount: 2, who: 'foe' }])] },
  });
  r.act('spell swarm', ['B.answer', 'item late']);
  r.expect({ B: { line: { V: 5 } } });
});

/** What a selection offers to be named. */
function selects(
  r: Ruling,
  kind: Kind,
  where: Select['where'],
  expected: readonly string[],
  A: Side,
  B: Side = {},
): void {
  const it = item('it', DRAW, { user: true, ...aiming({ who: 'you', where, ...kind }) });
  const { hand = [], ...rest } = A;
  r.table({
    at: 'action',
    A: { line: [X, fighter('Y')], ...rest, hand: [it, ...(hand as readonly CardData[])] },
    B: { line: [V], ...B },
  });
  r.offers('A.nameTarget', expected, ['act', 'item it'], ['nameUser', 'X']);
}
ruling('cards are selected by type, kind, slot and name', (r) => {
  const discard = [
    spell('s1', 'X'),
    spell('s2', 'Z'),
    ...power(1),
    gear('blade'),
    armour('coat'),
    gear('lance'),
    item('tea', DRAW),
    item('soup', DRAW, { kind: 'buff' }),
    charm(),
    terrain('moor'),
    terrain('marsh'),
    weather('rain'),
  ];
  const A = { discard };
  selects(r, { type: 'spell' }, 'discard', ['s1', 's2'], A);
  selects(r, { type: 'item' }, 'discard', ['tea', 'soup', 'charm', 'moor', 'marsh', 'rain'], A);
  selects(r, { type: 'equipment' }, 'discard', ['blade', 'coat', 'lance'], A);
  selects(r, { slot: 'weapon' }, 'discard', ['blade', 'lance'], A);
  selects(r, { kind: 'terrain' }, 'discard', ['moor', 'marsh'], A);
  selects(r, { name: 'rain' }, 'discard', ['rain', 'rain'], { discard: [...discard, weather('rain')] });
});
ruling('spell cards are selected by whom they belong to: the user, or anybody in the own line', (r) => {
  const discard = [spell('x1', 'X'), spell('x2', 'X'), spell('y1', 'Y'), spell('z1', 'Z'), ...power(1)];
  selects(r, { spellOf: 'user' }, 'discard', ['x1', 'x2'], { discard });
  selects(r, { spellOf: 'line' }, 'discard', ['x1', 'x2', 'y1'], { discard });
});
ruling('characters are selected by who they are, their stance, HP and spirit', (r) => {
  const line = [hurt(X, 4), busy(spent(fighter('Y'), 1)), spent(fighter('Z'), 3)];
  const A = { line };
  selects(r, { hp: { atLeast: 5 } }, 'line', ['Y', 'Z'], A);
  selects(r, { spirit: { atMost: 3 } }, 'line', ['Y', 'Z'], A);
  selects(r, { spirit: { atLeast: 3, atMost: 5 } }, 'line', ['X', 'Z'], A);
  selects(r, { other: true }, 'line', ['Y', 'Z'], A);
  selects(r, { wounded: true }, 'line', ['X', 'Y'], { line: [hurt(X, 4), hurt(fighter('Y'), 9), fighter('Z')] });
  selects(r, { hp: { atLeast: 1 }, stance: 'busy' }, 'line', ['X', 'Y', 'Z'], A);
});
ruling('enemy characters are selected by the stance in which they would be hit', (r) => {
  const hex = item('it', [{ do: 'hurt', target: AIM, amount: 1 }], aiming({ stance: 'guard' }));
  const line = [V, busy(fighter('W')), fighter('U')];
  r.table({ at: 'action', A: { line: [X], hand: [hex] }, B: { line } });
  r.offers('A.nameTarget', ['V', 'U'], ['act', 'item it']);
});
ruling('every part of a selection narrows', (r) => {
  const line = [hurt(X, 4), hurt(spent(fighter('Y'), 1), 4), spent(fighter('Z'), 1), hurt(spent(fighter('Q'), 1), 2)];
  selects(r, { wounded: true, other: true, spirit: { atMost: 1 } }, 'line', ['Y', 'Q'], { line });
});
ruling('what an attack on several has hit is meant together', (r) => {
  const scatter = {
    ...attackSpell('scatter', 'X', 'absolute', 1, { on: 2 }),
    effect: [{ do: 'must', then: [{ do: 'stance', target: HIT, to: 'busy' }] }],
  } as CardData;
  r.table({ at: 'action', A: { line: [X], hand: [scatter] }, B: { line: [V, fighter('W'), fighter('U')] } });
  r.act('spell scatter', ['attackTarget', 'V', 'U'], ['attackOrder', 'U', 'V']);
  r.expect({ B: { line: { V: 'busy', W: 'guard', U: 'busy' } } });
});
