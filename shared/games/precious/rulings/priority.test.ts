// Rulings on priority: who may act when, and what ends a phase or a free timing (7.1).
import { test } from 'vitest';
import { character, DRAW, drawing, FREE, interrupt, plain, support, trigger, use, withTexts } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const both = { A: { hand: [drawing('mine')] }, B: { hand: [drawing('theirs')] } };

ruling('M38: where P1 passes, P2 acts and P1 passes, P2 may act again, and its pass ends the phase', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('mine')] }, B: { hand: [drawing('one'), drawing('two')] } });
  r.run(['main'], ['B.mainPriority', 'play one']);
  r.expect({ phase: 'main', priority: 'A' });
  r.offers('B.mainPriority', ['play two'], ['A.main']);
  r.run(['A.main'], ['B.mainPriority']);
  r.expect({ priority: null, B: { trash: ['one'] } });
});
ruling('M39: in the main phase P2 is asked nothing before P1 has acted or passed', (r) => {
  r.table({ at: 'main', ...both });
  r.offers('B.mainPriority', ['play theirs'], ['main']);
  r.offers('B.mainPriority', ['play theirs'], ['main', 'play mine']);
  r.stop('main');
  r.expect({ priority: 'A' });
  if (r.match.askOf(r.seatOf('B')) !== undefined) throw new Error('B is asked first');
});
ruling('whoever has priority does one thing, then it goes to the other', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('a1'), drawing('a2')] },
    B: { hand: [drawing('b1'), drawing('b2')] },
  });
  r.act('play a1', ['B.mainPriority', 'play b1']);
  r.expect({ priority: 'A', A: { trash: ['a1'] }, B: { trash: ['b1'] } });
  r.offers('A.main', ['play a2']);
  r.act('play a2', ['B.mainPriority', 'play b2']);
  r.expect({ priority: 'A', A: { trash: ['a2', 'a1'] }, B: { trash: ['b2', 'b1'] } });
});
ruling('where P1 acts and P2 passes, P1 may act again', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('a1'), drawing('a2')] }, B: { hand: [drawing('theirs')] } });
  r.act('play a1', ['B.mainPriority']);
  r.expect({ phase: 'main', priority: 'A' });
  r.offers('A.main', ['play a2']);
});
ruling('where P1 acts, P2 passes and P1 passes, the phase is over without asking P2 again', (r) => {
  r.table({ at: 'main', ...both });
  r.offers('B.mainPriority', ['play theirs'], ['main', 'play mine']);
  r.neverAsks('B.mainPriority', ['main', 'play mine'], ['B.mainPriority'], ['A.main']);
  r.act('play mine', ['B.mainPriority']);
  r.run(['A.main']);
  r.expect({ priority: null });
});
ruling('two passes in a row end the main phase, and nobody can go back', (r) => {
  r.table({ at: 'main', ...both });
  r.until('approach', ['A.main'], ['B.mainPriority']);
  r.expect({ priority: null, A: { hand: ['mine'] }, B: { hand: ['theirs'] } });
  r.neverAsks('main');
});
ruling('an entry, a support card and a text hand priority over as an event does', (r) => {
  const A = {
    mainArea: [withTexts('doer', use(FREE, DRAW))],
    hand: [character('new'), support('charm'), drawing('mine')],
  };
  r.table({ at: 'main', A, B: { hand: [drawing('theirs')] } });
  r.offers('B.mainPriority', ['play theirs'], ['main', 'enter new'], ['chooseArea', 'supportArea']);
  r.offers('B.mainPriority', ['play theirs'], ['main', 'set charm']);
  r.offers('B.mainPriority', ['play theirs'], ['main', 'use doer']);
});
ruling('in the main phase of the other P2 plays events and uses texts, but enters nobody and sets nothing', (r) => {
  const side = {
    mainArea: [withTexts('doer', use(FREE, DRAW))],
    hand: [character('new'), support('charm'), drawing('it')],
  };
  r.table({ at: 'main', A: side, B: side });
  r.offers('A.main', ['play it', 'use doer', 'enter new', 'set charm']);
  r.offers('B.mainPriority', ['play it', 'use doer'], ['main']);
});
ruling('in a free timing nobody enters and nothing is set, events are played and texts used', (r) => {
  const side = {
    mainArea: [withTexts('doer', use(FREE, DRAW))],
    hand: [character('new'), support('charm'), drawing('it')],
  };
  r.table({ at: 'approach', A: side, B: side });
  r.offers('A.approached', ['play it', 'use doer'], ['approacher', 'doer']);
  r.offers('B.approached', ['play it', 'use doer'], ['approacher', 'doer'], ['A.approached']);
});

