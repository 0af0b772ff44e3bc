// Rulings on an approacher or an interferer that leaves before the judgement (6.1 to 6.3).
import { test } from 'vitest';
import { aimed, bounce, character, DRAW, drawing, event, exiting, trigger, withTexts } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const [A, B] = [character('A', 30, 30), character('B')];
const approach = ['approacher', 'A'] as const;
const theirs = { who: 'you' } as const;
const aside = aimed('aside', (target) => [{ do: 'shift', target, to: 'supportArea' }], {
  who: 'any',
  where: 'mainArea',
});

ruling('an approacher that leaves is not interfered with and gives no point: step 6 follows at once', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [A], hand: [drawing('draw')] },
    B: { mainArea: [B], hand: [bounce()] },
  });
  const gone = [approach, ['B.approached', 'play bounce']] as const;
  r.neverAsks('interferer', ...gone);
  r.offers('A.approachOver', ['play draw'], ...gone);
  // The free timing in which it left is over, too: its turn player is not asked there again.
  r.neverAsks('A.approached', ...gone);
  r.approach('A', gone[1]);
  r.expect({ A: { mainArea: [], hand: 2 }, B: { mainArea: { B: 'active' }, pointArea: 0 }, approach: null });
  r.happened({ approachEnded: 1, pointsGiven: 0, notInterfered: 0 });
});
ruling('an approacher that stays is asked about on the same way', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A] }, B: { mainArea: [B], hand: [drawing()] } });
  r.offers('interferer', ['B'], approach, ['B.approached', 'play drawing']);
  r.approach('A', ['B.approached', 'play drawing']);
  r.expect({ B: { pointArea: 1 } });
});
ruling('an approacher that leaves after the interference is not judged, and the interferer stays as it is', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A], hand: [drawing('draw')] }, B: { mainArea: [B], hand: [exiting()] } });
  const gone = [approach, ['interferer', 'B'], ['B.interfered', 'play exiting']] as const;
  r.offers('A.approachOver', ['play draw'], ...gone);
  r.approach('A', ...gone.slice(1));
  r.expect({ A: { mainArea: [], trash: ['A'] }, B: { mainArea: { B: 'resting' }, pointArea: 0 }, approach: null });
  r.happened({ judged: 0, pointsGiven: 0 });
});
ruling('an approacher that is moved to the support area has left the main area', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A, character('C')] }, B: { mainArea: [B], hand: [aside] } });
  const gone = [approach, ['B.approached', 'play aside'], ['target', 'A']] as const;
  r.neverAsks('interferer', ...gone);
  r.approach('A', ...gone.slice(1));
  r.expect({ A: { mainArea: { C: 'active' }, supportArea: { A: 'resting' } }, B: { pointArea: 0 } });
});
ruling('an approacher that leaves and comes back is another: it takes no part any more', (r) => {
  const blink = event('blink', [
    { do: 'choose', as: 'it', from: { who: 'opponent', where: 'mainArea' } },
    { do: 'move', target: { bound: 'it' }, to: 'hand' },
  ]);
  const back = withTexts(
    'back',
    trigger({ on: 'leaves', who: { who: 'you', where: 'field', name: 'A' } }, [
      { do: 'choose', as: 'it', from: { who: 'you', where: 'hand', name: 'A' } },
      { do: 'enter', target: { bound: 'it' }, to: 'mainArea' },
    ]),
  );
  r.table({ at: 'approach', A: { mainArea: [A], supportArea: [back] }, B: { mainArea: [B], hand: [blink] } });
  const gone = [approach, ['B.approached', 'play blink'], ['A.chooseTarget', 'A']] as const;
  r.neverAsks('interferer', ...gone);
  r.approach('A', ...gone.slice(1));
  r.expect({ A: { mainArea: { A: { state: 'active', entered: true } } }, B: { pointArea: 0 } });
});
ruling('an approacher that its own text sends away gives no point either', (r) => {
  const comet = withTexts(
    'comet',
    trigger({ on: 'approaches', who: 'this' }, [{ do: 'move', target: 'this', to: 'hand' }]),
  );
  r.table({ at: 'approach', A: { mainArea: [comet, A] }, B: { mainArea: [B] } });
  r.neverAsks('interferer', ['approacher', 'comet']);
  r.offers('interferer', ['B'], approach);
  r.approach('comet');
  r.expect({ A: { mainArea: ['A'], hand: ['comet'] }, B: { pointArea: 0 } });
});

ruling(
  'where the interferer leaves there is neither a judgement nor a point: the approach was interfered with',
  (r) => {
    const mine = bounce('mine', theirs);
    r.table({ at: 'approach', A: { mainArea: [A] }, B: { mainArea: [character('B', 50, 50)], hand: [mine] } });
    r.approach('A', ['interferer', 'B'], ['B.interfered', 'play mine']);
    r.expect({ A: { mainArea: { A: 'resting' } }, B: { mainArea: [], hand: ['B'], pointArea: 0 }, approach: null });
    r.happened({ judged: 0, pointsGiven: 0, approachEnded: 1 });
  },
);
ruling('an interferer that is moved to the support area is not judged either', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A], hand: [aside] }, B: { mainArea: [B] } });
  r.approach('A', ['interferer', 'B'], ['A.interfered', 'play aside'], ['target', 'B']);
  r.expect({ A: { mainArea: { A: 'resting' } }, B: { mainArea: [], supportArea: { B: 'resting' }, pointArea: 0 } });
});
ruling('after the interferer has left the free timing goes on until both have passed', (r) => {
  const mine = bounce('mine', theirs);
  r.table({
    at: 'approach',
    A: { mainArea: [A], hand: [drawing('draw')] },
    B: { mainArea: [B], hand: [mine] },
  });
  const gone = [approach, ['interferer', 'B'], ['A.interfered'], ['B.interfered', 'play mine']] as const;
  r.offers('A.interfered', ['play draw'], ...gone);
  r.approach('A', ...gone.slice(1), ['A.interfered', 'play draw']);
  r.expect({ A: { hand: 1, mainArea: { A: 'resting' } }, B: { hand: ['B'], pointArea: 0 } });
});
ruling('the others are free to approach after an approacher has left', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A, character('C')] }, B: { hand: [exiting()] } });
  r.approach('A', ['B.approached', 'play exiting'], ['target', 'A']);
  r.offers('approacher', ['C']);
  r.approach('C');
  r.expect({ A: { mainArea: { C: 'resting' }, trash: ['A'] }, B: { pointArea: 1 } });
});
ruling('whoever takes an approach away in answer to it leaves what it woke to be done first', (r) => {
  const eager = character('A', 30, 30, { texts: [trigger({ on: 'approaches', who: 'this' }, DRAW)] });
  r.table({ at: 'approach', A: { mainArea: [eager] }, B: { hand: [bounce()] } });
  r.at('B.approached', [approach], (there) => there.expect({ A: { hand: 1 } }));
  r.approach('A', ['B.approached', 'play bounce']);
  r.expect({ A: { hand: 2, mainArea: [] }, B: { pointArea: 0 } });
});
