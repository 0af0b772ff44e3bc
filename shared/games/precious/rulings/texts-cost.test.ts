// Rulings on the cost of texts, their use once a turn, and use conditions (5.4 to 5.6, 5.9, 5.10, M21).
import { test } from 'vitest';
import {
  aimed,
  character,
  DRAW,
  drawing,
  FREE,
  negating,
  plain,
  REST,
  source,
  use,
  withoutValues,
  withTexts,
} from './bench/cards.ts';
import { entered, faceDown, resting } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const foreign = (amount: number, color: 'blue' | 'green' = 'blue') => source(amount, color, 'elsewhere');
const tapper = withTexts('tapper', use(REST, DRAW));
const doer = withTexts('doer', use(FREE, DRAW));

ruling('M17: a white cost of 2 is paid with any colours and works', (r) => {
  const two = withTexts('two', use({ n: 2 }, DRAW));
  r.table({ at: 'main', A: { mainArea: [two], hand: [foreign(1)], pointArea: [foreign(1, 'green')] } });
  r.act('use two', ['pay', 'elsewhere blue 1', 'elsewhere green 1']);
  r.expect({ A: { hand: 1, trash: ['elsewhere blue 1'], faceDown: ['elsewhere green 1'] } });
});
ruling('a coloured cost needs one card of the colour in the payment; the work does not help', (r) => {
  const blue = withTexts('blue', use({ n: 2, color: 'blue' }, DRAW));
  r.table({ at: 'main', A: { mainArea: [blue], hand: [source(2), foreign(1), foreign(2, 'green')] } });
  r.illegal(['main', 'use blue'], ['pay', 'red 2']);
  r.illegal(['main', 'use blue'], ['pay', 'elsewhere blue 1']);
  r.act('use blue', ['pay', 'elsewhere green 2', 'elsewhere blue 1']);
  r.expect({ A: { hand: 2, trash: ['elsewhere blue 1', 'elsewhere green 2'] } });
  r.table({ at: 'main', A: { mainArea: [blue, doer], hand: [source(2), source(2)] } });
  r.offers('main', ['use doer']);
});
ruling('a text whose cost cannot be paid is not offered, one beside it is', (r) => {
  const both = withTexts('both', use({ n: 3 }, DRAW), use({ n: 2 }, DRAW));
  r.table({ at: 'main', A: { mainArea: [both], hand: [source(1)], pointArea: [faceDown(source(2)), source(1)] } });
  r.illegal(['main', 'use both 0']);
  r.act('use both 1', ['pay', 'red 1', 'red 1']);
  r.expect({ A: { hand: 1, faceDown: ['red 2', 'red 1'] } });
});

ruling('M19: a text with (T) is not used by a resting character', (r) => {
  r.table({ at: 'main', A: { mainArea: [resting(tapper), doer] } });
  r.offers('main', ['use doer']);
});
ruling('(T) rests the character, which then cannot approach', (r) => {
  r.table({ at: 'main', A: { mainArea: [tapper, character('other')] } });
  r.act('use tapper');
  r.expect({ A: { mainArea: { tapper: 'resting', other: 'active' }, hand: 1 } });
  r.until('approach');
  r.offers('approacher', ['other']);
});
ruling('(T) rests the character with the declaration: also where the text is negated', (r) => {
  r.table({ at: 'main', A: { mainArea: [tapper] }, B: { hand: [negating()] } });
  r.act('use tapper', ['B.interrupt', 'play negating']);
  r.expect({ A: { mainArea: { tapper: 'resting' }, hand: 0 } });
});
ruling('M20: a text of cost (0) is used by a resting character', (r) => {
  r.table({ at: 'main', A: { mainArea: [resting(doer)] } });
  r.neverAsks('pay', ['main', 'use doer']);
  r.act('use doer');
  r.expect({ A: { mainArea: { doer: 'resting' }, hand: 1 } });
});
ruling(
  'a text that costs a number and no (T) is used by a resting character as well, and leaves an active one so',
  (r) => {
    const paid = withTexts('paid', use({ n: 1 }, DRAW));
    for (const [card, state] of [[resting(paid), 'resting'] as const, [paid, 'active'] as const]) {
      r.table({ at: 'main', A: { mainArea: [card], hand: [foreign(1)] } });
      r.act('use paid', ['pay', 'elsewhere blue 1']);
      r.expect({ A: { mainArea: { paid: state }, hand: 1 } });
    }
  },
);
ruling('(T) and a number are paid together', (r) => {
  const both = withTexts('both', use({ n: 1, rest: true }, DRAW));
  r.table({ at: 'main', A: { mainArea: [both], hand: [source(1)] } });
  r.act('use both', ['pay', 'red 1']);
  r.expect({ A: { mainArea: { both: 'resting' }, trash: ['red 1'], hand: 1 } });
  r.table({ at: 'main', A: { mainArea: [both, doer], hand: plain(2) } });
  r.offers('main', ['use doer']);
});
ruling('a character that has just entered uses its texts, (T) included', (r) => {
  r.table({ at: 'main', A: { hand: [tapper] } });
  r.act('enter tapper', ['chooseArea', 'mainArea']);
  r.act('use tapper');
  r.expect({ A: { mainArea: { tapper: { state: 'resting', entered: true } }, hand: 1 } });
});
ruling('characters of the support area use their texts, with AP and DP or without', (r) => {
  const quiet = withoutValues('quiet', { texts: [use(REST, DRAW)] });
  r.table({ at: 'main', A: { supportArea: [entered(quiet), tapper] } });
  r.act('use quiet');
  r.act('use tapper');
  r.expect({ A: { supportArea: { quiet: 'resting', tapper: 'resting' }, hand: 2 } });
});
ruling('the texts of the other player are not used, nor those of cards that are not on the field', (r) => {
  r.table({ at: 'main', A: { mainArea: [doer], trash: [tapper], hand: [tapper] }, B: { mainArea: [tapper] } });
  r.offers('main', ['use doer', 'enter tapper']);
});

