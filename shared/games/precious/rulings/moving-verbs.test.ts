// Rulings on the verbs that move cards: between zones, onto the field, between its areas, onto characters (2.3 to 2.6).
import { test } from 'vitest';
import type { Area, Destination, Effect, Select } from '../card-data.ts';
import {
  always,
  character,
  drawing,
  event,
  FREE,
  plain,
  support,
  trigger,
  use,
  withoutValues,
  withTexts,
} from './bench/cards.ts';
import { entered, resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const it = { bound: 'it' } as const;
const choose = (from: Select, as = 'it'): Effect => ({ do: 'choose', as, from });
const doing = (...effect: Effect[]) => event('doing', effect);
const enterFrom = (
  where: 'hand' | 'trash',
  how: { to?: Area; state?: 'resting' } = {},
  who: 'you' | 'opponent' = 'you',
) => doing(choose({ who, where, type: 'character' }), { do: 'enter', target: it, ...how });

ruling('move: to hand, trash, the top or the bottom of the deck', (r) => {
  for (const [to, wanted] of [
    ['hand', { hand: ['T'], trash: 0, deck: ['a', 'b'] }],
    ['trash', { hand: 0, trash: ['T'], deck: ['a', 'b'] }],
    ['deckTop', { hand: 0, trash: 0, deck: ['T', 'a', 'b'] }],
    ['deckBottom', { hand: 0, trash: 0, deck: ['a', 'b', 'T'] }],
  ] as const satisfies [Destination, object][]) {
    const send = doing(choose({ who: 'opponent', where: 'field' }), { do: 'move', target: it, to });
    r.table({ at: 'main', A: { hand: [send] }, B: { mainArea: [character('T')], deck: plain('a', 'b') } });
    r.act('play doing');
    r.expect({ B: { mainArea: 0, ...wanted } });
  }
});
ruling('move: into the deck, shuffled', (r) => {
  const send = doing({ do: 'move', target: { all: { who: 'you', where: 'trash' } }, to: 'deckShuffled' });
  r.table({ at: 'main', A: { hand: [send], trash: plain('T'), deck: plain('a', 'b') }, shuffles: [[1, 2, 0]] });
  r.act('play doing');
  r.expect({ A: { deck: ['a', 'b', 'T'], trash: ['doing'] } });
  r.happened({ shuffled: 1 });
});
ruling('move: from the field to the trash is no exit, but the support cards go along', (r) => {
  const send = doing({ do: 'move', target: { all: { who: 'opponent', where: 'field' } }, to: 'trash' });
  r.table({ at: 'main', A: { hand: [send] }, B: { mainArea: [supported(character('T'), support('charm'))] } });
  r.act('play doing');
  r.expect({ B: { trash: ['charm', 'T'] } });
  r.happened({ exited: 0 });
});
ruling('move: cards go to zones of their owners', (r) => {
  const send = doing({ do: 'move', target: { all: { who: 'you', where: 'field' } }, to: 'hand' });
  r.table({ at: 'main', A: { hand: [send], mainArea: [{ lies: character('S'), owner: 'foe' }, character('T')] } });
  r.act('play doing');
  r.expect({ A: { hand: ['T'] }, B: { hand: ['S'] } });
});
ruling('move: later steps mean the card where it has gone, in its new life', (r) => {
  const twice = doing(
    choose({ who: 'you', where: 'trash' }),
    { do: 'move', target: it, to: 'hand' },
    { do: 'move', target: it, to: 'deckTop' },
  );
  r.table({ at: 'main', A: { hand: [twice], trash: plain('T'), deck: plain('a') } });
  r.act('play doing');
  r.expect({ A: { deck: ['T', 'a'], hand: 0, trash: ['doing'] } });
});

ruling('enter: the player picks the area, it enters active, and nothing is paid', (r) => {
  r.table({ at: 'main', A: { hand: [enterFrom('hand'), character('new', 20, 20, { cost: 9 })] } });
  r.offers('A.chooseArea', ['mainArea', 'supportArea'], ['main', 'play doing'], ['chooseTarget', 'new']);
  r.act('play doing', ['chooseTarget', 'new'], ['chooseArea', 'supportArea']);
  r.expect({ A: { supportArea: { new: { state: 'active', entered: true } }, mainArea: 0 } });
});
ruling('enter: into the area that the text names, resting where it says so', (r) => {
  r.table({
    at: 'main',
    A: { hand: [enterFrom('trash', { to: 'mainArea', state: 'resting' })], trash: [character('new')] },
  });
  r.neverAsks('chooseArea', ['main', 'play doing']);
  r.act('play doing');
  r.expect({ A: { mainArea: { new: { state: 'resting', entered: true } } } });
});
ruling('enter: a card of the opponent comes under the control of the user, and goes back to its owner’s trash', (r) => {
  const fall = event('fall', [{ do: 'exit', target: { all: { who: 'you', where: 'mainArea' } } }]);
  r.table({
    at: 'main',
    A: { hand: [enterFrom('trash', { to: 'mainArea' }, 'opponent'), fall] },
    B: { trash: [character('new')] },
  });
  r.act('play doing');
  r.expect({ A: { mainArea: ['new'] }, B: { trash: 0, mainArea: 0 } });
  r.act('play fall');
  r.expect({ A: { mainArea: 0, trash: ['fall', 'doing'] }, B: { trash: ['new'] } });
});
ruling('enter: without AP and DP only the support area', (r) => {
  const guide = withoutValues('guide');
  r.table({ at: 'main', A: { hand: [enterFrom('trash')], trash: [guide] } });
  r.neverAsks('chooseArea', ['main', 'play doing']);
  r.act('play doing');
  r.expect({ A: { mainArea: 0, supportArea: ['guide'] } });
  r.table({ at: 'main', A: { hand: [enterFrom('trash', { to: 'mainArea' })], trash: [guide] } });
  r.act('play doing');
  r.expect({ A: { mainArea: 0, supportArea: 0, trash: ['doing', 'guide'] } });
});
ruling('enter: nobody whose identity stands on the field', (r) => {
  const twin = character('twin');
  r.table({
    at: 'main',
    A: { hand: [enterFrom('trash')], trash: [twin], supportArea: [twin] },
    B: { mainArea: [twin] },
  });
  r.act('play doing');
  r.expect({ A: { mainArea: 0, supportArea: 1, trash: ['doing', 'twin'] } });
  r.table({
    at: 'main',
    A: { hand: [enterFrom('trash', { to: 'mainArea' })], trash: [twin] },
    B: { mainArea: [twin] },
  });
  r.act('play doing');
  r.expect({ A: { mainArea: ['twin'] } });
});
ruling('enter: of two of one identity only the first', (r) => {
  const twin = character('twin');
  const all = doing({
    do: 'enter',
    target: { all: { who: 'you', where: 'trash', type: 'character' } },
    to: 'mainArea',
  });
  r.table({ at: 'main', A: { hand: [all], trash: [twin, twin, character('other')] } });
  r.act('play doing');
  r.expect({ A: { mainArea: ['twin', 'other'], trash: ['doing', 'twin'] } });
});
ruling('enter: a sixth in the main area replaces one that the user picks, which does not exit', (r) => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => character(name));
  r.table({
    at: 'main',
    A: { hand: [enterFrom('trash', { to: 'mainArea' })], trash: [character('new')], mainArea: five },
  });
  r.act('play doing', ['A.replace', 'c']);
  r.expect({ A: { mainArea: ['a', 'b', 'd', 'e', 'new'], trash: ['doing', 'c'] } });
  r.happened({ exited: 0 });
});
ruling('enter: whoever stands on a field already does not enter', (r) => {
  const greeter = withTexts('greeter', trigger({ on: 'enters', who: 'this' }, [{ do: 'draw', amount: 1 }]));
  const all = doing({ do: 'enter', target: { all: { who: 'any', where: 'field' } }, to: 'supportArea' });
  r.table({ at: 'main', A: { hand: [all], mainArea: [greeter] }, B: { mainArea: [character('Y')] } });
  r.act('play doing');
  r.expect({ A: { mainArea: { greeter: { entered: false } }, supportArea: 0, hand: 0 }, B: { mainArea: ['Y'] } });
});

