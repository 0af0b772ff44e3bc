// Rulings on what counts as the use of an ability and as a play, for abilities that wait for it or may be used so often (5.2, 7.1, 7.6).
import { test } from 'vitest';
import type { Effect, Trigger } from '../ability-data.ts';
import { act, auto, climax, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const mine = { who: 'you', where: 'stage' } as const;
const charge: Effect = { do: 'stockCharge', amount: 1 };
const draw: Effect = { do: 'draw', amount: 1 };
const sage = fighter(1000, { name: 'sage', abilities: [act([], [])] });
const waits = (when: Trigger, more: Partial<Parameters<typeof auto>[2]> = {}) =>
  fighter(3000, { name: 'waiter', abilities: [auto(when, [charge], more)] });

ruling(
  'used: without a label only ACTs are used, so that what waits for a use does not wake itself or its like',
  (r) => {
    const echo = waits({ on: 'used', by: 'you' });
    r.table({ at: 'main', A: { frontLeft: sage, backLeft: echo, backRight: echo, deck: 9 } });
    r.act('use sage', ['whichAbilityFirst', 'waiter']);
    r.expect({ A: { stock: 2 } });
  },
);
ruling('used: of a card of a name, too, only ACTs', (r) => {
  const draws = fighter(1000, {
    name: 'drawer',
    abilities: [auto({ on: 'attacks', who: 'this' }, [draw]), act([], [])],
  });
  const a = { frontLeft: draws, backLeft: waits({ on: 'used', by: 'you', name: 'drawer' }) };
  r.table({ at: 'main', A: a });
  r.act('use drawer');
  r.expect({ A: { stock: 1 } });
  r.table({ at: 'attack', A: a });
  r.attack('drawer', 'direct');
  r.expect({ A: { hand: 1, stock: 1 } });
});
ruling('used: an ACT in hand is one, and what a card has been given', (r) => {
  const lesson = event([
    {
      do: 'give',
      target: { all: { ...mine, name: 'pupil' } },
      gives: [{ what: 'ability', ability: act([], []) }],
      until: 'endOfTurn',
    },
  ]);
  const a = {
    hand: [lesson],
    frontLeft: fighter(1000, { name: 'pupil' }),
    backLeft: waits({ on: 'used', by: 'you' }),
    deck: 9,
  };
  r.table({ at: 'main', A: a });
  r.act('playEvent event');
  r.expect({ A: { stock: 0 } });
  r.act('use pupil');
  r.expect({ A: { stock: 1 } });
});

const thrifty = (perTurn: number) =>
  fighter(3000, {
    name: 'thrifty',
    abilities: [
      auto({ on: 'attacks', who: { ...mine, other: true } }, [draw], {
        perTurn,
        cost: [{ pay: 'discard', amount: 1 }],
      }),
    ],
  });
const knights = {
  frontLeft: fighter(1000, { name: 'first' }),
  frontCenter: fighter(1000, { name: 'second' }),
  frontRight: fighter(1000, { name: 'third' }),
};
ruling('7.6: who declines the cost of an AUTO has activated it: it is not asked again in this turn', (r) => {
  r.table({ at: 'attack', A: { ...knights, backLeft: thrifty(1), hand: plain('x', 'y'), deck: plain(9) } });
  r.attack('first', 'direct');
  r.neverAsks('payCost', ['attack', 'second']);
  r.table({ at: 'attack', A: { ...knights, backLeft: thrifty(2), hand: plain('x', 'y'), deck: plain(9) } });
  r.attack('first', 'direct');
  r.attack('second', 'direct', ['payCost', 'yes'], ['discard', 'x']);
  r.neverAsks('payCost', ['attack', 'third']);
});
ruling('7.6: an AUTO that could not do anything, as all can tell, has not been activated', (r) => {
  r.table({ at: 'attack', A: { ...knights, backLeft: thrifty(1), hand: 0, deck: plain(9) } });
  r.attack('first', 'direct');
  const late = fighter(3000, {
    name: 'late',
    abilities: [
      auto({ on: 'attacks', who: { ...mine, other: true } }, [charge], {
        perTurn: 1,
        if: [{ count: { who: 'you', where: 'stock' }, atLeast: 1 }],
      }),
    ],
  });
  r.table({ at: 'attack', A: { ...knights, backLeft: late, stock: 0, deck: plain(9) } });
  r.attack('first', 'direct');
  r.attack('second', 'direct');
  r.expect({ A: { stock: 3 } });
});

ruling(
  '5.2: a climax is played as well: what waits for any play wakes at it, and what waits for an event does not',
  (r) => {
    const a = (card: Extract<Trigger, { on: 'played' }>['card']) => ({
      hand: [climax()],
      clock: 1,
      deck: 9,
      backLeft: waits({ on: 'played', by: 'you', card }),
    });
    for (const [card, stock] of [
      [{}, 1],
      [{ type: 'climax' }, 1],
      [{ type: 'event' }, 0],
      [{ not: { type: 'climax' } }, 0],
    ] as const) {
      r.table({ at: 'climax', A: a(card) });
      r.until('attackBegins', ['climax', 'climax']);
      r.expect({ A: { climax: 1, stock } });
    }
  },
);
