// Rulings on approaches: who sets out, the points, the free timings, and how often (section 6).
import { test } from 'vitest';
import {
  aimed,
  always,
  character,
  DRAW,
  drawing,
  event,
  plain,
  support,
  use,
  withKeywords,
  withTexts,
} from './bench/cards.ts';
import { approached, entered, resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const [A, B] = [character('A'), character('B')];
const approach = ['approacher', 'A'] as const;
const wake = (more = {}) =>
  event('wake', [{ do: 'wake', target: { all: { who: 'you', where: 'field' } } }, ...DRAW], more);

ruling('M24: whoever entered in this turn does not approach, unless it has Active', (r) => {
  const eager = withKeywords('eager', { keyword: 'active' });
  r.table({ at: 'main', A: { mainArea: [character('old')], hand: [character('new'), eager] } });
  r.act('enter new', ['chooseArea', 'mainArea']);
  r.act('enter eager', ['chooseArea', 'mainArea']);
  r.until('approach');
  r.offers('approacher', ['old', 'eager']);
  r.approach('eager');
  r.expect({ A: { mainArea: { old: 'active', new: 'active', eager: 'resting' } }, B: { pointArea: 1 } });
});
ruling('an active character of the own main area rests and approaches, no resting one', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A, resting(character('tired'))] }, B: { mainArea: [B] } });
  r.offers('approacher', ['A']);
  r.at('interferer', [approach], (there) => there.expect({ A: { mainArea: { A: 'resting', tired: 'resting' } } }));
  r.approach('A');
  r.expect({ A: { mainArea: { A: { state: 'resting', approaches: 1 }, tired: { approaches: 0 } } } });
});
ruling('to approach is a choice: the phase may be ended with characters that are able', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A] } });
  r.until('turnEnd');
  r.expect({ A: { mainArea: { A: 'active' } }, B: { pointArea: 0 } });
  r.happened({ approached: 0 });
});
ruling('a phase may hold any number of approaches, one after another', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A, character('C'), character('D')] } });
  r.approach('A');
  r.offers('approacher', ['C', 'D']);
  r.approach('D');
  r.approach('C');
  r.expect({ B: { pointArea: 3 }, A: { mainArea: { A: 'resting', C: 'resting', D: 'resting' } } });
  r.neverAsks('approacher');
});

ruling('nobody interferes: the top card of the other deck goes face up into its point area', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A] }, B: { mainArea: [B], deck: plain('top', 'next'), pointArea: 1 } });
  r.approach('A');
  r.expect({ B: { faceUp: ['top', 'plain'], deck: ['next'], mainArea: { B: 'active' } }, A: { pointArea: 0 } });
  r.happened({ notInterfered: 1, pointsGiven: 1, judged: 0 });
});
ruling('M07: also an approacher of AP 0 gives a point', (r) => {
  r.table({ at: 'approach', A: { mainArea: [character('A', 0, 20)] } });
  r.approach('A');
  r.expect({ B: { pointArea: 1, faceUp: ['plain'] } });
});
ruling('nobody acts between the decision not to interfere and the point', (r) => {
  const side = { hand: [drawing()] };
  r.table({ at: 'approach', A: { mainArea: [A], ...side }, B: { mainArea: [B], ...side } });
  r.neverAsks('interfered', approach, ['interferer']);
  r.at('A.approachOver', [approach, ['interferer']], (there) => there.expect({ B: { pointArea: 1 } }));
});
ruling('a text changes how many points an approach gives, never to less than none', (r) => {
  const points = (by: number) => support(`points ${by}`, [always('bearer', [{ what: 'points', by }])]);
  const mainArea = [supported(A, points(2)), supported(character('C'), points(-3))];
  r.table({ at: 'approach', A: { mainArea }, B: { deck: plain('a', 'b', 'c', 'd', 'e') } });
  r.approach('A');
  r.expect({ B: { faceUp: ['c', 'b', 'a'], deck: 2 } });
  r.approach('C');
  r.expect({ B: { pointArea: 3, deck: 2 }, A: { mainArea: { A: 'resting', C: 'resting' } } });
});