const shift = (to: Area, from: Area) => doing(choose({ who: 'you', where: from }), { do: 'shift', target: it, to });
ruling('shift: from one area to the other, as the object that it was, with its support cards', (r) => {
  const doer = withTexts('doer', use(FREE, [{ do: 'draw', amount: 1 }]));
  const boost = event('boost', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 10, until: 'endOfTurn' },
  ]);
  r.table({
    at: 'main',
    A: { hand: [shift('supportArea', 'mainArea'), boost], mainArea: [resting(supported(doer, support('charm')))] },
  });
  r.act('use doer');
  r.act('play boost');
  r.act('play doing');
  r.expect({
    A: { mainArea: 0, supportArea: { doer: { state: 'resting', ap: 30, entered: false, supports: ['charm'] } } },
  });
  r.offers('main', []);
});
ruling('shift: it is neither an entry nor does anybody leave', (r) => {
  const bell = withTexts(
    'bell',
    trigger({ on: 'enters', who: { who: 'any', where: 'field' } }, [{ do: 'draw', amount: 1 }]),
    trigger({ on: 'leaves', who: { who: 'any', where: 'field' } }, [{ do: 'draw', amount: 1 }]),
  );
  r.table({ at: 'main', A: { hand: [shift('mainArea', 'supportArea')], supportArea: [bell] } });
  r.act('play doing');
  r.expect({ A: { mainArea: ['bell'], hand: 0 } });
  r.happened({ textTriggered: 0 });
});
ruling('shift: who has entered in this turn does not approach from the other area either', (r) => {
  r.table({
    at: 'main',
    A: {
      hand: [shift('mainArea', 'supportArea')],
      supportArea: [entered(character('new'))],
      mainArea: [character('old')],
    },
  });
  r.act('play doing');
  r.until('approach');
  r.offers('approacher', ['old']);
});
ruling('shift: without AP and DP never to the main area', (r) => {
  r.table({ at: 'main', A: { hand: [shift('mainArea', 'supportArea')], supportArea: [withoutValues('guide')] } });
  r.act('play doing');
  r.expect({ A: { mainArea: 0, supportArea: ['guide'] } });
});
ruling('shift: a sixth comes to the main area for one of the five', (r) => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => character(name));
  r.table({
    at: 'main',
    A: { hand: [shift('mainArea', 'supportArea')], supportArea: [character('new')], mainArea: five },
  });
  r.act('play doing', ['A.replace', 'd']);
  r.expect({ A: { mainArea: ['a', 'b', 'c', 'e', 'new'], supportArea: 0, trash: ['doing', 'd'] } });
});
ruling('shift: an approacher that goes to the support area ends its approach', (r) => {
  const A = {
    mainArea: [character('X')],
    hand: [event('hide', [{ do: 'shift', target: { all: { who: 'you', where: 'mainArea' } }, to: 'supportArea' }])],
  };
  r.table({ at: 'approach', A, B: { mainArea: [character('Y')] } });
  r.approach('X', ['A.approached', 'play hide']);
  r.expect({ A: { supportArea: { X: 'resting' } }, B: { pointArea: 0, mainArea: { Y: 'active' } }, approach: null });
  r.happened({ approachEnded: 1, notInterfered: 0, interfered: 0 });
});

