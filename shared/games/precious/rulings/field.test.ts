// Rulings on identities and on the areas of the field: who stands where, makes room, and changes place (sections 1 and 2).
import { test } from 'vitest';
import {
  aimed,
  always,
  bounce,
  character,
  DRAW,
  event,
  FREE,
  plain,
  support,
  trigger,
  use,
  withoutValues,
  withTexts,
} from './bench/cards.ts';
import { entered, faceDown, resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const five = (...more: Parameters<typeof supported>[0][]) => [
  ...more,
  ...['one', 'two', 'three', 'four', 'five'].slice(more.length).map((name) => character(name)),
];
/** Brings a card of the own hand onto the field, wherever it may go. */
const call = (to?: 'mainArea' | 'supportArea') =>
  event('call', [
    { do: 'choose', as: 'one', from: { who: 'you', where: 'hand', type: 'character' } },
    { do: 'enter', target: { bound: 'one' }, ...(to && { to }) },
  ]);
const shift = (to: 'mainArea' | 'supportArea') =>
  aimed(`to ${to}`, (target) => [{ do: 'shift', target, to }], { who: 'you' });

ruling('nobody sees a deck, not even its owner; of a hand others see the size', (r) => {
  r.table({ at: 'main', A: { hand: plain('x'), deck: plain('a', 'b') }, B: { hand: plain('y', 'z'), deck: 1 } });
  r.expectSeen('A', { 'A.hand': ['x'], 'A.deck': 2, 'B.hand': 2, 'B.deck': 1, looks: [] });
  r.expectSeen('B', { 'A.hand': 1, 'A.deck': 2, 'B.hand': ['y', 'z'], 'B.deck': 1, looks: [] });
  r.expectSeen('public', { 'A.hand': 1, 'A.deck': 2, 'B.hand': 2, 'B.deck': 1, looks: [] });
});
ruling('trash, field and support cards lie open to everybody, in order', (r) => {
  const mainArea = [supported(character('front'), support('scarf'))];
  r.table({ at: 'main', A: { trash: plain('a', 'b'), mainArea, supportArea: [character('back')] } });
  for (const viewer of ['A', 'B', 'public'] as const)
    r.expectSeen(viewer, {
      'A.trash': ['a', 'b'],
      'A.mainArea': ['front'],
      'A.supportArea': ['back'],
      'A.set': ['scarf'],
    });
});
ruling('M54: the points of the opponent may be looked at, also those that lie face down', (r) => {
  r.table({ at: 'main', A: { pointArea: [...plain('spent').map(faceDown), ...plain('fresh')] } });
  for (const viewer of ['A', 'B', 'public'] as const) r.expectSeen(viewer, { 'A.pointArea': ['spent', 'fresh'] });
  r.expect({ A: { faceDown: ['spent'], faceUp: ['fresh'] } });
});

ruling('M27: a character of the support area neither approaches nor interferes, however strong', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('A')], supportArea: [character('strong', 50, 50)] },
    B: { mainArea: [character('B')], supportArea: [character('strong', 50, 50)] },
  });
  r.offers('approacher', ['A']);
  r.offers('interferer', ['B'], ['approacher', 'A']);
});
ruling('main and support area together are the field', (r) => {
  const banner = withoutValues('banner', {
    texts: [always({ who: 'you', where: 'field' }, [{ what: 'ap', by: 10 }])],
  });
  r.table({ at: 'main', A: { mainArea: [character('front')], supportArea: [banner, character('back')] } });
  r.expect({ A: { mainArea: { front: { ap: 30 } }, supportArea: { banner: { ap: null }, back: { ap: 30 } } } });
});
ruling('the support area holds as many as you like, and nobody makes room there', (r) => {
  r.table({ at: 'main', A: { supportArea: five(), hand: [character('six')] } });
  r.neverAsks('replace', ['main', 'enter six'], ['chooseArea', 'supportArea']);
  r.act('enter six', ['chooseArea', 'supportArea']);
  r.expect({ A: { supportArea: 6, trash: 0 } });
});

