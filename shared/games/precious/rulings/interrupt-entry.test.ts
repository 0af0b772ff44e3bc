// Rulings on interruptions of entries: only where a card's text says so (7.3).
import { test } from 'vitest';
import { bounce, character, DRAW, drawing, interrupt, negating, source, trigger, withTexts } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const noEntry = negating('no entry', { against: { of: ['entry'] } });
const inMain = ['chooseArea', 'mainArea'] as const;

ruling('an entry is not the play of a card: unless some card answers entries it opens no window', (r) => {
  r.table({ at: 'main', A: { hand: [character('new'), drawing('one')] }, B: { hand: [negating('deny')] } });
  r.offers('B.interrupt', ['play deny'], ['main', 'play one']);
  r.neverAsks('interrupt', ['main', 'enter new'], inMain);
  r.act('enter new', inMain);
  r.expect({ A: { mainArea: { new: 'active' } }, B: { hand: ['deny'] } });
});
ruling('where some card answers entries, an entry opens a window, in which that card alone is offered', (r) => {
  r.table({ at: 'main', A: { hand: [character('new')] }, B: { hand: [negating('deny'), noEntry] } });
  r.offers('B.interrupt', ['play no entry'], ['main', 'enter new'], inMain);
});
ruling('a card that answers entries alone is not offered against anything else', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one')] }, B: { hand: [negating('deny'), noEntry] } });
  r.offers('B.interrupt', ['play deny'], ['main', 'play one']);
});
ruling('a negated entry: the character goes to the trash, has not entered, and what was paid stays paid', (r) => {
  const greeter = character('new', 20, 20, { cost: 1, texts: [trigger({ on: 'enters', who: 'this' }, DRAW)] });
  r.table({ at: 'main', A: { hand: [greeter, source(1)] }, B: { hand: [noEntry] } });
  r.act('enter new', inMain, ['pay', 'red 1'], ['B.interrupt', 'play no entry']);
  r.expect({ A: { mainArea: 0, hand: 0, trash: ['new', 'red 1'] } });
  r.happened({ failed: 1, textTriggered: 0 });
});
ruling('whose identity stands on the field by the time it would enter goes to the trash', (r) => {
  const hurry = interrupt(
    'hurry',
    [
      { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
      { do: 'enter', target: { bound: 'one' }, to: 'supportArea' },
    ],
    { against: { of: ['entry'] } },
  );
  const twin = character('twin');
  r.table({ at: 'main', A: { hand: [twin, twin, hurry] }, B: { hand: 1 } });
  r.act('enter twin', inMain, ['B.interrupt'], ['A.interrupt', 'play hurry'], ['chooseTarget', 'twin']);
  r.expect({ A: { mainArea: 0, supportArea: ['twin'], trash: ['twin', 'hurry'] } });
  r.happened({ failed: 1 });
});
ruling('a sixth replaces whom it named; if that one has left by an interruption, nobody has to go', (r) => {
  const exile = bounce('exile', { where: 'mainArea' }, { timing: ['interrupt'], against: { of: ['entry'] } });
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => character(name));
  r.table({ at: 'main', A: { mainArea: five, hand: [character('new')] }, B: { hand: [exile] } });
  r.act('enter new', inMain, ['replace', 'a'], ['B.interrupt', 'play exile'], ['target', 'a']);
  r.expect({ A: { mainArea: ['b', 'c', 'd', 'e', 'new'], hand: ['a'], trash: 0 } });
  r.table({ at: 'main', A: { mainArea: five, hand: [character('new')] }, B: { hand: [exile] } });
  r.act('enter new', inMain, ['replace', 'a'], ['B.interrupt']);
  r.expect({ A: { mainArea: ['b', 'c', 'd', 'e', 'new'], trash: ['a'] } });
});
ruling('a sixth replaces nobody where an interruption has made room by another', (r) => {
  const exile = bounce('exile', { where: 'mainArea' }, { timing: ['interrupt'], against: { of: ['entry'] } });
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => character(name));
  r.table({ at: 'main', A: { mainArea: five, hand: [character('new')] }, B: { hand: [exile] } });
  r.act('enter new', inMain, ['replace', 'a'], ['B.interrupt', 'play exile'], ['target', 'b']);
  r.expect({ A: { mainArea: ['a', 'c', 'd', 'e', 'new'], hand: ['b'], trash: 0 } });
});
ruling('a sixth for which the one that was named has left and come back names another', (r) => {
  const blink = interrupt(
    'blink',
    [
      { do: 'choose', as: 'it', from: { who: 'you', where: 'mainArea' } },
      { do: 'move', target: { bound: 'it' }, to: 'hand' },
      { do: 'enter', target: { bound: 'it' }, to: 'mainArea' },
    ],
    { against: { of: ['entry'] } },
  );
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => character(name));
  r.table({ at: 'main', A: { mainArea: five, hand: [character('new'), blink] } });
  const blinked = [
    ['A.interrupt', 'play blink'],
    ['chooseTarget', 'a'],
    ['replace', 'b'],
  ] as const;
  r.act('enter new', inMain, ['replace', 'a'], ...blinked);
  r.expect({ A: { mainArea: ['a', 'c', 'd', 'e', 'new'], trash: ['b', 'blink'] } });
});
ruling('an entry that is interrupted hands priority to the opponent of who enters', (r) => {
  const parry = interrupt('parry', DRAW, { against: { of: ['entry'] } });
  r.table({ at: 'main', A: { hand: [withTexts('new')] }, B: { hand: [parry, drawing('it')] } });
  r.offers('B.mainPriority', ['play it'], ['main', 'enter new'], inMain, ['B.interrupt', 'play parry']);
});
