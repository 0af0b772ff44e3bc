// Rulings on what interruptions take away from the declaration that waits (7.8).
import { test } from 'vitest';
import type { Effect, Select } from '../card-data.ts';
import {
  ALWAYS,
  aimed,
  bounce,
  character,
  DRAW,
  drawing,
  event,
  FREE,
  interrupt,
  negating,
  source,
  support,
  use,
  withTexts,
} from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const ours: Select = { who: 'you', where: 'field' };
const draw = (amount: number): readonly Effect[] => [{ do: 'draw', amount }];
/** Names one own character, which goes back to hand; only as an interruption. */
const rescue = bounce('rescue', { who: 'you' }, { timing: ['interrupt'] });

ruling('lost targets: who was named and has left is left out, and the rest is done', (r) => {
  const blow = aimed('blow', (target) => [
    { do: 'exit', target },
    { do: 'draw', amount: 2 },
  ]);
  r.table({ at: 'main', A: { hand: [blow] }, B: { mainArea: [character('T')], hand: [rescue] } });
  r.act('play blow', ['B.interrupt', 'play rescue']);
  r.expect({ A: { hand: 2, trash: ['blow'] }, B: { mainArea: 0, hand: ['T'], trash: ['rescue'] } });
  r.happened({ resolved: 2, failed: 0, exited: 0 });
});
ruling('lost targets: of two that were named the one that is still there is concerned', (r) => {
  const storm = event('storm', [{ do: 'rest', target: { bound: 'two' } }], {
    targets: [{ as: 'two', from: { who: 'opponent', where: 'field' }, amount: 2 }],
  });
  r.table({
    at: 'main',
    A: { hand: [storm] },
    B: { mainArea: [character('S'), character('T'), character('U')], hand: [rescue] },
  });
  r.act('play storm', ['target', 'S', 'T'], ['B.interrupt', 'play rescue'], ['target', 'S']);
  r.expect({ B: { mainArea: { T: 'resting', U: 'active' }, hand: ['S'] } });
});
ruling('lost targets: who has left and come back is not meant any more', (r) => {
  const blink = interrupt('blink', [
    { do: 'choose', as: 'one', from: ours },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
    { do: 'enter', target: { bound: 'one' }, to: 'mainArea' },
  ]);
  const blow = aimed('blow', (target) => [{ do: 'exit', target }]);
  r.table({ at: 'main', A: { hand: [blow] }, B: { mainArea: [character('T')], hand: [blink] } });
  r.act('play blow', ['B.interrupt', 'play blink']);
  r.expect({ B: { mainArea: { T: { entered: true } }, trash: ['blink'] } });
});
ruling('lost targets: where the payment was of a point, it is face down though nothing came of it', (r) => {
  const blow = aimed('blow', (target) => [{ do: 'exit', target }], {}, { cost: 1 });
  r.table({
    at: 'main',
    A: { hand: [blow], pointArea: [source(1)] },
    B: { mainArea: [character('T')], hand: [rescue] },
  });
  r.act('play blow', ['pay', 'red 1'], ['B.interrupt', 'play rescue']);
  r.expect({ A: { faceDown: ['red 1'], faceUp: 0 }, B: { hand: ['T'] } });
});
ruling(
  'a text is carried out though its character has left by an interruption, but for what concerns that one',
  (r) => {
    const doer = withTexts('doer', use(FREE, [{ do: 'ap', target: 'this', by: 10, until: 'endOfTurn' }, ...draw(2)]));
    const deport = bounce('deport', {}, { timing: ['interrupt'] });
    r.table({ at: 'main', A: { mainArea: [doer] }, B: { hand: [deport] } });
    r.act('use doer', ['B.interrupt', 'play deport']);
    r.expect({ A: { mainArea: 0, hand: 3 } });
  },
);
ruling(
  'a support card whose bearer has left by an interruption goes to the trash, and what was paid stays paid',
  (r) => {
    const exile = bounce('exile', {}, { timing: ['interrupt'] });
    r.table({
      at: 'main',
      A: { mainArea: [character('X')], hand: [support('charm', [], { cost: 1 }), source(1)] },
      B: { hand: [exile] },
    });
    r.act('set charm', ['pay', 'red 1'], ['B.interrupt', 'play exile']);
    r.expect({ A: { hand: ['X'], mainArea: 0, trash: ['charm', 'red 1'] } });
    r.happened({ failed: 1, supportSet: 0 });
  },
);
ruling('a support card whose bearer has left and come back goes to the trash as well', (r) => {
  const blink = interrupt('blink', [
    { do: 'choose', as: 'one', from: ours },
    { do: 'move', target: { bound: 'one' }, to: 'hand' },
    { do: 'enter', target: { bound: 'one' }, to: 'mainArea' },
  ]);
  r.table({ at: 'main', A: { mainArea: [character('X')], hand: [support('charm'), blink] } });
  r.act('set charm', ['A.interrupt', 'play blink']);
  r.expect({ A: { mainArea: { X: { entered: true, supports: [] } }, trash: ['charm', 'blink'] } });
});
ruling('a support card that is negated goes to the trash though its bearer is there', (r) => {
  r.table({
    at: 'main',
    A: { mainArea: [character('X')], hand: [support('charm')] },
    B: { hand: [negating('deny')] },
  });
  r.act('set charm', ['B.interrupt', 'play deny']);
  r.expect({ A: { mainArea: { X: { supports: [] } }, trash: ['charm'] } });
});
ruling('what is declared lies in play until it has resolved, in the sight of all', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('one')] },
    B: { hand: [interrupt('parry', DRAW, { timing: ['interrupt'] })] },
  });
  r.at('B.interrupt', [['main', 'play one']], (there) => {
    there.expect({ A: { hand: 0, trash: 0 } });
    for (const viewer of ['A', 'B', 'public'] as const) there.expectSeen(viewer, { 'A.play': ['one'] });
  });
  r.act('play one', ['B.interrupt', 'play parry']);
  r.expectSeen('public', { 'A.play': [], 'B.play': [], 'A.trash': ['one'], 'B.trash': ['parry'] });
});
ruling('the approacher that leaves by an interruption ends the approach when all has resolved', (r) => {
  const deport = bounce('deport', {}, { timing: ['interrupt'] });
  r.table({
    at: 'approach',
    A: { mainArea: [character('X')], hand: [drawing('one', 2)] },
    B: { mainArea: [character('Y')], hand: [deport, drawing('spare', 1, { timing: ALWAYS })] },
  });
  r.approach('X', ['A.approached', 'play one'], ['B.interrupt', 'play deport']);
  r.neverAsks('interferer');
  r.expect({ A: { hand: 3, mainArea: 0 }, B: { pointArea: 0 }, approach: null });
  r.happened({ notInterfered: 0, approachEnded: 1 });
});