ruling('M28: a sixth in the main area replaces one of the five, whose support cards go to the trash with it', (r) => {
  const old = supported(character('old'), support('scarf'));
  r.table({ at: 'main', A: { mainArea: five(old), hand: [character('six')] } });
  const way = [
    ['main', 'enter six'],
    ['chooseArea', 'mainArea'],
  ] as const;
  r.offers('replace', ['old', 'two', 'three', 'four', 'five'], ...way);
  r.act('enter six', ['chooseArea', 'mainArea'], ['replace', 'old']);
  r.expect({ A: { mainArea: ['two', 'three', 'four', 'five', 'six'], trash: ['scarf', 'old'] } });
});
ruling('a fifth in the main area replaces nobody', (r) => {
  r.table({ at: 'main', A: { mainArea: five().slice(1), hand: [character('six')] } });
  r.neverAsks('replace', ['main', 'enter six'], ['chooseArea', 'mainArea']);
  r.act('enter six', ['chooseArea', 'mainArea']);
  r.expect({ A: { mainArea: 5, trash: 0 } });
});
ruling('a sixth of the same identity as one of the five does not enter, also not in its place', (r) => {
  const twin = character('twin', 20, 20, { no: '01-005' });
  const hand = [character('new', 30, 30, { no: '01-005a' }), character('other')];
  r.table({ at: 'main', A: { mainArea: five(twin), hand } });
  r.offers('main', ['enter other']);
});
ruling('whoever makes room leaves the field and does not exit', (r) => {
  const old = withTexts(
    'old',
    trigger({ on: 'leaves', who: 'this' }, DRAW),
    trigger({ on: 'exits', who: 'this' }, [{ do: 'mill', amount: 1 }]),
  );
  r.table({ at: 'main', A: { mainArea: five(old), hand: [character('six')] } });
  r.act('enter six', ['chooseArea', 'mainArea'], ['replace', 'old']);
  r.expect({ A: { hand: 1, trash: ['old'], deck: 19 } });
  r.happened({ exited: 0 });
});
ruling('the sixth is paid for before one of the five leaves, and may be paid with any cards', (r) => {
  const six = character('six', 20, 20, { cost: 1 });
  r.table({ at: 'main', A: { mainArea: five(), hand: [six, character('coin')] } });
  const way = [
    ['main', 'enter six'],
    ['chooseArea', 'mainArea'],
    ['replace', 'two'],
  ] as const;
  r.at('pay', way, (there) => there.expect({ A: { mainArea: 5, trash: 0 } }));
  r.act('enter six', ...way.slice(1), ['pay', 'coin']);
  r.expect({ A: { mainArea: ['one', 'three', 'four', 'five', 'six'], trash: ['two', 'coin'] } });
});
ruling('a sixth that an effect brings or moves into the main area replaces one as well', (r) => {
  r.table({ at: 'main', A: { mainArea: five(), hand: [call('mainArea'), character('six')] } });
  r.act('play call', ['chooseTarget', 'six'], ['replace', 'three']);
  r.expect({ A: { mainArea: ['one', 'two', 'four', 'five', 'six'], trash: ['call', 'three'] } });
  r.table({ at: 'main', A: { mainArea: five(), supportArea: [character('six')], hand: [shift('mainArea')] } });
  r.act('play to mainArea', ['target', 'six'], ['replace', 'one']);
  r.expect({ A: { mainArea: ['two', 'three', 'four', 'five', 'six'], supportArea: [] } });
});

const twins = { old: character('old', 20, 20, { no: '01-001' }), new: character('new', 30, 30, { no: '01-001a' }) };
ruling('M30: an identity that stands in the support area enters neither area again', (r) => {
  r.table({ at: 'main', A: { supportArea: [character('A')], hand: [character('A'), character('other')] } });
  r.offers('main', ['enter other']);
});
ruling('an identity that stands in the main area does not enter the support area either', (r) => {
  r.table({ at: 'main', A: { mainArea: [resting(character('A'))], hand: [character('A'), character('other')] } });
  r.offers('main', ['enter other']);
});
ruling('an effect does not bring an identity onto the field twice either', (r) => {
  r.table({ at: 'main', A: { mainArea: [twins.old], hand: [call(), twins.new, character('other')] } });
  r.offers('chooseTarget', ['new', 'other'], ['main', 'play call']);
  r.act('play call', ['chooseTarget', 'new']);
  r.expect({ A: { mainArea: ['old'], supportArea: [], hand: ['new', 'other'] } });
});
ruling('the same identity on the field of the opponent does not matter', (r) => {
  r.table({ at: 'main', A: { hand: [character('A')] }, B: { mainArea: [character('A')] } });
  r.act('enter A', ['chooseArea', 'mainArea']);
  r.expect({ A: { mainArea: ['A'] }, B: { mainArea: ['A'] } });
});
ruling('M31: a number with a letter has the identity of the number without', (r) => {
  const letter = character('letter', 20, 20, { no: '01-001a' });
  r.table({ at: 'main', A: { mainArea: [twins.old], hand: [letter, character('other')] } });
  r.offers('main', ['enter other']);
  const another = character('another', 20, 20, { no: '01-001b' });
  r.table({ at: 'main', A: { mainArea: [letter], hand: [another, character('other')] } });
  r.offers('main', ['enter other']);
});
ruling('the same number of another work is another card', (r) => {
  const foreign = character('foreign', 20, 20, { no: '01-001', work: 'elsewhere' });
  r.table({ at: 'main', A: { mainArea: [twins.old], hand: [foreign] } });
  r.act('enter foreign', ['chooseArea', 'mainArea']);
  r.expect({ A: { mainArea: ['old', 'foreign'] } });
});
ruling('cards of one name and different numbers stand side by side', (r) => {
  const again = { ...character('old'), no: 'test/01-002' };
  r.table({ at: 'main', A: { mainArea: [twins.old], hand: [again] } });
  r.act('enter old', ['chooseArea', 'mainArea']);
  r.expect({ A: { mainArea: ['old', 'old'] } });
});

