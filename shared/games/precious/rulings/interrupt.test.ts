// Rulings on interruptions: who is asked, and what resolves first (7.2 to 7.4).
import { test } from 'vitest';
import type { Effect, Select } from '../card-data.ts';
import {
  bounce,
  character,
  DRAW,
  drawing,
  event,
  FREE,
  interrupt,
  negating,
  REST,
  source,
  support,
  trigger,
  use,
  withTexts,
} from './bench/cards.ts';
import { numbersOf } from './bench/numbers.ts';
import { resting } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const ours: Select = { who: 'you', where: 'field' };
const draw = (amount: number): readonly Effect[] => [{ do: 'draw', amount }];
/** Names one own character, which goes back to hand; also as an interruption. */
const rescue = bounce('rescue', { who: 'you' }, { timing: ['interrupt'] });

ruling('an interruption resolves before what it interrupts', (r) => {
  const count: readonly Effect[] = [
    { do: 'draw', amount: { count: { who: 'any', where: 'trash', type: 'event' }, times: 1 } },
  ];
  r.table({ at: 'main', A: { hand: [event('slow', count)] }, B: { hand: [interrupt('quick', draw(3))] } });
  r.act('play slow', ['B.interrupt', 'play quick']);
  r.order('declared', numbersOf('slow', 'quick'));
  r.expect({ A: { hand: 1, trash: ['slow'] }, B: { hand: 3, trash: ['quick'] } });
});
ruling('interruptions nest: an interrupt is interrupted, and the last declared resolves first', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('one', 5), negating('rebuff')] },
    B: { hand: [negating('deny')] },
  });
  r.act('play one', ['B.interrupt', 'play deny'], ['A.interrupt', 'play rebuff']);
  r.order('declared', numbersOf('one', 'deny', 'rebuff'));
  r.happened({ failed: 1, resolved: 2 });
  r.expect({ A: { hand: 5, trash: ['one', 'rebuff'] }, B: { hand: 0, trash: ['deny'] } });
});
ruling('three deep: the third is negated by the fourth, so the second comes to its effect', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('one', 5), negating('three')] },
    B: { hand: [negating('two'), negating('four')] },
  });
  r.act('play one', ['B.interrupt', 'play two'], ['A.interrupt', 'play three'], ['B.interrupt', 'play four']);
  r.order('declared', numbersOf('one', 'two', 'three', 'four'));
  r.happened({ failed: 2, resolved: 2 });
  r.expect({ A: { hand: 0, trash: ['one', 'three'] }, B: { hand: 0, trash: ['two', 'four'] } });
});
ruling('the opponent of who declared is asked first, then who declared, to and fro', (r) => {
  const hand = (who: string) => [drawing(`${who} opens`), interrupt(`${who} parry`, DRAW)];
  r.table({ at: 'main', A: { hand: hand('a') }, B: { hand: hand('b') } });
  r.stop('B.interrupt', ['main', 'play a opens']);
  if (r.match.askOf(r.seatOf('A')) !== undefined) throw new Error('A is asked first');
  r.table({ at: 'main', A: { hand: hand('a') }, B: { hand: hand('b') } });
  r.offers('A.interrupt', ['play a parry'], ['main', 'play a opens'], ['B.interrupt']);
  r.offers('A.interrupt', ['play a parry'], ['main'], ['B.mainPriority', 'play b opens']);
  r.offers('B.interrupt', ['play b parry'], ['main'], ['B.mainPriority', 'play b opens'], ['A.interrupt']);
});
ruling('who declared may interrupt the own play', (r) => {
  const boost = interrupt('boost', [{ do: 'ap', target: { all: ours }, by: 30, until: 'endOfTurn' }]);
  const measure = event('measure', [{ do: 'draw', amount: { of: { all: ours }, value: 'ap' } }]);
  r.table({ at: 'main', A: { mainArea: [character('X', 0)], hand: [measure, boost], deck: 40 }, B: { hand: 1 } });
  r.act('play measure', ['B.interrupt'], ['A.interrupt', 'play boost']);
  r.expect({ A: { hand: 30, mainArea: { X: { ap: 30 } } } });
});
ruling('who declared may negate the own play', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one', 5), negating('regret')] } });
  r.act('play one', ['A.interrupt', 'play regret']);
  r.expect({ A: { hand: 0, trash: ['one', 'regret'] } });
});
ruling('two refusals in a row close it, and what was declared resolves', (r) => {
  const hand = (who: string) => [drawing(who), interrupt(`${who} parry`, DRAW)];
  r.table({ at: 'main', A: { hand: hand('a') }, B: { hand: hand('b') } });
  r.at('A.interrupt', [['main', 'play a'], ['B.interrupt']], (there) => there.expect({ A: { trash: 0 } }));
  r.neverAsks('B.interrupt', ['main', 'play a'], ['B.interrupt'], ['A.interrupt']);
  r.act('play a', ['B.interrupt'], ['A.interrupt']);
  r.expect({ A: { trash: ['a'] } });
});
ruling('after an interruption has resolved the others may interrupt the same declaration again', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('one'), interrupt('mine', DRAW)] },
    B: { hand: [interrupt('first', DRAW), interrupt('second', DRAW)] },
  });
  r.act(
    'play one',
    ['B.interrupt', 'play first'],
    ['A.interrupt'],
    ['B.interrupt'],
    ['A.interrupt', 'play mine'],
    ['B.interrupt'],
    ['B.interrupt', 'play second'],
  );
  r.order('declared', numbersOf('one', 'first', 'mine', 'second'));
  r.expect({ A: { hand: 2 }, B: { hand: 2 } });
});