ruling('the interferer is an active character of the main area, whenever it entered, and rests', (r) => {
  const mainArea = [B, entered(character('new')), resting(character('tired'))];
  r.table({ at: 'approach', A: { mainArea: [A] }, B: { mainArea } });
  r.offers('B.interferer', ['B', 'new'], approach);
  r.at('interferer', [approach], (there) => there.expect({ step: 'interference' }));
  r.approach('A', ['interferer', 'new']);
  r.expect({ A: { mainArea: [] }, B: { mainArea: { B: 'active', tired: 'resting' }, pointArea: 0 } });
  r.happened({ interfered: 1, notInterfered: 0, judged: 1 });
});
ruling('an approach that was interfered with gives no point, whoever exits', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A] }, B: { mainArea: [character('B', 10, 30)] } });
  r.approach('A', ['interferer', 'B']);
  r.expect({ A: { mainArea: { A: 'resting' } }, B: { mainArea: { B: 'resting' }, pointArea: 0, deck: 20 } });
});
ruling('an interferer of this turn has rested: it does not interfere again', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [A, character('C')] },
    B: { mainArea: [character('B', 0, 50), character('D')] },
  });
  r.approach('A', ['interferer', 'B']);
  r.offers('interferer', ['D'], ['approacher', 'C']);
});
ruling('prohibitions: to approach, to interfere, and to be interfered with', (r) => {
  const bound = (name: string, what: 'approach' | 'interfere' | 'beInterfered') =>
    withTexts(name, always('this', [{ what: 'cannot', do: what }]));
  r.table({
    at: 'approach',
    A: { mainArea: [A, bound('shy', 'approach'), bound('sly', 'beInterfered')] },
    B: { mainArea: [B, bound('calm', 'interfere')] },
  });
  r.offers('approacher', ['A', 'sly']);
  r.offers('interferer', ['B'], approach);
  r.neverAsks('interferer', ['approacher', 'sly']);
  r.approach('sly');
  r.expect({ B: { pointArea: 1, mainArea: { B: 'active', calm: 'active' } } });
});

ruling('there is a free timing after the approach, after an interference, and after the end of the approach', (r) => {
  const side = (who: typeof A) => ({ mainArea: [who], hand: [drawing('draw')] });
  r.table({ at: 'approach', A: side(A), B: side(B) });
  for (const who of ['A', 'B'] as const) {
    r.offers(`${who}.approached`, ['play draw'], approach);
    r.offers(`${who}.interfered`, ['play draw'], approach, ['interferer', 'B']);
    r.offers(`${who}.approachOver`, ['play draw'], approach, ['interferer', 'B']);
    r.offers(`${who}.approachOver`, ['play draw'], approach, ['interferer']);
  }
  r.at('A.approached', [approach], (there) => there.expect({ step: 'approached', priority: 'A' }));
  r.at('A.interfered', [approach, ['interferer', 'B']], (there) => there.expect({ step: 'interfered', priority: 'A' }));
  r.at('A.approachOver', [approach, ['interferer']], (there) => there.expect({ step: 'approachOver', priority: 'A' }));
});
ruling('what is done in the free timing after an interference comes before the judgement', (r) => {
  const grow = event('grow', [
    { do: 'dp', target: { all: { who: 'you', where: 'field' } }, by: 10, until: 'endOfApproach' },
  ]);
  r.table({ at: 'approach', A: { mainArea: [A], hand: [grow] }, B: { mainArea: [B] } });
  r.approach('A', ['interferer', 'B'], ['A.interfered', 'play grow']);
  r.expect({ A: { mainArea: { A: { state: 'resting', dp: 20 } } }, B: { mainArea: [], trash: ['B'] } });
});
ruling('what lasts for the approach ends with it, what lasts for the turn does not', (r) => {
  const it = { all: { who: 'you', where: 'field' } } as const;
  const both = event('both', [
    { do: 'ap', target: it, by: 10, until: 'endOfApproach' },
    { do: 'dp', target: it, by: 10, until: 'endOfTurn' },
  ]);
  r.table({ at: 'approach', A: { mainArea: [A], hand: [both, drawing()] }, B: { hand: 1 } });
  const way = [approach, ['A.approached', 'play both']] as const;
  r.at('B.approached', way, (there) => there.expect({ A: { mainArea: { A: { ap: 30, dp: 30 } } } }));
  r.at('A.approachOver', way, (there) => there.expect({ A: { mainArea: { A: { ap: 20, dp: 30 } } } }));
  r.approach('A', way[1]);
  r.expect({ A: { mainArea: { A: { ap: 20, dp: 30 } } } });
});
ruling('they take part until the approach is over: after it neither is found in one', (r) => {
  const flag = aimed('flag', (target) => [{ do: 'wake', target }], { who: 'any', participates: 'any' });
  r.table({
    at: 'approach',
    A: { mainArea: [A], hand: [flag, drawing('draw')] },
    B: { mainArea: [character('B', 0, 50)] },
  });
  r.offers('A.approached', ['play flag', 'play draw'], approach);
  r.offers('target', ['A', 'B'], approach, ['interferer', 'B'], ['A.interfered', 'play flag']);
  r.offers('A.approachOver', ['play draw'], approach, ['interferer', 'B']);
});