ruling('M34: a character without AP and DP does not enter the main area, which others may choose', (r) => {
  r.table({ at: 'main', A: { hand: [withoutValues('quiet'), character('loud')] } });
  r.offers('chooseArea', ['mainArea', 'supportArea'], ['main', 'enter loud']);
  r.neverAsks('chooseArea', ['main', 'enter quiet']);
  r.act('enter quiet');
  r.expect({ A: { mainArea: [], supportArea: { quiet: 'active' } } });
});
ruling('without AP and DP nobody comes to the main area by an effect either', (r) => {
  const quiet = withoutValues('quiet');
  r.table({ at: 'main', A: { hand: [call('mainArea'), quiet, character('loud')] } });
  r.act('play call', ['chooseTarget', 'quiet']);
  r.expect({ A: { mainArea: [], supportArea: [], hand: ['quiet', 'loud'] } });
  r.table({ at: 'main', A: { supportArea: [quiet, character('loud')], hand: [shift('mainArea'), shift('mainArea')] } });
  r.act('play to mainArea', ['target', 'quiet']);
  r.act('play to mainArea', ['target', 'loud']);
  r.expect({ A: { mainArea: ['loud'], supportArea: ['quiet'] } });
});
ruling('characters do not change area of themselves: nothing of the kind is offered', (r) => {
  const side = { mainArea: [character('front')], supportArea: [character('back')] };
  r.table({ at: 'main', A: { ...side, hand: [shift('supportArea')] } });
  r.offers('main', ['play to supportArea']);
});
ruling('whoever an effect moves to the other area stays the object it was, and its support cards go along', (r) => {
  const doer = withTexts('doer', use(FREE, [{ do: 'ap', target: 'this', by: 10, until: 'endOfTurn' }]));
  const mainArea = [resting(supported(doer, support('scarf')))];
  r.table({ at: 'main', A: { mainArea, hand: [shift('supportArea')] } });
  r.act('use doer');
  r.act('play to supportArea');
  r.expect({
    A: { mainArea: [], supportArea: { doer: { state: 'resting', ap: 30, entered: false, supports: ['scarf'] } } },
  });
  r.offers('main', []);
  r.happened({ exited: 0 });
});
ruling('a change of area is no entry: it wakes nothing, and whoever has not entered may approach', (r) => {
  const crier = withTexts('crier', trigger({ on: 'enters', who: { who: 'you', where: 'field' } }, DRAW));
  const hand = [shift('mainArea'), character('new')];
  r.table({ at: 'main', A: { mainArea: [crier], supportArea: [character('back')], hand } });
  r.act('play to mainArea', ['target', 'back']);
  r.expect({ A: { hand: 1 } });
  r.act('enter new', ['chooseArea', 'mainArea']);
  r.expect({ A: { hand: 1 } });
  r.until('approach');
  r.offers('approacher', ['crier', 'back']);
});
ruling(
  'whoever has left the field and comes back is new: active, entered, with its text unused and its values printed',
  (r) => {
    const doer = withTexts('doer', use(FREE, [{ do: 'ap', target: 'this', by: 10, until: 'endOfTurn' }]));
    r.table({ at: 'main', A: { mainArea: [resting(doer)], hand: [bounce('bounce', { who: 'you' })] } });
    r.act('use doer');
    r.offers('main', ['play bounce']);
    r.act('play bounce');
    r.act('enter doer', ['chooseArea', 'mainArea']);
    r.expect({ A: { mainArea: { doer: { state: 'active', ap: 20, entered: true } } } });
    r.offers('main', ['use doer']);
  },
);
ruling('the one identity is counted among those on the field now: once it has left, another enters', (r) => {
  r.table({ at: 'main', A: { mainArea: [entered(twins.old)], hand: [bounce('bounce', { who: 'you' }), twins.new] } });
  r.offers('main', ['play bounce']);
  r.act('play bounce');
  r.act('enter new', ['chooseArea', 'supportArea']);
  r.expect({ A: { mainArea: [], supportArea: ['new'], hand: ['old'] } });
});
