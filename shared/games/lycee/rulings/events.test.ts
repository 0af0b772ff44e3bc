// Rulings on events (4.9) and on when abilities may be declared.
import { test } from 'vitest';
import { always, DRAW, declared, drawing, event, fighter, item, withAbilities } from './bench/cards.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);

ruling('an event is used from hand, and lies in the dust box afterwards', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one')], dustBox: [drawing('old')] } });
  r.offers('main', ['use one']);
  r.act('use one');
  r.expect({ A: { dustBox: ['one', 'old'], hand: 1, chain: 0 } });
});
ruling('an event is used in the main phase of the opponent as well', (r) => {
  r.table({ at: 'main', B: { hand: [drawing('one')] } });
  r.run(['mainEnd', 'use one']);
  r.expect({ B: { dustBox: ['one'], hand: 1 } });
});
ruling('an event does not lie in the dust box yet while its effect is carried out', (r) => {
  const count = event('one', [{ do: 'draw', amount: { count: { who: 'you', where: 'dustBox' }, times: 1 } }]);
  r.table({ at: 'main', A: { hand: [count], dustBox: 2 } });
  r.act('use one');
  r.expect({ A: { hand: 2, dustBox: 3 } });
});
ruling('an event that only works in battle is declared in the support step, by both, and nowhere else', (r) => {
  const blow = event('blow', DRAW, { when: { in: 'battle' } });
  r.table({ at: 'main', A: { AC: fighter('A'), hand: [blow] }, B: { hand: [blow] } });
  r.offers('main', ['attack A']);
  r.offers('mainEnd', [], ['main']);
  r.offers('respond', [], ['main', 'attack A']);
  r.offers('A.support', ['use blow'], ['main', 'attack A']);
  r.offers('B.support', ['use blow'], ['main', 'attack A'], ['A.support']);
});
ruling('an event that does not work in battle is not declared there', (r) => {
  const calm = event('calm', DRAW, { when: { in: 'noBattle' } });
  r.table({ at: 'main', A: { AC: fighter('A'), hand: [calm] } });
  r.offers('main', ['use calm', 'attack A']);
  r.offers('A.support', [], ['main', 'attack A']);
});
ruling('an event of the own or the other turn is used in that one only', (r) => {
  const mine = event('mine', DRAW, { when: { turn: 'you' } });
  const yours = event('yours', DRAW, { when: { turn: 'opponent' } });
  r.table({ at: 'main', A: { hand: [mine, yours] }, B: { hand: [mine, yours] } });
  r.offers('main', ['use mine']);
  r.offers('mainEnd', ['use yours'], ['main']);
});
ruling('what an ability asks of the table is asked when it is declared', (r) => {
  const crowd = event('crowd', DRAW, { if: [{ count: { who: 'you', where: 'field' }, atLeast: 2 }] });
  const back = withAbilities('back', declared({}, DRAW, { if: [{ thisIn: 'defenceRow' }] }));
  r.table({ at: 'main', A: { hand: [crowd], AC: back } });
  r.offers('main', ['attack back']);
  r.table({ at: 'main', A: { hand: [crowd], DC: back, AC: fighter('A') } });
  r.offers('main', ['use crowd', 'use back', 'attack A']);
});
ruling('what happens when an event is used happens after its effect, for either player', (r) => {
  const reader = withAbilities('reader', {
    kind: 'auto',
    when: { on: 'eventUsed', by: 'opponent' },
    effect: [{ do: 'draw', amount: 1 }],
  });
  r.table({ at: 'main', A: { hand: [drawing('one')], AC: reader }, B: { AC: reader } });
  r.act('use one');
  r.expect({ A: { hand: 1 }, B: { hand: 1 } });
});
ruling('a number below 0 of cards to discard is none', (r) => {
  const levy = event('levy', [
    { do: 'discard', amount: { of: { all: { who: 'you', where: 'field' } }, value: 'ap' }, who: 'opponent' },
  ]);
  const curse = item('curse', always('bearer', [{ what: 'ap', by: -3 }]));
  r.table({ at: 'main', A: { AC: fighter('X'), itemAC: curse, hand: [levy] }, B: { hand: 3 } });
  r.neverAsks('discard', ['main', 'use levy']);
  r.act('use levy');
  r.expect({ A: { AC: { ap: -2 } }, B: { hand: 3 } });
});
