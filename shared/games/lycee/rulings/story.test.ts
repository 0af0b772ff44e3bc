// Rulings on the story: what is told because of what, what others hear, and what can still be taken back (kernel: story, match).
import { expect, test } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import { VIEWERS } from '../../../kernel/story.ts';
import { lycee } from '../game.ts';
import {
  aimed,
  always,
  auto,
  bounce,
  costEvent,
  DRAW,
  declared,
  drawing,
  event,
  fighter,
  item,
  move,
  pips,
  plain,
  points,
  TAP,
  withAbilities,
} from './bench/cards.ts';
import { prepare, type TableSpec } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling, paidAtOnce, paidOnResolution } = rulingsBy(test);
const snow1 = points(1, 'snow');
const defends = ['defender', 'D'] as const;

ruling('an attacker becomes acted because its attack was declared', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 0) } });
  r.attack('A');
  r.because('turned', 'declared');
});
ruling('a battle begins because its declaration resolved, and a defender becomes acted because it defends', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 0, 9) }, B: { DC: fighter('D', 0, 9) } });
  r.attack('A', defends);
  r.because('battleBegan', 'resolved');
  r.because('turned', 'defended');
  r.happened({ defended: 1, fought: 1, battleEnded: 1, undefended: 0 });
});
ruling('who goes down does because of the fight, and lies in the dust box because of that', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 3, 3) }, B: { DC: fighter('D') } });
  r.attack('A', defends);
  r.because('downed', 'fought');
  r.because('moved', 'downed');
});
ruling('cards leave a deck because it was damaged', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 2) } });
  r.attack('A');
  r.because('moved', 'deckDamaged');
  r.happened({ undefended: 1 });
});
ruling('a support is given because it resolved, and its change ends with the battle', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A', 2), DC: fighter('S', 1, 1, { sp: 2 }) } });
  r.attack('A', ['A.support', 'support S']);
  r.because('supported', 'resolved');
  r.order('declared', ['A', 'S']);
});
ruling('what pays goes because of the declaration', (r) => {
  r.table({ at: 'main', A: { AC: withAbilities('doer', declared(pips({ snow: 1 }), [])), hand: [snow1] } });
  r.act('use doer', ['pay', 'snow 1']);
  r.because('moved', 'declared');
});
ruling('who is summoned enters because it resolved', (r) => {
  r.table({ at: 'main', A: { hand: [fighter('A')] } });
  r.act('summon A', ['chooseCell', 'AC']);
  r.because('moved', 'resolved');
});
ruling('what an event does is because it resolved', (r) => {
  const yawn = event('yawn', [{ do: 'act', target: { all: { who: 'opponent', where: 'field' } } }]);
  r.table({ at: 'main', A: { hand: [yawn] }, B: { AC: fighter('B') } });
  r.act('use yawn');
  r.because('turned', 'resolved');
});
ruling('what an automatic effect does is because it was used', (r) => {
  const tired = withAbilities('A', auto({ on: 'enters', who: 'this' }, [{ do: 'act', target: 'this' }]));
  r.table({ at: 'main', A: { hand: [tired] } });
  r.act('summon A', ['chooseCell', 'AC']);
  r.because('turned', 'abilityUsed');
});
ruling('what a cost event costs goes because that is used', (r) => {
  const tithe = costEvent('tithe', 1, 'snow', { cost: { special: [{ pay: 'actOther', amount: 1 }] } });
  r.table({ at: 'main', A: { AC: fighter('A'), hand: [drawing('it', 1, { cost: pips({ snow: 1 }) }), tithe] } });
  r.act('use it', ['pay', 'declareAsCost tithe']);
  r.because('turned', 'costEventUsed');
});
ruling('a declaration is told before the cost event that pays for it', (r) => {
  const lantern = costEvent('lantern', 1, 'snow');
  r.table({ at: 'main', A: { hand: [drawing('it', 1, { cost: pips({ snow: 2 }) }), lantern, snow1] } });
  r.stop('pay', ['main', 'use it'], ['pay', 'declareAsCost lantern']);
  r.happened({ declared: 1, costEventUsed: 1 });
  r.run(['pay', 'snow 1']);
  r.happened({ declared: 1 });
});
ruling('a character is trashed because its tax was not paid', (r) => {
  r.table({ at: 'start', A: { AC: fighter('A', 1, 1, { basics: [{ basic: 'taxTrash', cost: pips({ snow: 1 }) }] }) } });
  r.run();
  r.because('moved', 'taxSettled');
});
ruling('a declaration that fails says so once, and does nothing else', (r) => {
  r.table({
    at: 'main',
    A: { hand: [aimed('nap', (target) => [{ do: 'act', target }])] },
    B: { AC: fighter('T'), hand: [bounce('flee', { who: 'you' })] },
  });
  r.act('use nap', ['respond', 'use flee']);
  r.happened({ declared: 2, resolved: 1, failed: 1, turned: 0 });
});
ruling('the phases of a turn are told in order, once each', (r) => {
  r.table({ at: 'main' });
  r.endTurn();
  r.until('main');
  r.happened({ phaseBegan: 3, turnBegan: 1 });
});

