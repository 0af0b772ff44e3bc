// Rulings on the end phase (5.5).
import { test } from 'vitest';
import { auto, climax, event, fighter, plain } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const plus500 = event([{ do: 'power', target: { all: { who: 'you', where: 'stage' } }, by: 500, until: 'endOfTurn' }], {
  name: 'plus',
});
const raise = event(
  [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'waitingRoom' } },
    { do: 'place', target: { bound: 'one' }, slot: 'any' },
    { do: 'power', target: { bound: 'one' }, by: 500, until: 'endOfTurn' },
  ],
  { name: 'raise' },
);

ruling('the turn player discards down to seven, cards of its choice', (r) => {
  r.table({ at: 'end', A: { hand: [...plain('x', 'y'), ...plain(7)] } });
  r.illegal(['discardToLimit', 'x']);
  r.run(['discardToLimit', 'x', 'y']);
  r.expect({ A: { hand: 7, waitingRoom: ['y', 'x'] } });
});
ruling('seven cards in hand are no reason to discard, and only the turn player checks', (r) => {
  r.table({ at: 'end', A: { hand: 7 }, B: { hand: 9 } });
  r.neverAsks('discardToLimit');
  r.run();
  r.expect({ A: { hand: 7 }, B: { hand: 9 } });
});
ruling('the climax of the turn player goes to the waiting room, and the turn passes', (r) => {
  r.table({ at: 'end', A: { climax: [climax()] } });
  r.run();
  r.expect({ A: { climax: 0, waitingRoom: ['climax'] }, turnPlayer: 'B' });
});
ruling('endPhaseOrder handThenClimax: the climax still lies when cards are discarded', (r) => {
  r.table({ at: 'end', A: { climax: [climax()], hand: 8 } });
  r.at('discardToLimit', [], (there) => there.expect({ A: { climax: 1 } }));
});
ruling('endPhaseOrder climaxThenHand: the climax is away when cards are discarded', (r) => {
  r.table({ at: 'end', options: { endPhaseOrder: 'climaxThenHand' }, A: { climax: [climax()], hand: 8 } });
  r.at('discardToLimit', [], (there) => there.expect({ A: { climax: 0 } }));
  r.run(['discardToLimit', 'plain']);
  r.expect({ A: { hand: 7, climax: 0 }, turnPlayer: 'B' });
});
ruling(
  'who lives on a change until the end of the turn leaves when it ends, and what that draws is discarded again',
  (r) => {
    const gift = auto({ on: 'leaves', who: 'this', to: 'waitingRoom' }, [{ do: 'draw', amount: 2 }]);
    const half = fighter(0, { name: 'half', abilities: [gift] });
    r.table({ at: 'main', A: { hand: [raise, ...plain(7)], waitingRoom: [half] } });
    r.act('playEvent raise', ['placeSlot', 'backLeft']);
    r.expect({ A: { backLeft: { name: 'half', power: 500 }, hand: 7 } });
    r.until('stand', ['discardToLimit', 'plain', 'plain']);
    r.expect({ A: { backLeft: null, hand: 7 }, turnPlayer: 'B' });
  },
);
ruling('changes until the end of the turn end together, after the hand limit', (r) => {
  r.table({ at: 'main', A: { frontLeft: fighter(1000), hand: [plus500, ...plain(8)] } });
  r.act('playEvent plus');
  r.until('end');
  r.at('discardToLimit', [], (there) => there.expect({ A: { frontLeft: { power: 1500 } } }));
  r.run(['discardToLimit', 'plain']);
  r.expect({ A: { frontLeft: { power: 1000 } } });
});
ruling('what waits for the beginning of the end phase is resolved before the hand limit, once', (r) => {
  const host = fighter(3000, {
    abilities: [auto({ on: 'phaseBegins', phase: 'end', turn: 'you' }, [{ do: 'draw', amount: 1 }])],
  });
  r.table({ at: 'end', A: { backLeft: host, hand: 7 } });
  r.run(['discardToLimit', 'plain']);
  r.expect({ A: { hand: 7, waitingRoom: 1, deck: 9 } });
});
