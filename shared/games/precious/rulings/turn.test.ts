// Rulings on the phases of a turn and what is done in them (section 4).
import { test } from 'vitest';
import {
  always,
  character,
  DRAW,
  drawing,
  event,
  FREE,
  plain,
  source,
  support,
  trigger,
  use,
  withoutValues,
  withTexts,
} from './bench/cards.ts';
import { entered, resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const doer = withTexts('doer', use(FREE, DRAW));

ruling(
  'a turn begins with two cards, then all own cards on the field wake, then comes what happens at its start',
  (r) => {
    const early = withTexts('early', trigger({ on: 'turnBegins', turn: 'you' }, [{ do: 'may', then: DRAW }]));
    const A = {
      mainArea: [resting(supported(early, resting(support('scarf'))))],
      supportArea: [resting(withoutValues('back'))],
      deck: plain('a', 'b', 'c', 'd'),
    };
    r.table({ at: 'start', A });
    r.at('mayDo', [], (there) =>
      there.expect({ A: { hand: ['b', 'a'], mainArea: { early: 'active' }, supportArea: { back: 'active' } } }),
    );
    r.until('main', ['mayDo', 'yes']);
    r.expect({ A: { hand: ['c', 'b', 'a'] } });
  },
);
ruling('support cards wake with the rest: their (T) can be paid again', (r) => {
  const bell = support('bell', [use({ rest: true }, DRAW)]);
  r.table({ at: 'start', A: { mainArea: [supported(character('A'), resting(bell))] }, B: { hand: 1 } });
  r.until('main');
  r.act('use bell');
  r.illegal(['main', 'use bell']);
  r.expect({ A: { hand: 3 } });
});
ruling('waking is not a choice, and it is for the turn player alone', (r) => {
  r.table({ at: 'start', A: { mainArea: [resting(character('A'))] }, B: { mainArea: [resting(character('B'))] } });
  r.until('main');
  r.expect({ A: { mainArea: { A: 'active' } }, B: { mainArea: { B: 'resting' } } });
});
ruling('whoever cannot wake stays resting', (r) => {
  const chains = support('chains', [always('bearer', [{ what: 'cannot', do: 'wake' }])]);
  r.table({ at: 'start', A: { mainArea: [resting(supported(character('A'), chains)), resting(character('B'))] } });
  r.until('main');
  r.expect({ A: { mainArea: { A: 'resting', B: 'active' } } });
});
ruling('nobody has priority at the start of the turn: the first to act is the turn player in its main phase', (r) => {
  r.table({ at: 'start', A: { hand: [drawing('mine')] }, B: { hand: [drawing('theirs')] } });
  for (const why of ['main', 'mainPriority']) r.neverAsks(why);
  r.until('main');
  r.at('A.main', [], (there) => there.expect({ A: { hand: 3 }, phase: 'main', priority: 'A' }));
});

ruling(
  'in its main phase the turn player enters characters, sets supports, plays events and uses texts, as often as it can pay',
  (r) => {
    const hand = [character('one'), character('two'), support('scarf'), drawing('draw'), drawing('draw')];
    r.table({ at: 'main', A: { mainArea: [doer], hand } });
    r.offers('main', ['enter one', 'enter two', 'set scarf', 'play draw', 'play draw', 'use doer']);
    r.act('play draw');
    r.act('enter one', ['chooseArea', 'mainArea']);
    r.act('use doer');
    r.act('set scarf', ['chooseBearer', 'one']);
    r.act('enter two', ['chooseArea', 'supportArea']);
    r.act('play draw');
    r.expect({ A: { mainArea: { doer: 'active', one: { supports: ['scarf'] } }, supportArea: ['two'], hand: 3 } });
  },
);
ruling('the other player plays events and uses texts there, and neither enters characters nor sets supports', (r) => {
  const hand = [character('new'), support('scarf'), drawing('draw')];
  r.table({ at: 'main', B: { mainArea: [doer], hand } });
  r.offers('B.mainPriority', ['play draw', 'use doer'], ['main']);
});
ruling('in the approach phase nobody enters characters or sets supports', (r) => {
  const side = { mainArea: [doer], hand: [character('new'), support('scarf'), drawing('draw')] };
  r.table({ at: 'approach', A: side, B: side });
  r.offers('A.approached', ['play draw', 'use doer'], ['approacher', 'doer']);
  r.offers('B.approached', ['play draw', 'use doer'], ['approacher', 'doer']);
});
ruling('a character enters active, in the main or the support area, and counts as entered in this turn', (r) => {
  r.table({ at: 'main', A: { hand: [character('one'), character('two')] } });
  r.offers('chooseArea', ['mainArea', 'supportArea'], ['main', 'enter one']);
  r.act('enter one', ['chooseArea', 'mainArea']);
  r.act('enter two', ['chooseArea', 'supportArea']);
  r.expect({
    A: {
      mainArea: { one: { state: 'active', entered: true } },
      supportArea: { two: { state: 'active', entered: true } },
    },
  });
});
ruling('M23: the same event is played twice in a turn, and paid twice', (r) => {
  const it = drawing('it', 1, { cost: 2 });
  r.table({ at: 'main', A: { hand: [it, it, source(2), source(3)], deck: plain('a', 'b', 'c') } });
  r.act('play it', ['pay', 'red 2']);
  r.act('play it', ['pay', 'red 3']);
  r.expect({ A: { hand: ['b', 'a'], trash: ['it', 'red 3', 'it', 'red 2'] } });
});
ruling('an event has its effect first and goes to the trash then', (r) => {
  const count = event('count', [{ do: 'draw', amount: { count: { who: 'you', where: 'trash' }, times: 1 } }]);
  r.table({ at: 'main', A: { hand: [count], trash: plain('x', 'y') } });
  r.act('play count');
  r.expect({ A: { hand: 2, trash: ['count', 'x', 'y'] } });
});
ruling('an event that has come back to hand is played again in the same turn', (r) => {
  const back = event('back', [{ do: 'move', target: { all: { who: 'you', where: 'trash' } }, to: 'hand' }]);
  r.table({ at: 'main', A: { hand: [back, drawing('it')] } });
  r.act('play it');
  r.act('play back');
  r.act('play it');
  r.expect({ A: { hand: 2, trash: ['it', 'back'] } });
});

const late = (name: string) =>
  withTexts(name, trigger({ on: 'turnEnds', turn: 'any' }, [{ do: 'mill', amount: 1, who: 'opponent' }]));
const boost = event('boost', [
  { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 30, until: 'endOfTurn' },
]);
ruling(
  'M41: effects of the end come in the order of the turn player, then it alone trashes down to seven, then durations end',
  (r) => {
    r.table({
      at: 'main',
      A: { mainArea: [late('mine')], hand: [boost, ...plain(9)] },
      B: { mainArea: [late('theirs')], hand: 9 },
    });
    r.act('play boost');
    r.until('turnEnd');
    r.offers('A.whichFirst', ['mine texts.0', 'theirs texts.0']);
    const end = [['A.whichFirst', 'theirs']] as const;
    r.at('A.discardToLimit', end, (there) =>
      there.expect({ A: { mainArea: { mine: { ap: 50 } }, hand: 9, deck: 19 }, B: { deck: 19 } }),
    );
    r.neverAsks('B.discardToLimit', ...end, ['A.discardToLimit', 'plain', 'plain']);
    r.endTurn(...end, ['A.discardToLimit', 'plain', 'plain']);
    r.expect({ A: { mainArea: { mine: { ap: 20 } }, hand: 7, trash: 4 }, B: { hand: 9 }, turnPlayer: 'B' });
    r.order('textTriggered', ['test/theirs-1', 'test/mine-1']);
  },
);
ruling('what is drawn at the end of the turn counts for the hand limit', (r) => {
  const owl = withTexts('owl', trigger({ on: 'turnEnds', turn: 'you' }, DRAW));
  r.table({ at: 'end', A: { mainArea: [owl], hand: 7, deck: plain('drawn', 'x') } });
  r.endTurn(['discardToLimit', 'drawn']);
  r.expect({ A: { hand: 7, trash: ['drawn'] } });
});
ruling('seven cards are kept, and exactly what is more is trashed', (r) => {
  r.table({ at: 'end', A: { hand: 7 } });
  r.endTurn();
  r.expect({ A: { hand: 7, trash: 0 }, turnPlayer: 'B' });
  r.table({ at: 'end', A: { hand: plain('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i') } });
  r.illegal(['discardToLimit', 'a']);
  r.illegal(['discardToLimit', 'a', 'b', 'c']);
  r.endTurn(['discardToLimit', 'b', 'h']);
  r.expect({ A: { hand: ['a', 'c', 'd', 'e', 'f', 'g', 'i'] } });
});
ruling('before the end of the turn a hand may hold any number', (r) => {
  r.table({ at: 'start', A: { hand: 12 }, B: { hand: 9 } });
  r.until('turnEnd');
  r.expect({ A: { hand: 14 }, B: { hand: 9 } });
});
ruling('at the end of the turn what lasts until then ends, and what is lasting goes on', (r) => {
  const it = { all: { who: 'you', where: 'field' } } as const;
  const both = event('both', [
    { do: 'ap', target: it, by: 10, until: 'endOfTurn' },
    { do: 'dp', target: it, by: 10, until: 'lasting' },
    { do: 'gain', target: it, keyword: { keyword: 'forcedApproach' }, until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { mainArea: [entered(character('A'))], hand: [both] } });
  r.act('play both');
  r.expect({ A: { mainArea: { A: { ap: 30, dp: 30 } } } });
  r.endTurn();
  r.expect({ A: { mainArea: { A: { ap: 20, dp: 30 } } } });
  r.endTurn();
  r.until('approach');
  r.offers('approacher', ['A']);
  r.expect({ turnPlayer: 'A' });
});
ruling('whoever entered in the turn of the opponent has been there long enough in the own turn', (r) => {
  const ambush = event('ambush', [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'enter', target: { bound: 'one' }, to: 'mainArea' },
  ]);
  r.table({ at: 'main', B: { hand: [ambush, character('new')] } });
  r.run(['A.main'], ['B.mainPriority', 'play ambush'], ['B.chooseTarget', 'new']);
  r.expect({ B: { mainArea: { new: { entered: true } } } });
  r.endTurn();
  r.until('approach');
  r.offers('B.approacher', ['new']);
});
