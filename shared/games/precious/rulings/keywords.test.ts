// Rulings on Active, Natural X and Forced Approach (section 8).
import { test } from 'vitest';
import { aimed, always, character, event, support, withKeywords, withTexts } from './bench/cards.ts';
import { approached, entered, resting, supported } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const ruling = rulingsBy(test);
const natural = (x: number) => ({ keyword: 'natural', x }) as const;
const costing = (cost: number) => character(`cost ${cost}`, 20, 20, { cost });
const gives = (name: string, keyword: Parameters<typeof withKeywords>[1]) =>
  support(name, [always('bearer', [{ what: 'keyword', keyword }])]);
const approach = ['approacher', 'A'] as const;

ruling('M35: Natural 2 approaches: an interferer of cost 2 is not offered, one of cost 3 is', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [withKeywords('A', natural(2)), character('plain')] },
    B: { mainArea: [costing(0), costing(2), costing(3)] },
  });
  r.offers('interferer', ['cost 3'], approach);
  r.offers('interferer', ['cost 0', 'cost 2', 'cost 3'], ['approacher', 'plain']);
});
ruling('Natural 0 keeps those of cost 0 away, and no others', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [withKeywords('A', natural(0))] },
    B: { mainArea: [costing(0), costing(1)] },
  });
  r.offers('interferer', ['cost 1'], approach);
});
ruling('where Natural X leaves nobody the point is given, and nobody is asked', (r) => {
  r.table({ at: 'approach', A: { mainArea: [withKeywords('A', natural(3))] }, B: { mainArea: [costing(3)] } });
  r.neverAsks('interferer', approach);
  r.approach('A');
  r.expect({ B: { pointArea: 1, mainArea: { 'cost 3': 'active' } } });
});
ruling('Natural X looks at the cost as printed: what makes cards dearer does not help an interferer', (r) => {
  const dear = withTexts('dear', always({ who: 'you', where: 'field' }, [{ what: 'cost', by: 3 }]));
  r.table({
    at: 'approach',
    A: { mainArea: [withKeywords('A', natural(2))] },
    B: { mainArea: [costing(2), costing(3)], supportArea: [dear] },
  });
  r.offers('interferer', ['cost 3'], approach);
});
ruling('of several Natural X the highest counts', (r) => {
  const bearer = supported(withKeywords('A', natural(1)), gives('thorns', natural(3)), gives('leaves', natural(2)));
  r.table({ at: 'approach', A: { mainArea: [bearer] }, B: { mainArea: [costing(2), costing(3), costing(4)] } });
  r.offers('interferer', ['cost 4'], approach);
});
ruling('Natural X counts in the own approach: as an interferer it keeps nobody away', (r) => {
  r.table({
    at: 'approach',
    A: { mainArea: [character('A')] },
    B: { mainArea: [withKeywords('B', natural(5)), costing(1)] },
  });
  r.offers('interferer', ['B', 'cost 1'], approach);
});
ruling('Natural X that is gained in answer to the approach counts', (r) => {
  const hide = aimed('hide', (target) => [{ do: 'gain', target, keyword: natural(2), until: 'endOfApproach' }], {
    who: 'you',
  });
  r.table({
    at: 'approach',
    A: { mainArea: [character('A'), character('C')], hand: [hide] },
    B: { mainArea: [costing(2), character('B', 0, 50, { cost: 3 })] },
  });
  r.offers('interferer', ['cost 2', 'B'], approach);
  r.offers('interferer', ['B'], approach, ['approached', 'play hide'], ['target', 'A']);
  r.approach('A', ['approached', 'play hide'], ['target', 'A']);
  r.offers('interferer', ['cost 2', 'B'], ['approacher', 'C']);
});
ruling('Natural X does not shield from a judgement', (r) => {
  r.table({ at: 'approach', A: { mainArea: [withKeywords('A', natural(2))] }, B: { mainArea: [costing(3)] } });
  r.approach('A', ['interferer', 'cost 3']);
  r.expect({ A: { mainArea: [] }, B: { mainArea: [], pointArea: 0 } });
});