const fight = { A: { mainArea: [character('X', 10, 30)] }, B: { mainArea: [character('Y', 10, 30)] } };
const held = { A: { ...fight.A, ...both.A }, B: { ...fight.B, ...both.B } };
ruling('the turn player has priority first in each free timing of an approach', (r) => {
  r.table({ at: 'approach', ...held });
  for (const [timing, ...way] of [
    ['approached', ['approacher', 'X']],
    ['interfered', ['approacher', 'X'], ['interferer', 'Y']],
    ['approachOver', ['approacher', 'X']],
  ] as const) {
    r.at(`A.${timing}`, way, (there) => {
      there.expect({ priority: 'A' });
      if (there.match.askOf(there.seatOf('B')) !== undefined) throw new Error('B is asked first');
    });
    r.offers(`B.${timing}`, ['play theirs'], ...way, [`A.${timing}`]);
  }
});
ruling('a free timing goes on until both have passed in a row', (r) => {
  r.table({ at: 'approach', ...held });
  r.offers('A.approached', ['play mine'], ['approacher', 'X'], ['A.approached'], ['B.approached', 'play theirs']);
  r.neverAsks('B.approached', ['approacher', 'X'], ['A.approached'], ['B.approached']);
  r.offers('interferer', ['Y'], ['approacher', 'X'], ['A.approached'], ['B.approached']);
});
ruling('there is no free timing between "no interference" and the point', (r) => {
  r.table({ at: 'approach', ...held });
  r.neverAsks('interfered', ['approacher', 'X'], ['interferer']);
  r.at('A.approachOver', [['approacher', 'X'], ['interferer']], (there) =>
    there.expect({ B: { pointArea: 1 }, approach: null }),
  );
});
ruling('to be asked for an interruption is no pass of priority', (r) => {
  const parry = interrupt('parry', DRAW);
  r.table({ at: 'main', A: { hand: [drawing('mine'), parry] }, B: { hand: [drawing('one'), drawing('two'), parry] } });
  r.offers('A.interrupt', ['play parry'], ['main'], ['B.mainPriority', 'play one']);
  r.run(['main'], ['B.mainPriority', 'play one'], ['A.interrupt'], ['B.interrupt']);
  r.expect({ priority: 'A' });
  r.offers('A.main', ['play mine']);
  r.offers('B.mainPriority', ['play two'], ['A.main']);
});
ruling('nobody has priority at the start of a turn, nor at its end', (r) => {
  const watch = withTexts('watch', trigger({ on: 'turnBegins', turn: 'any' }, DRAW), use(FREE, DRAW));
  const A = { mainArea: [watch], hand: [...plain(7), drawing('mine')] };
  r.table({ at: 'start', A, B: { hand: [drawing('theirs')] } });
  for (const why of ['main', 'mainPriority', 'interrupt']) r.neverAsks(why);
  r.run();
  r.expect({ phase: 'start', A: { hand: 11 } });
  r.table({ at: 'end', A, B: { hand: [drawing('theirs')] } });
  for (const why of ['main', 'mainPriority', 'approachOver']) r.neverAsks(why, ['discardToLimit', 'plain']);
  r.run(['discardToLimit', 'plain']);
  r.expect({ A: { hand: 7 }, turnPlayer: 'B' });
});

const WINDOWS: readonly [what: string, why: string, kind: string, ...way: (readonly [string, ...string[]])[]][] = [
  ['an event', 'B.interrupt', 'interruptEvent', ['main', 'play mine']],
  ['a text', 'B.interrupt', 'interruptText', ['main', 'use X']],
  ['a support card', 'B.interrupt', 'interruptSupport', ['main', 'set charm']],
  ['a pass in the main phase', 'B.mainPriority', 'mainPriority', ['main']],
];
for (const [what, why, kind, ...way] of WINDOWS) {
  ruling(`after ${what} others hear the window and whose it is, the same whatever that one holds`, (r) => {
    const A = { mainArea: [withTexts('X', use(FREE, DRAW))], hand: [drawing('mine'), support('charm')] };
    const holds = [
      { hand: [drawing('it', 1, { timing: ['main'] }), interrupt('parry', DRAW)], isAble: true },
      { hand: plain(2), isAble: false },
    ];
    for (const { hand, isAble } of holds) {
      r.table({ at: 'main', A, B: { hand } });
      r.at(why, way, (there, spec) => {
        if (spec.from.length > 0 !== isAble) throw new Error(`${why} offers ${spec.from.length}`);
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
  r.table({ at: 'main', A: { hand: [drawing('mine')] }, B: { mainArea: [character('Y')] } });
  r.neverAsks('B.interrupt', ['main', 'play mine']);
  r.neverAsks('B.mainPriority', ['main', 'play mine']);
  r.table({ at: 'main', A: { hand: [drawing('mine')] }, B: { mainArea: [withTexts('Y', use(FREE, DRAW))] } });
  r.offers('B.mainPriority', ['use Y'], ['main', 'play mine']);
});