ruling('each approaches once a turn, also if it is made active again', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A, character('C')], hand: [wake()] } });
  r.approach('A', ['approachOver', 'play wake']);
  r.expect({ A: { mainArea: { A: { state: 'active', approaches: 1 }, C: { approaches: 0 } } } });
  r.offers('approacher', ['C']);
});
ruling('whoever is made active again may interfere in the next turn all the same', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A], hand: [wake()] }, B: { mainArea: [B] } });
  r.approach('A', ['approachOver', 'play wake']);
  r.endTurn();
  r.until('approach');
  r.offers('A.interferer', ['A'], ['approacher', 'B']);
});
ruling('where a text grants it a character approaches again, once it is active', (r) => {
  const again = event('again', [
    { do: 'approachAgain', target: { all: { who: 'you', where: 'field', name: 'A' } } },
    { do: 'wake', target: { all: { who: 'you', where: 'field' } } },
  ]);
  r.table({ at: 'approach', A: { mainArea: [A, approached(character('C'))], hand: [again] } });
  r.approach('A', ['approachOver', 'play again']);
  r.offers('approacher', ['A']);
  r.approach('A');
  r.expect({ A: { mainArea: { A: { approaches: 2 }, C: { approaches: 1 } } }, B: { pointArea: 2 } });
  r.neverAsks('approacher');
});
ruling('a static text grants approaches as long as it is there, and wakes nobody', (r) => {
  const spurs = support('spurs', [always('bearer', [{ what: 'approaches', by: 1 }])]);
  const mainArea = [supported(A, spurs), character('C')];
  r.table({ at: 'approach', A: { mainArea, hand: [wake(), wake()] } });
  r.approach('A');
  r.offers('approacher', ['C']);
  r.approach('C', ['approachOver', 'play wake']);
  r.offers('approacher', ['A']);
  r.approach('A', ['approachOver', 'play wake']);
  r.neverAsks('approacher');
  r.expect({ A: { mainArea: { A: { state: 'active', approaches: 2 }, C: { state: 'active', approaches: 1 } } } });
});
ruling('in the next own turn it approaches again', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A] } });
  r.approach('A');
  r.endTurn();
  r.endTurn();
  r.until('approach');
  r.offers('A.approacher', ['A']);
});
ruling('the other player never approaches', (r) => {
  r.table({ at: 'approach', A: { mainArea: [A] }, B: { mainArea: [B], hand: 1 } });
  r.offers('A.approacher', ['A']);
  r.neverAsks('B.approacher', approach);
});
ruling('a text with (T) of a character in the approach asks for it to be active', (r) => {
  const tapper = withTexts('tapper', use({ rest: true }, DRAW), use({}, DRAW));
  r.table({ at: 'approach', A: { mainArea: [tapper] } });
  r.illegal(['approacher', 'tapper'], ['A.approached', 'use tapper 0']);
  r.approach('tapper', ['A.approached', 'use tapper 1']);
  r.expect({ A: { hand: 1 } });
});