ruling('Active lets whoever entered in this turn approach, wherever it has Active from', (r) => {
  const active = { keyword: 'active' } as const;
  r.table({
    at: 'approach',
    A: {
      mainArea: [
        entered(withKeywords('printed', active)),
        supported({ lies: character('given'), entered: true }, gives('boots', active)),
        entered(character('new')),
      ],
    },
  });
  r.offers('approacher', ['printed', 'given']);
});
ruling('Active does not let a resting character approach, nor one of the support area, nor twice', (r) => {
  const eager = (name: string) => withKeywords(name, { keyword: 'active' });
  r.table({
    at: 'approach',
    A: {
      mainArea: [resting(eager('tired')), approached(eager('done')), entered(eager('new'))],
      supportArea: [entered(eager('back'))],
    },
  });
  r.offers('approacher', ['new']);
});
ruling('whoever gains Active in the turn of its entry approaches in it', (r) => {
  const rouse = event('rouse', [
    { do: 'gain', target: { all: { who: 'you', where: 'field' } }, keyword: { keyword: 'active' }, until: 'endOfTurn' },
  ]);
  const A = { mainArea: [character('old')], hand: [character('new'), rouse] };
  r.table({ at: 'main', A });
  r.act('enter new', ['chooseArea', 'mainArea']);
  r.act('play rouse');
  r.until('approach');
  r.offers('approacher', ['old', 'new']);
});

const rash = (name: string) => withKeywords(name, { keyword: 'forcedApproach' });
ruling('whoever has Forced Approach and is able must be chosen: the phase does not end before', (r) => {
  r.table({ at: 'approach', A: { mainArea: [character('A'), rash('rash')] } });
  r.neverAsks('approacher');
  r.until('approach');
  r.expect({ A: { mainArea: { A: 'active', rash: 'resting' } }, B: { pointArea: 1 } });
  r.offers('approacher', ['A']);
  r.until('turnEnd');
  r.expect({ A: { mainArea: { A: 'active', rash: 'resting' } }, B: { pointArea: 1 } });
});
ruling('of several with Forced Approach one is chosen, then the next, and nobody else before them', (r) => {
  r.table({ at: 'approach', A: { mainArea: [character('A'), rash('one'), rash('two')] } });
  r.offers('forcedApproacher', ['one', 'two']);
  r.illegal(['forcedApproacher']);
  r.run(['forcedApproacher', 'two']);
  r.expect({ A: { mainArea: { A: 'active', one: 'active', two: 'resting' } } });
  r.run();
  r.expect({ A: { mainArea: { A: 'active', one: 'resting', two: 'resting' } }, B: { pointArea: 2 } });
  r.offers('approacher', ['A']);
});
ruling('whoever is not able is not forced: it rests, entered in this turn, or stands in the support area', (r) => {
  const bound = withTexts('bound', always('this', [{ what: 'cannot', do: 'approach' }]));
  const A = {
    mainArea: [character('A'), resting(rash('tired')), entered(rash('new')), approached(rash('done'))],
    supportArea: [rash('back')],
  };
  r.table({ at: 'approach', A });
  r.offers('approacher', ['A']);
  r.until('turnEnd');
  r.expect({ B: { pointArea: 0 } });
  const gifted = supported(bound, gives('spell', { keyword: 'forcedApproach' }));
  r.table({ at: 'approach', A: { mainArea: [gifted, character('A')] } });
  r.offers('approacher', ['A']);
});
ruling('Forced Approach that is gained forces from the next choice on', (r) => {
  const taunt = aimed(
    'taunt',
    (target) => [{ do: 'gain', target, keyword: { keyword: 'forcedApproach' }, until: 'endOfTurn' }],
    { state: 'active' },
  );
  r.table({ at: 'approach', A: { mainArea: [character('A'), character('C'), character('D')] }, B: { hand: [taunt] } });
  r.offers('approacher', ['A', 'C', 'D']);
  r.approach('A', ['B.approachOver', 'play taunt'], ['target', 'C']);
  r.neverAsks('approacher');
  r.run();
  r.expect({ A: { mainArea: { A: 'resting', C: 'resting', D: 'active' } }, B: { pointArea: 2 } });
});
