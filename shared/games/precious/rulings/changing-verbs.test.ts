// Rulings on the verbs that change characters where they stand: values, keywords, prohibitions, states, exits.
import { test } from 'vitest';
import type { Effect, Select } from '../card-data.ts';
import { aimed, character, DRAW, event, exiting, FREE, support, use, withTexts } from './bench/cards.ts';
import { entered, resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const ours: Select = { who: 'you', where: 'field' };
const theirs: Select = { who: 'opponent', where: 'field' };
/** An event that does this, and pays for nothing. */
const doing = (...effect: Effect[]) => event('doing', effect, { source: 0 });
const chosen = { bound: 'one' } as const;
const choose = (from: Select): Effect => ({ do: 'choose', as: 'one', from });

ruling('ap and dp: until the end of the turn, of both players’ characters', (r) => {
  const change = doing(
    { do: 'ap', target: { all: { who: 'any', where: 'field' } }, by: 10, until: 'endOfTurn' },
    { do: 'dp', target: { all: theirs }, by: -10, until: 'endOfTurn' },
  );
  r.table({ at: 'main', A: { hand: [change], mainArea: [character('X')] }, B: { supportArea: [character('Y')] } });
  r.act('play doing');
  r.expect({ A: { mainArea: { X: { ap: 30, dp: 20 } } }, B: { supportArea: { Y: { ap: 30, dp: 10 } } } });
  r.endTurn();
  r.expect({ A: { mainArea: { X: { ap: 20, dp: 20 } } }, B: { supportArea: { Y: { ap: 20, dp: 20 } } } });
});
ruling('ap until the end of the approach ends with it, and lasting outlives the turn', (r) => {
  const boost = (name: string, until: 'endOfApproach' | 'lasting') =>
    event(name, [{ do: 'ap', target: { all: ours }, by: 10, until }]);
  const A = {
    hand: [boost('short', 'endOfApproach'), boost('long', 'lasting')],
    mainArea: [character('X', 20, 30), character('Y', 20, 30)],
  };
  r.table({ at: 'approach', A, B: { mainArea: [character('Z')] } });
  r.at(
    'interferer',
    [
      ['approacher', 'X'],
      ['A.approached', 'play short'],
    ],
    (there) => there.expect({ A: { mainArea: { X: { ap: 30 }, Y: { ap: 30 } } } }),
  );
  r.approach('X', ['A.approached', 'play short']);
  r.expect({ A: { mainArea: { X: { ap: 20 }, Y: { ap: 20 } } } });
  r.approach('Y', ['A.approached', 'play long']);
  r.expect({ A: { mainArea: { X: { ap: 30 }, Y: { ap: 30 } } } });
  r.until('turnStart');
  r.expect({ turnPlayer: 'B', A: { mainArea: { X: { ap: 30 }, Y: { ap: 30 } } } });
});
ruling('a changed value is not carried to a new life on the field', (r) => {
  const weak = doing({ do: 'ap', target: { all: ours }, by: 10, until: 'lasting' });
  const home = event('home', [
    choose(ours),
    { do: 'move', target: chosen, to: 'hand' },
    { do: 'enter', target: chosen, to: 'mainArea' },
  ]);
  r.table({ at: 'main', A: { hand: [weak, home], mainArea: [character('X')] } });
  r.act('play doing');
  r.expect({ A: { mainArea: { X: { ap: 30 } } } });
  r.act('play home');
  r.expect({ A: { mainArea: { X: { ap: 20, entered: true } } } });
});
ruling('ap and dp: raw sums go on, only whoever reads them sees 0: 20, -30 and +20 are 10', (r) => {
  const by = (name: string, amount: number) =>
    event(name, [{ do: 'ap', target: { all: ours }, by: amount, until: 'endOfTurn' }]);
  r.table({ at: 'main', A: { hand: [by('down', -30), by('up', 20)], mainArea: [character('X')] } });
  r.act('play down');
  r.expect({ A: { mainArea: { X: { ap: 0 } } } });
  r.act('play up');
  r.expect({ A: { mainArea: { X: { ap: 10 } } } });
});
ruling('gain: Active lets one that has entered approach, until it ends', (r) => {
  const hurry = doing({ do: 'gain', target: { all: ours }, keyword: { keyword: 'active' }, until: 'endOfTurn' });
  r.table({ at: 'main', A: { hand: [hurry], mainArea: [entered(character('new')), character('old')] } });
  r.act('play doing');
  r.until('approach');
  r.offers('approacher', ['new', 'old']);
  r.table({ at: 'approach', A: { mainArea: [entered(character('new')), character('old')] } });
  r.offers('approacher', ['old']);
});
ruling('gain: Natural X and Forced Approach', (r) => {
  const natural = doing({
    do: 'gain',
    target: { all: ours },
    keyword: { keyword: 'natural', x: 2 },
    until: 'endOfTurn',
  });
  const cheap = character('cheap', 20, 20, { cost: 2 });
  r.table({
    at: 'main',
    A: { hand: [natural], mainArea: [character('X')] },
    B: { mainArea: [cheap, character('dear', 20, 20, { cost: 3 })] },
  });
  r.act('play doing');
  r.until('approach');
  r.offers('interferer', ['dear'], ['approacher', 'X']);
  const forced = aimed(
    'push',
    (target) => [{ do: 'gain', target, keyword: { keyword: 'forcedApproach' }, until: 'endOfTurn' }],
    { who: 'you' },
  );
  r.table({ at: 'main', A: { hand: [forced], mainArea: [character('X'), character('Y')] } });
  r.act('play push', ['target', 'Y']);
  r.until('approach');
  r.run();
  r.expect({ A: { mainArea: { X: 'active', Y: 'resting' } } });
});
ruling('forbid: as long as it lasts', (r) => {
  const still = aimed('still', (target) => [{ do: 'forbid', target, what: 'approach', until: 'endOfTurn' }], {
    who: 'you',
  });
  r.table({ at: 'main', A: { hand: [still], mainArea: [character('X'), character('Y')] } });
  r.act('play still', ['target', 'X']);
  r.until('approach');
  r.offers('approacher', ['Y']);
  r.until('turnStart', ['approacher']);
  r.until('turnStart', ['B.main']);
  r.until('approach');
  r.offers('approacher', ['X', 'Y']);
});
ruling('approachAgain: once more in this turn, if it is active', (r) => {
  const again = event('again', [
    { do: 'wake', target: { all: ours } },
    { do: 'approachAgain', target: { all: ours } },
  ]);
  const A = { mainArea: [character('X'), character('Y')], hand: [again] };
  r.table({ at: 'approach', A });
  r.approach('X', ['A.approachOver', 'play again']);
  r.offers('approacher', ['X', 'Y']);
  r.approach('X');
  r.expect({ A: { mainArea: { X: { state: 'resting', approaches: 2 }, Y: 'active' } } });
  r.offers('approacher', ['Y']);
});
ruling('wake without approachAgain lets nobody approach twice', (r) => {
  const up = event('up', [{ do: 'wake', target: { all: ours } }]);
  r.table({ at: 'approach', A: { mainArea: [character('X'), character('Y')], hand: [up] } });
  r.approach('X', ['A.approachOver', 'play up']);
  r.expect({ A: { mainArea: { X: 'active', Y: 'active' } } });
  r.offers('approacher', ['Y']);
});
ruling('rest and wake: characters and support cards', (r) => {
  const charm = support('charm', [use({ rest: true }, DRAW)]);
  const A = {
    hand: [doing({ do: 'rest', target: { all: { who: 'you', where: 'set' } } }, { do: 'wake', target: { all: ours } })],
    mainArea: [supported(resting(character('X')), charm)],
  };
  r.table({ at: 'main', A });
  r.offers('main', ['play doing', 'use charm']);
  r.act('play doing');
  r.expect({ A: { mainArea: { X: 'active' } } });
  r.offers('main', []);
});
ruling('rest and wake: what is so already does not change, and is not told', (r) => {
  r.table({
    at: 'main',
    A: { hand: [doing({ do: 'wake', target: { all: ours } })], mainArea: [character('X'), resting(character('Y'))] },
  });
  r.act('play doing');
  r.expect({ A: { mainArea: { X: 'active', Y: 'active' } } });
  r.happened({ turned: 1 });
});
ruling('exit: to the trash with its support cards, all at once', (r) => {
  r.table({
    at: 'main',
    A: { hand: [doing({ do: 'exit', target: { all: theirs } })] },
    B: { mainArea: [supported(character('S'), support('charm'))], supportArea: [character('T')] },
  });
  r.act('play doing');
  r.expect({ B: { mainArea: 0, supportArea: 0, trash: ['charm', 'T', 'S'] } });
  r.happened({ exited: 1 });
});
ruling('exit: does not move what is not on the field', (r) => {
  r.table({
    at: 'main',
    A: { hand: [doing({ do: 'exit', target: { all: { who: 'opponent', where: 'hand' } } }), exiting()] },
    B: { hand: 2, mainArea: [character('T')] },
  });
  r.act('play doing');
  r.expect({ B: { hand: 2, trash: 0 } });
  r.act('play exiting');
  r.expect({ B: { hand: 2, trash: ['T'] } });
});
ruling('the other one in the approach is meant while both take part, and nobody before', (r) => {
  const doer = withTexts(
    'X',
    use(FREE, [{ do: 'ap', target: 'approachOpponent', by: -10, until: 'endOfTurn' }, ...DRAW]),
  );
  const A = { mainArea: [doer] };
  const B = { mainArea: [character('Y', 10, 90), character('Z', 10, 90)] };
  r.table({ at: 'approach', A, B });
  r.approach('X', ['A.approached', 'use X'], ['interferer', 'Y']);
  r.expect({ A: { hand: 1 }, B: { mainArea: { Y: { ap: 10 }, Z: { ap: 10 } } } });
  r.table({ at: 'approach', A, B });
  r.approach('X', ['interferer', 'Y'], ['A.interfered', 'use X']);
  r.expect({ A: { hand: 1 }, B: { mainArea: { Y: { ap: 0 }, Z: { ap: 10 } } } });
});
ruling('an interferer that has gone to the support area is no longer the other one in the approach', (r) => {
  const doer = withTexts('X', use(FREE, [{ do: 'ap', target: 'approachOpponent', by: -10, until: 'endOfTurn' }]));
  const hide = event('hide', [{ do: 'shift', target: { all: { ...theirs, where: 'mainArea' } }, to: 'supportArea' }]);
  r.table({ at: 'approach', A: { mainArea: [doer], hand: [hide] }, B: { mainArea: [character('Y', 10, 90)] } });
  r.approach('X', ['interferer', 'Y'], ['A.interfered', 'play hide'], ['A.interfered', 'use X']);
  r.expect({ B: { supportArea: { Y: { ap: 10 } }, pointArea: 0 } });
});
ruling('a text of a support card may mean its bearer', (r) => {
  const charm = support('charm', [use(FREE, [{ do: 'dp', target: 'bearer', by: 20, until: 'endOfTurn' }])]);
  r.table({ at: 'main', A: { mainArea: [supported(character('X'), charm), character('Y')] } });
  r.act('use charm');
  r.expect({ A: { mainArea: { X: { dp: 40 }, Y: { dp: 20 } } } });
});
