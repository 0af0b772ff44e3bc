// Rulings on support cards: on whom they are set, and how long they stay there (2.6).
import { test } from 'vitest';
import {
  aimed,
  always,
  bounce,
  character,
  DRAW,
  drawing,
  event,
  exiting,
  FREE,
  REST,
  support,
  trigger,
  use,
  withTexts,
} from './bench/cards.ts';
import { resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const scarf = support('scarf', [always('bearer', [{ what: 'ap', by: 10 }])]);
const A = character('A');

ruling('a support card is set on an own character of either area, and not on one of the opponent', (r) => {
  r.table({
    at: 'main',
    A: { mainArea: [A], supportArea: [character('back')], hand: [scarf] },
    B: { mainArea: [character('B')] },
  });
  r.offers('chooseBearer', ['A', 'back'], ['main', 'set scarf']);
  r.act('set scarf', ['chooseBearer', 'A']);
  r.expect({ A: { mainArea: { A: { ap: 30, supports: ['scarf'] } }, hand: 0, trash: 0 } });
  r.happened({ supportSet: 1 });
});
ruling('on a character of the opponent it is set only if its text says so', (r) => {
  const curse = support('curse', [always('bearer', [{ what: 'ap', by: -10 }])], { sets: { who: 'opponent' } });
  const any = support('any', [], { sets: { who: 'any' } });
  r.table({ at: 'main', A: { mainArea: [A], hand: [curse, any] }, B: { mainArea: [character('B'), character('C')] } });
  r.offers('chooseBearer', ['B', 'C'], ['main', 'set curse']);
  r.offers('chooseBearer', ['A', 'B', 'C'], ['main', 'set any']);
  r.act('set curse', ['chooseBearer', 'C']);
  r.expect({ B: { mainArea: { B: { ap: 20 }, C: { ap: 10, supports: ['curse'] } } } });
});
ruling('where the text asks for a kind of character no other bears it', (r) => {
  const crown = support('crown', [], { sets: { card: { traits: ['royal'] } } });
  const royal = (name: string) => character(name, 20, 20, { traits: ['royal', 'tall'] });
  const heir = character('heir', 20, 20, { traits: ['royal heir'] });
  r.table({ at: 'main', A: { mainArea: [A, royal('queen'), heir, royal('king')], hand: [crown] } });
  r.offers('chooseBearer', ['queen', 'king'], ['main', 'set crown']);
});
ruling('where nobody could bear it, it is not offered, as long as others are', (r) => {
  r.table({ at: 'main', A: { hand: [scarf, drawing('draw')] }, B: { mainArea: [character('B')] } });
  r.offers('main', ['play draw']);
});

ruling('a character bears one of each identity, and different ones without limit', (r) => {
  const others = ['hat', 'belt', 'ring', 'book', 'lamp'].map((name) => support(name));
  r.table({ at: 'main', A: { mainArea: [supported(A, scarf)], hand: [scarf, ...others] } });
  r.offers('main', ['set hat', 'set belt', 'set ring', 'set book', 'set lamp']);
  for (const { name } of others) r.act(`set ${name.en}`);
  r.expect({ A: { mainArea: { A: { supports: ['scarf', 'hat', 'belt', 'ring', 'book', 'lamp'] } }, hand: ['scarf'] } });
});
ruling('another character may bear the same identity', (r) => {
  const mainArea = [supported(A, scarf), character('B'), character('C')];
  r.table({ at: 'main', A: { mainArea, hand: [scarf] } });
  r.offers('chooseBearer', ['B', 'C'], ['main', 'set scarf']);
  r.act('set scarf', ['chooseBearer', 'B']);
  r.expect({
    A: { mainArea: { A: { supports: ['scarf'] }, B: { supports: ['scarf'] }, C: { supports: [] } } },
  });
});
ruling('a letter makes no other identity of a support card', (r) => {
  const ring = support('ring', [], { no: '01-009' });
  const letter = support('letter', [], { no: '01-009a' });
  r.table({ at: 'main', A: { mainArea: [supported(A, ring)], hand: [letter, support('hat')] } });
  r.offers('main', ['set hat']);
});
ruling('an identity that the other player has set there counts as well', (r) => {
  const any = support('any', [], { sets: { who: 'any' } });
  const mainArea = [supported(A, { lies: any, owner: 'foe' }), character('B')];
  r.table({ at: 'main', A: { mainArea, hand: [any] }, B: { mainArea: [character('C')] } });
  r.offers('chooseBearer', ['B', 'C'], ['main', 'set any']);
});

ruling('it goes to the trash when its character leaves the field, wherever that goes', (r) => {
  const mainArea = [supported(A, scarf, support('hat')), supported(character('B'), support('belt'))];
  r.table({
    at: 'main',
    A: { mainArea, hand: [bounce('bounce', { who: 'you' }), exiting('exiting', { who: 'you' })] },
  });
  r.act('play bounce', ['target', 'A']);
  r.expect({ A: { mainArea: ['B'], hand: ['A', 'exiting'], trash: ['bounce', 'hat', 'scarf'] } });
  r.act('play exiting');
  r.expect({ A: { mainArea: [], trash: ['exiting', 'belt', 'B', 'bounce', 'hat', 'scarf'] } });
});
ruling('one that the opponent has set goes to the trash of its owner', (r) => {
  const curse = support('curse', [], { sets: { who: 'opponent' } });
  r.table({
    at: 'main',
    A: { hand: [exiting()] },
    B: { mainArea: [supported(character('B'), { lies: curse, owner: 'foe' }, scarf), character('C')] },
  });
  r.act('play exiting', ['target', 'B']);
  r.expect({ A: { trash: ['exiting', 'curse'] }, B: { mainArea: ['C'], trash: ['scarf', 'B'] } });
});
ruling('what it gives ends with it', (r) => {
  const rip = event('rip', [{ do: 'move', target: { all: { who: 'any', where: 'set' } }, to: 'trash' }]);
  r.table({ at: 'main', A: { mainArea: [supported(A, scarf)], hand: [rip] } });
  r.expect({ A: { mainArea: { A: { ap: 30 } } } });
  r.act('play rip');
  r.expect({ A: { mainArea: { A: { ap: 20, supports: [] } }, trash: ['rip', 'scarf'] } });
});
ruling('an effect that sets one obeys the same: an identity that is there stays in the trash', (r) => {
  const mend = event('mend', [
    { do: 'choose', as: 'it', from: { who: 'you', where: 'trash', type: 'support' } },
    { do: 'choose', as: 'who', from: { who: 'you', where: 'field' } },
    { do: 'set', target: { bound: 'it' }, on: { bound: 'who' } },
  ]);
  r.table({ at: 'main', A: { mainArea: [supported(A, scarf), character('B')], trash: [scarf], hand: [mend, mend] } });
  r.act('play mend', ['chooseTarget', 'A']);
  r.expect({ A: { trash: ['mend', 'scarf'] } });
  r.act('play mend', ['chooseTarget', 'B']);
  r.expect({ A: { trash: ['mend', 'mend'], mainArea: { A: { ap: 30 }, B: { ap: 30 } } } });
});
ruling('one whose bearer an interruption takes away goes to the trash', (r) => {
  const snatch = bounce('snatch', {}, { timing: ['interrupt'] });
  r.table({ at: 'main', A: { mainArea: [A], hand: [scarf] }, B: { hand: [snatch] } });
  r.act('set scarf', ['B.interrupt', 'play snatch']);
  r.expect({ A: { mainArea: [], hand: ['A'], trash: ['scarf'] }, B: { trash: ['snatch'] } });
  r.happened({ supportSet: 0, failed: 1 });
});

ruling('its texts are used by who has set it, and (T) rests the support card, not its bearer', (r) => {
  const bell = support('bell', [use(REST, DRAW)], { sets: { who: 'any' } });
  const bearer = supported(withTexts('B', use(FREE, DRAW)), { lies: bell, owner: 'foe' });
  r.table({ at: 'main', A: { hand: [drawing('draw')] }, B: { mainArea: [bearer], hand: 1 } });
  r.offers('main', ['use bell', 'play draw']);
  r.offers('B.mainPriority', ['use B'], ['main']);
  r.act('use bell');
  r.expect({ A: { hand: 2 }, B: { mainArea: { B: 'active' } } });
  r.happened({ turned: 1 });
});
ruling('(T) of a support card needs the card active, whatever its bearer is', (r) => {
  const ringing = (name: string) => support(name, [use(REST, DRAW)]);
  r.table({ at: 'main', A: { mainArea: [supported(A, resting(ringing('bell')), ringing('gong'))] } });
  r.offers('main', ['use gong']);
  r.act('use gong');
  r.expect({ A: { mainArea: { A: 'active' }, hand: 1 } });
});
ruling('setting one wakes what waits for it on its bearer', (r) => {
  const vain = withTexts('vain', trigger({ on: 'supported', who: 'this' }, DRAW));
  r.table({ at: 'main', A: { mainArea: [vain, character('B')], hand: [scarf, support('hat')] } });
  r.act('set scarf', ['chooseBearer', 'B']);
  r.expect({ A: { hand: 1 } });
  r.act('set hat', ['chooseBearer', 'vain']);
  r.expect({ A: { hand: 1 } });
});
ruling('a character takes its support cards along to the other area', (r) => {
  const step = aimed('step', (target) => [{ do: 'shift', target, to: 'supportArea' }], { who: 'you' });
  r.table({ at: 'main', A: { mainArea: [supported(A, scarf)], hand: [step] } });
  r.act('play step');
  r.expect({ A: { mainArea: [], supportArea: { A: { ap: 30, supports: ['scarf'] } }, trash: ['step'] } });
});
