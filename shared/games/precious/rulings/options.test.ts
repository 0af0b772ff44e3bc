// Rulings on the options of a match: textLimit (7.6) and firstPlayer (3.2).
import { test } from 'vitest';
import { DRAW, drawing, FREE, interrupt, negating, support, trigger, use, withTexts } from './bench/cards.ts';
import { supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const doer = (name: string) => withTexts(name, use(FREE, DRAW), use(FREE, [{ do: 'draw', amount: 3 }]));
const perCharacter = { textLimit: 'perCharacter' } as const;

ruling('textLimit perText: each text of a character is used once a turn', (r) => {
  r.table({ at: 'main', A: { mainArea: [doer('doer')] } });
  r.act('use doer 0');
  r.illegal(['main', 'use doer 0']);
  r.act('use doer 1');
  r.expect({ A: { hand: 4 } });
  r.offers('main', []);
});
ruling('textLimit perCharacter: one text of each character is used in a turn, whichever', (r) => {
  r.table({ at: 'main', options: perCharacter, A: { mainArea: [doer('one')], supportArea: [doer('two')] } });
  r.offers('main', ['use one', 'use one', 'use two', 'use two']);
  r.act('use one 0');
  r.offers('main', ['use two', 'use two']);
  r.act('use two 1');
  r.expect({ A: { hand: 4 } });
  r.offers('main', []);
});
ruling('textLimit perCharacter: a support card is a card of its own', (r) => {
  const charm = support('charm', [use(FREE, DRAW)]);
  r.table({ at: 'main', options: perCharacter, A: { mainArea: [supported(doer('doer'), charm)] } });
  r.act('use doer 0');
  r.offers('main', ['use charm']);
});
ruling('textLimit perCharacter: a negated text is the one of the turn, and triggered texts do not count', (r) => {
  const mixed = withTexts('mixed', use(FREE, DRAW), use(FREE, DRAW), trigger({ on: 'played', by: 'you' }, DRAW));
  r.table({
    at: 'main',
    options: perCharacter,
    A: { mainArea: [mixed], hand: [drawing('one')] },
    B: { hand: [negating('deny', { against: { of: ['text'] } })] },
  });
  r.act('play one');
  r.happened({ textTriggered: 1 });
  r.offers('main', ['use mixed', 'use mixed']);
  r.act('use mixed 1', ['B.interrupt', 'play deny']);
  r.offers('main', []);
});
ruling('textLimit perCharacter: in the next turn each has its one text again', (r) => {
  r.table({
    at: 'main',
    options: perCharacter,
    A: { mainArea: [doer('doer')] },
    B: { hand: [interrupt('parry', DRAW)] },
  });
  r.act('use doer 1');
  r.offers('main', []);
  r.endTurn();
  r.until('main');
  r.offers('A.mainPriority', ['use doer', 'use doer'], ['B.main']);
});

const setUp = { at: 'setUp', shuffles: [60, 60] } as const;
ruling('firstPlayer random: nobody is asked, and a lot decides', (r) => {
  for (const who of ['A', 'B'] as const) {
    r.table({ ...setUp, options: { firstPlayer: 'random' }, rolls: [who] });
    r.neverAsks('chooseFirst');
    r.run();
    r.expect({ turnPlayer: who });
  }
});
ruling('firstPlayer agree: whom both name begins', (r) => {
  r.table({ ...setUp, options: { firstPlayer: 'agree' } });
  r.run(['A.chooseFirst', 'B'], ['B.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B' });
});
ruling('firstPlayer agree: where they name different ones a lot decides', (r) => {
  for (const who of ['A', 'B'] as const) {
    r.table({ ...setUp, options: { firstPlayer: 'agree' }, rolls: [who] });
    r.run(['A.chooseFirst', 'A'], ['B.chooseFirst', 'B']);
    r.expect({ turnPlayer: who });
  }
});
ruling('firstPlayer rockPaperScissors: it is thrown until they differ, and the winner chooses', (r) => {
  r.table({ ...setUp, options: { firstPlayer: 'rockPaperScissors' } });
  r.run(
    ['A.rockPaperScissors', 'rock'],
    ['B.rockPaperScissors', 'rock'],
    ['A.rockPaperScissors', 'rock'],
    ['B.rockPaperScissors', 'paper'],
    ['B.chooseFirst', 'A'],
  );
  r.expect({ turnPlayer: 'A' });
  r.happened({ throwMade: 2, firstPlayerChosen: 1 });
});
ruling('firstPlayer: unless told otherwise it is thrown for', (r) => {
  r.table(setUp);
  r.run(['A.rockPaperScissors', 'scissors'], ['B.rockPaperScissors', 'paper'], ['A.chooseFirst', 'B']);
  r.expect({ turnPlayer: 'B' });
});
