// Rulings on what waits for a card that is played or a text that is used: it wakes when that has resolved.
import { test } from 'vitest';
import { bounce, DRAW, drawing, event, negating, support, trigger, withTexts } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const watcher = (by: 'you' | 'opponent') => withTexts('W', trigger({ on: 'played', by }, DRAW));

ruling('the other card is the event that was played, in the trash by now', (r) => {
  const W = withTexts(
    'W',
    trigger({ on: 'played', by: 'you' }, [{ do: 'move', target: { bound: 'other' }, to: 'hand' }]),
  );
  r.table({ at: 'main', A: { mainArea: [W], hand: [drawing('it')] } });
  r.act('play it');
  r.expect({ A: { trash: 0, hand: ['it', 'plain'] } });
});
ruling('the other card is the support card that was played, set by now', (r) => {
  const isSupport = { if: [{ bound: 'other', is: { type: 'support' }, atLeast: 1 }] } as const;
  const W = withTexts('W', trigger({ on: 'played', by: 'you' }, DRAW, isSupport));
  r.table({ at: 'main', A: { mainArea: [W], hand: [support('S'), drawing('it', 1)] } });
  r.act('set S');
  r.expect({ A: { hand: 2, mainArea: { W: { supports: ['S'] } } } });
});
ruling('who was sent away by the event hears nothing of it, who came by it does', (r) => {
  r.table({ at: 'main', A: { hand: [bounce('it')] }, B: { mainArea: [watcher('opponent')] } });
  r.act('play it');
  r.expect({ B: { hand: ['W'] } });
  const call = event('it', [{ do: 'enter', target: { all: { who: 'you', where: 'trash' } }, to: 'mainArea' }]);
  r.table({ at: 'main', A: { hand: [call], trash: [watcher('you')] } });
  r.act('play it');
  r.expect({ A: { hand: 1, mainArea: ['W'] } });
});
ruling('what was negated has not resolved: nothing waits for it', (r) => {
  r.table({ at: 'main', A: { mainArea: [watcher('you')], hand: [drawing('it')] }, B: { hand: [negating()] } });
  r.act('play it', ['B.interrupt', 'play negating']);
  r.expect({ A: { hand: 0 } });
});