ruling('in the main phase priority afterwards goes to the opponent of who made the first declaration', (r) => {
  const spare = drawing('spare');
  r.table({
    at: 'main',
    A: { hand: [drawing('one'), interrupt('mine', DRAW), spare] },
    B: { hand: [drawing('two'), interrupt('yours', DRAW), spare] },
  });
  const interrupted = [['B.interrupt', 'play yours']] as const;
  r.offers('B.mainPriority', ['play spare', 'play two'], ['main', 'play one'], ...interrupted);
  r.offers(
    'B.mainPriority',
    ['play spare', 'play two'],
    ['main', 'play one'],
    ['B.interrupt'],
    ['A.interrupt', 'play mine'],
  );
  r.run(['main'], ['B.mainPriority', 'play two'], ['A.interrupt', 'play mine']);
  r.expect({ priority: 'A' });
  r.offers('A.main', ['play one', 'play spare']);
});
ruling('in a free timing priority afterwards goes to the opponent of who made the first declaration', (r) => {
  const side = (who: string) => ({ mainArea: [character(`${who} X`)], hand: [drawing(who), interrupt('parry', DRAW)] });
  r.table({ at: 'approach', A: side('a'), B: side('b') });
  r.offers(
    'B.approached',
    ['play b'],
    ['approacher', 'a X'],
    ['A.approached', 'play a'],
    ['B.interrupt', 'play parry'],
  );
  r.offers(
    'A.approached',
    ['play a'],
    ['approacher', 'a X'],
    ['A.approached'],
    ['B.approached', 'play b'],
    ['A.interrupt', 'play parry'],
  );
});