const WINDOWS: readonly [what: string, why: string, kind: string, ...way: (readonly [string, ...string[]])[]][] = [
  ['an event', 'B.respond', 'respondEvent', ['main', 'use draw']],
  ['an attack', 'B.respond', 'respondAttack', ['main', 'attack A']],
  ['a summon', 'B.respond', 'respondSummon', ['main', 'summon new'], ['chooseCell', 'DL']],
  ['an item', 'B.respond', 'respondItem', ['main', 'equip sword'], ['chooseBearer', 'A']],
  ['a move', 'B.respond', 'respondBasic', ['main', 'move A'], ['moveTo', 'AL']],
  ['a special ability', 'B.respond', 'respondAbility', ['main', 'use A 1']],
  ['a pass', 'B.mainEnd', 'mainEnd', ['main']],
  ['a battle', 'B.support', 'support', ['main', 'attack A'], ['B.respond'], ['A.support']],
  ['a support', 'B.respond', 'respondSupport', ['main', 'attack A'], ['B.respond'], ['A.support', 'support S']],
];
for (const [what, why, kind, ...way] of WINDOWS) {
  ruling(`after ${what} others hear the window and whose it is, the same whatever that one holds`, (r) => {
    const A = {
      AC: fighter('A', 1, 1, { basics: [move('step')], abilities: [declared({}, DRAW)] }),
      DC: fighter('S', 1, 1, { sp: 1 }),
      hand: [drawing('draw'), fighter('new'), item('sword', always('bearer', []))],
    };
    const holds = [
      { hand: [drawing('answer')], offered: ['use answer'] },
      { hand: plain(1), offered: [] },
    ];
    for (const { hand, offered } of holds) {
      r.table({ at: 'main', A, B: { hand } });
      r.offers(why, offered, ...way);
      r.at(why, way, (there, spec) => {
        for (const viewer of ['A', 'public'] as const) {
          const heard = there.hears(viewer, spec);
          if (heard !== JSON.stringify({ seat: there.seatOf('B'), why: kind }))
            throw new Error(`${viewer} hears ${heard}`);
        }
      });
    }
  });
}
ruling('no window opens where everybody sees that nothing can be declared', (r) => {
  r.table({ at: 'main', A: { AC: fighter('A'), hand: [drawing('draw')] } });
  for (const why of ['B.respond', 'B.mainEnd']) r.neverAsks(why, ['main', 'use draw']);
  r.neverAsks('B.mainEnd', ['main']);
  r.neverAsks('B.support', ['main', 'attack A']);
});
paidOnResolution('others see how many hand cards are reserved, and not which', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('it', 1, { cost: pips({ snow: 1 }) }), snow1, snow1] },
    B: { hand: [drawing('answer')] },
  });
  r.stop('B.respond', ['main', 'use it'], ['pay', 'snow 1']);
  for (const viewer of VIEWERS) {
    const shown = JSON.stringify(r.match.view(viewer).facts['chain']);
    if (!shown.includes('"reserved":1') || shown.includes('points')) throw new Error(`${viewer} sees ${shown}`);
  }
});
paidAtOnce('a paid declaration reserves nothing', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('it', 1, { cost: pips({ snow: 1 }) }), snow1] },
    B: { hand: [drawing('answer')] },
  });
  r.stop('B.respond', ['main', 'use it'], ['pay', 'snow 1']);
  const shown = JSON.stringify(r.match.view('public').facts['chain']);
  if (!shown.includes('"no":"it"') || shown.includes('reserve')) throw new Error(`others see ${shown}`);
});