ruling('M21: a text is used once a turn, another of the same character besides', (r) => {
  const both = withTexts('both', use(FREE, DRAW), use(FREE, [{ do: 'mill', amount: 1 }]));
  r.table({ at: 'main', A: { mainArea: [both] } });
  r.act('use both 0');
  r.illegal(['main', 'use both 0']);
  r.act('use both 1');
  r.expect({ A: { hand: 1, trash: 1 } });
  r.illegal(['main', 'use both 1']);
});
ruling('in the next turn it may be used again', (r) => {
  r.table({ at: 'main', A: { mainArea: [doer], hand: [drawing('draw')] }, B: { mainArea: [doer] } });
  r.act('use doer');
  r.offers('main', ['play draw']);
  r.endTurn();
  r.until('main');
  r.run(['B.main'], ['A.mainPriority', 'use doer']);
  r.expect({ A: { hand: 3 }, turnPlayer: 'B' });
});

ruling('a target is named with the declaration, and without one there is no declaration', (r) => {
  const hit = aimed('hit', (target) => [{ do: 'exit', target }], { dp: { atMost: 10 } });
  const none = { mainArea: [character('B')] };
  r.table({ at: 'main', A: { mainArea: [doer], hand: [hit] }, B: none });
  r.offers('main', ['use doer']);
  const some = { mainArea: [...none.mainArea, character('C', 0, 10), character('D', 0, 0)] };
  r.table({ at: 'main', A: { mainArea: [doer], hand: [hit] }, B: some });
  r.offers('target', ['C', 'D'], ['main', 'play hit']);
});
ruling('a text that names more cards than there are is not offered', (r) => {
  const pair = [{ as: 'it', from: { who: 'opponent', where: 'field' }, amount: 2 }] as const;
  const seeker = withTexts('seeker', use(FREE, [{ do: 'rest', target: { bound: 'it' } }], { targets: pair }));
  r.table({ at: 'main', A: { mainArea: [seeker, doer] }, B: { mainArea: [character('B')] } });
  r.offers('main', ['use doer']);
  r.table({ at: 'main', A: { mainArea: [seeker, doer] }, B: { mainArea: [character('B')], supportArea: [tapper] } });
  r.act('use seeker');
  r.expect({ B: { mainArea: { B: 'resting' }, supportArea: { tapper: 'resting' } } });
});

const friend = { count: { who: 'you', where: 'field', name: 'friend' }, atLeast: 1 } as const;
ruling('a use condition must hold besides the cost, and looks at the own field', (r) => {
  const hand = [drawing('it', 1, { useCondition: [friend] }), character('new', 20, 20, { useCondition: [friend] })];
  r.table({
    at: 'main',
    A: { mainArea: [doer], hand: [...hand, character('friend')] },
    B: { mainArea: [character('friend')] },
  });
  r.offers('main', ['use doer', 'enter friend']);
  r.act('enter friend', ['chooseArea', 'supportArea']);
  r.offers('main', ['use doer', 'play it', 'enter new']);
});
ruling('a use condition does not spare the cost', (r) => {
  const it = drawing('it', 1, { useCondition: [friend], cost: 2 });
  r.table({ at: 'main', A: { supportArea: [character('friend')], mainArea: [doer], hand: [it, source(1)] } });
  r.offers('main', ['use doer']);
});
ruling('where it says so a use condition looks at both fields', (r) => {
  const anywhere = { count: { ...friend.count, who: 'any' }, atLeast: 1 } as const;
  const hand = [drawing('far', 1, { useCondition: [anywhere] }), drawing('near', 1, { useCondition: [friend] })];
  r.table({ at: 'main', A: { hand }, B: { mainArea: [character('friend')] } });
  r.offers('main', ['play far']);
});
ruling('the use condition of a text concerns that text alone', (r) => {
  const both = withTexts('both', use(FREE, DRAW, { useCondition: [friend] }), use(FREE, DRAW));
  r.table({ at: 'main', A: { mainArea: [both] } });
  r.illegal(['main', 'use both 0']);
  r.act('use both 1');
  r.expect({ A: { hand: 1 } });
});