ruling('what is negated does nothing, what was paid for it stays paid, and its card goes to the trash', (r) => {
  r.table({
    at: 'main',
    A: { hand: [drawing('one', 5, { cost: 2 }), source(2)] },
    B: { hand: [negating('deny')] },
  });
  r.act('play one', ['pay', 'red 2'], ['B.interrupt', 'play deny']);
  r.expect({ A: { hand: 0, trash: ['one', 'red 2'] }, B: { trash: ['deny'] } });
  r.happened({ failed: 1, resolved: 1 });
});
ruling('a negated text has been used in this turn, and who was rested for it stays resting', (r) => {
  const doer = withTexts('doer', use(REST, draw(5)), use(FREE, DRAW));
  r.table({ at: 'main', A: { mainArea: [doer] }, B: { hand: [negating('deny')] } });
  r.act('use doer 0', ['B.interrupt', 'play deny']);
  r.expect({ A: { hand: 0, mainArea: { doer: 'resting' } } });
  r.offers('main', ['use doer']);
  r.illegal(['main', 'use doer 0']);
});
ruling(
  'a negated text is not used again in this turn though its character is made active, but in the next own turn',
  (r) => {
    const wake = event('wake', [{ do: 'wake', target: { all: ours } }]);
    const doer = withTexts('doer', use(REST, DRAW, { timing: ['main', 'own'] }));
    r.table({ at: 'main', A: { mainArea: [doer], hand: [wake] }, B: { hand: [negating('deny')] } });
    r.act('use doer', ['B.interrupt', 'play deny']);
    r.act('play wake');
    r.expect({ A: { mainArea: { doer: 'active' } } });
    r.offers('main', []);
    r.endTurn();
    r.until('main');
    r.endTurn();
    r.until('main');
    r.offers('A.main', ['use doer']);
  },
);
ruling('a text of a character that has left and come back is new', (r) => {
  const doer = withTexts('doer', use(FREE, DRAW));
  r.table({ at: 'main', A: { supportArea: [doer], hand: [bounce('home', { who: 'you' }), drawing('spare')] } });
  r.act('use doer');
  r.offers('main', ['play home', 'play spare']);
  r.act('play home');
  r.act('enter doer', ['chooseArea', 'supportArea']);
  r.offers('main', ['play spare', 'use doer']);
});
ruling('a text that was negated is new again where its character has left and come back', (r) => {
  const doer = withTexts('doer', use(FREE, DRAW));
  r.table({
    at: 'main',
    A: { supportArea: [doer], hand: [bounce('home', { who: 'you' })] },
    B: { hand: [negating('deny', { against: { of: ['text'] } })] },
  });
  r.act('use doer', ['B.interrupt', 'play deny']);
  r.act('play home');
  r.act('enter doer', ['chooseArea', 'supportArea']);
  r.act('use doer');
  r.expect({ A: { hand: 1 } });
});