/** A match of the game itself, without the bench's pauses. */
const matchOf = (spec: TableSpec): Match<ReturnType<typeof prepare>> => Match.start(lycee, prepare(spec, 0, true));
const answer = (match: ReturnType<typeof matchOf>, word: string): unknown => {
  const open = match.askOf(0);
  const position = open?.spec.from.findIndex((one) => JSON.stringify(one).includes(word)) ?? -1;
  return match.submit(0, open?.id ?? 0, [position]);
};
const TAKEBACKS: readonly [what: string, spec: TableSpec, action: string, asks: string][] = [
  ['the cell of a summon', { at: 'main', A: { hand: [fighter('A')] } }, '"summon"', 'chooseCell'],
  [
    'the bearer of an item',
    { at: 'main', A: { AC: fighter('A'), AL: fighter('B'), hand: [item('sword', always('bearer', []))] } },
    '"equip"',
    'chooseBearer',
  ],
  [
    'the target of an event',
    { at: 'main', A: { hand: [bounce()] }, B: { AC: fighter('S'), AL: fighter('T') } },
    '"use"',
    'target',
  ],
  ['the cell of a move', { at: 'main', A: { AC: fighter('A', 1, 1, { basics: [move('step')] }) } }, '"move"', 'moveTo'],
  [
    'the column of an attack',
    { at: 'main', A: { AC: fighter('A', 1, 1, { basics: [{ basic: 'sideAttack', cost: {} }] }) } },
    '"attack"',
    'chooseColumn',
  ],
  [
    'the payment of an ability',
    {
      at: 'main',
      A: { AC: withAbilities('A', declared({ ...pips({ snow: 1 }), ...TAP }, DRAW)), hand: [snow1, snow1] },
    },
    '"use"',
    'pay',
  ],
];
for (const [what, spec, action, asks] of TAKEBACKS) {
  test(`while ${what} is asked the declaration can be taken back, and nobody has heard of it`, () => {
    const match = matchOf(spec);
    match.listen();
    answer(match, action);
    expect(match.askOf(0)?.spec.why).toBe(asks);
    expect(match.listen()).toEqual([]);
    expect(match.heardAsks(1)).toEqual([{ seat: 0, why: 'main' }]);
    expect(match.cancel(0)).toBeUndefined();
    expect(match.askOf(0)?.spec.why).toBe('main');
  });
}
test('once an event was declared as a cost nothing can be taken back', () => {
  const match = matchOf({
    at: 'main',
    A: { hand: [drawing('it', 1, { cost: pips({ snow: 2 }) }), costEvent('lantern', 1, 'snow'), snow1] },
  });
  answer(match, '"use"');
  answer(match, 'declareAsCost');
  expect(match.askOf(0)?.spec.why).toBe('pay');
  expect(match.cancel(0)).toBe('illegal');
});
test('once the turn player has passed or declared nothing can be taken back', () => {
  const match = matchOf({ at: 'main', A: { hand: [drawing('one')] }, B: { hand: 1 } });
  answer(match, '"use"');
  expect(match.askOf(1)?.spec.why).toBe('respond');
  expect(match.cancel(0)).toBe('illegal');
  expect(match.cancel(1)).toBe('illegal');
});