ruling('set: a support card goes on a character without being played', (r) => {
  const charm = support('charm', [always('bearer', [{ what: 'ap', by: 10 }])], { cost: 9 });
  const dress = doing(
    choose({ who: 'you', where: 'trash', type: 'support' }),
    choose({ who: 'you', where: 'field' }, 'on'),
    {
      do: 'set',
      target: it,
      on: { bound: 'on' },
    },
  );
  r.table({ at: 'main', A: { hand: [dress], trash: [charm], mainArea: [character('X'), character('Y')] } });
  r.act('play doing', ['chooseTarget', 'Y']);
  r.expect({ A: { mainArea: { X: { ap: 20 }, Y: { ap: 30, supports: ['charm'] } }, trash: ['doing'] } });
  r.happened({ supportSet: 1 });
});
ruling('set: one of each identity on a character; a second one stays where it is', (r) => {
  const charm = support('charm');
  const dress = doing(choose({ who: 'you', where: 'hand', type: 'support' }), {
    do: 'set',
    target: it,
    on: { all: { who: 'you', where: 'field' } },
  });
  r.table({ at: 'main', A: { hand: [dress, charm, drawing('it')], mainArea: [supported(character('X'), charm)] } });
  r.act('play doing', ['chooseTarget', 'charm']);
  r.expect({ A: { hand: ['charm', 'it'], mainArea: { X: { supports: ['charm'] } } } });
  r.happened({ supportSet: 0 });
});
ruling('set: from one character to another', (r) => {
  const swap = doing(choose({ who: 'you', where: 'set' }), choose({ who: 'you', where: 'supportArea' }, 'on'), {
    do: 'set',
    target: it,
    on: { bound: 'on' },
  });
  r.table({
    at: 'main',
    A: { hand: [swap], mainArea: [supported(character('X'), support('charm'))], supportArea: [character('Y')] },
  });
  r.act('play doing');
  r.expect({ A: { mainArea: { X: { supports: [] } }, supportArea: { Y: { supports: ['charm'] } }, trash: ['doing'] } });
});