ruling('a text of a character on the field interrupts, once a turn', (r) => {
  const guard = withTexts('guard', use(FREE, [{ do: 'negate' }], { timing: ['interrupt'] }));
  r.table({ at: 'main', A: { hand: [drawing('one', 5), drawing('two')] }, B: { mainArea: [guard], hand: 1 } });
  r.act('play one', ['B.interrupt', 'use guard']);
  r.expect({ A: { hand: ['two'] }, B: { mainArea: { guard: 'active' } } });
  r.offers('B.interrupt', [], ['main', 'play two']);
});
ruling('(T) of an interrupting text needs an active character, and rests it', (r) => {
  const guard = (name: string) => withTexts(name, use(REST, [{ do: 'negate' }], { timing: ['interrupt'] }));
  r.table({ at: 'main', A: { hand: [drawing('one', 5)] }, B: { mainArea: [guard('fresh'), resting(guard('tired'))] } });
  r.offers('B.interrupt', ['use fresh'], ['main', 'play one']);
  r.act('play one', ['B.interrupt', 'use fresh']);
  r.expect({ A: { hand: 0 }, B: { mainArea: { fresh: 'resting', tired: 'resting' } } });
});
ruling('the play of an event, of a support card and the use of a text are interrupted', (r) => {
  const A = { mainArea: [withTexts('doer', use(FREE, DRAW))], hand: [drawing('one'), support('charm')] };
  r.table({ at: 'main', A, B: { hand: [negating('deny')] } });
  for (const action of ['play one', 'set charm', 'use doer']) r.offers('B.interrupt', ['play deny'], ['main', action]);
});
ruling(
  'an interrupt that answers only texts, or only events, or only support cards, is offered against those alone',
  (r) => {
    const A = { mainArea: [withTexts('doer', use(FREE, DRAW))], hand: [drawing('one'), support('charm')] };
    const only = (of: 'text' | 'event' | 'support') => negating(`no ${of}`, { against: { of: [of] } });
    r.table({ at: 'main', A, B: { hand: [only('text'), only('event'), only('support'), negating('any')] } });
    r.offers('B.interrupt', ['play any', 'play no event'], ['main', 'play one']);
    r.offers('B.interrupt', ['play any', 'play no support'], ['main', 'set charm']);
    r.offers('B.interrupt', ['play any', 'play no text'], ['main', 'use doer']);
  },
);
ruling(
  'an interrupt against what the opponent does is not offered against the own play, nor the other way round',
  (r) => {
    const hand = [
      drawing('one'),
      negating('theirs', { against: { by: 'opponent' } }),
      negating('mine', { against: { by: 'you' } }),
    ];
    r.table({ at: 'main', A: { hand }, B: { hand } });
    r.offers('B.interrupt', ['play theirs'], ['main', 'play one']);
    r.offers('A.interrupt', ['play mine'], ['main', 'play one'], ['B.interrupt']);
  },
);
ruling('an interrupt against cards of a kind is offered against those alone', (r) => {
  const deny = negating('deny', { against: { card: { color: 'blue' } } });
  const blueDoer = character('blue doer', 20, 20, { color: 'blue', texts: [use(FREE, DRAW)] });
  r.table({
    at: 'main',
    A: { mainArea: [blueDoer], hand: [drawing('red'), drawing('blue', 1, { color: 'blue' })] },
    B: { hand: [deny, negating('any')] },
  });
  r.offers('B.interrupt', ['play any'], ['main', 'play red']);
  r.offers('B.interrupt', ['play any', 'play deny'], ['main', 'play blue']);
  r.offers('B.interrupt', ['play any', 'play deny'], ['main', 'use blue doer']);
});
ruling('an interrupt needs a target of its own', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one')] }, B: { hand: [rescue, interrupt('parry', DRAW)] } });
  r.offers('B.interrupt', ['play parry'], ['main', 'play one']);
});
ruling('[main] and [approach] with [interrupt]: the phase counts when it interrupts', (r) => {
  const deny = negating('deny', { timing: ['main', 'interrupt'] });
  const A = { mainArea: [character('X')], hand: [drawing('one')] };
  r.table({ at: 'main', A, B: { hand: [deny, negating('any')] } });
  r.offers('B.interrupt', ['play any', 'play deny'], ['main', 'play one']);
  r.offers(
    'B.interrupt',
    ['play any'],
    ['main'],
    ['B.mainPriority'],
    ['approacher', 'X'],
    ['A.approached', 'play one'],
  );
});

ruling('a triggered text is not interrupted', (r) => {
  const greeter = withTexts('greeter', trigger({ on: 'enters', who: 'this' }, draw(3)));
  r.table({ at: 'main', A: { hand: [greeter] }, B: { hand: [negating('deny')] } });
  r.neverAsks('interrupt', ['main', 'enter greeter'], ['chooseArea', 'mainArea']);
  r.act('enter greeter', ['chooseArea', 'mainArea']);
  r.expect({ A: { hand: 3 } });
  r.happened({ textTriggered: 1 });
});
ruling('an approach and an interference are not interrupted', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('X')], hand: [drawing('mine')] },
    B: { mainArea: [character('Y')], hand: [negating('deny')] },
  });
  r.neverAsks('interrupt', ['approacher', 'X'], ['interferer', 'Y']);
  r.offers('B.interrupt', ['play deny'], ['approacher', 'X'], ['A.approached', 'play mine']);
});
