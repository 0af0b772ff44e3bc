// Rulings on the phases of a turn and who may declare in them (section 4).
import { expect, test } from 'vitest';
import {
  always,
  auto,
  DRAW,
  declared,
  drawing,
  event,
  fighter,
  item,
  plain,
  TAP,
  withAbilities,
} from './bench/cards.ts';
import { acted, fresh } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const fields = { who: 'any', where: 'field' } as const;

ruling('L27: any own acted characters are readied, and any left acted', (r) => {
  const A = { AC: acted(fighter('A')), AL: acted(fighter('B')), DC: acted(fighter('C')) };
  r.table({ at: 'start', A });
  r.until('wakeUp');
  r.offers('leaveActed', ['A', 'B', 'C']);
  r.until('main', ['leaveActed', 'B', 'C']);
  r.expect({ A: { AC: 'ready', AL: 'acted', DC: 'acted' } });
  r.table({ at: 'start', A });
  r.until('main');
  r.expect({ A: { AC: 'ready', AL: 'ready', DC: 'ready' } });
  r.table({ at: 'start', A });
  r.until('main', ['leaveActed', 'A', 'B', 'C']);
  r.expect({ A: { AC: 'acted', AL: 'acted', DC: 'acted' } });
});
ruling('characters of the opponent do not wake up', (r) => {
  r.table({ at: 'start', A: { AC: fighter('A') }, B: { AC: acted(fighter('B')) } });
  r.neverAsks('leaveActed');
  r.until('main');
  r.expect({ B: { AC: 'acted' } });
});
ruling('whoever cannot wake up does not, and is not asked about', (r) => {
  const chains = item('chains', always('bearer', [{ what: 'cannot', do: 'wakeUp' }]));
  r.table({ at: 'start', A: { AC: acted(fighter('A')), itemAC: chains, DC: acted(fighter('B')) } });
  r.until('duties');
  r.expect({ A: { AC: 'acted', DC: 'ready' } });
});
ruling('the turn begins with duties, then wake-up, then warm-up: two cards', (r) => {
  const early = withAbilities('early', auto({ on: 'turnBegins', turn: 'you' }, [{ do: 'mill', amount: 1 }]));
  r.table({ at: 'start', A: { AC: acted(early), deck: plain('a', 'b', 'c', 'd') } });
  r.until('wakeUp');
  r.at('leaveActed', [], (there) =>
    there.expect({ A: { dustBox: ['a'], hand: 0, AC: 'acted' }, phase: 'start', step: 'wakeUp' }),
  );
  r.run();
  r.expect({ A: { AC: 'ready', hand: 0 } });
  r.run();
  r.expect({ A: { hand: ['c', 'b'], deck: 1 }, B: { hand: 0 }, phase: 'main', step: '' });
  r.neverAsks('leaveActed');
});
ruling('effects of the start of the turn and their order are those of the turn player', (r) => {
  const early = (name: string, turn: 'you' | 'opponent' | 'any') =>
    withAbilities(name, auto({ on: 'turnBegins', turn }, [{ do: 'mill', amount: 1, who: 'opponent' }]));
  r.table({
    at: 'start',
    A: { AC: early('mine', 'you'), DC: early('not now', 'opponent') },
    B: { AC: early('theirs', 'opponent') },
  });
  r.offers('A.whichFirst', ['mine abilities.0', 'theirs abilities.0']);
  r.until('main', ['whichFirst', 'theirs']);
  r.expect({ A: { deck: 17 }, B: { deck: 19 } });
});

ruling('the other player cannot act before the turn player has passed', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one')] }, B: { hand: [drawing('two')] } });
  r.at('A.main', [], (there) => {
    if (there.match.askedSeats.length !== 1) throw new Error('the other player is asked as well');
  });
  r.neverAsks('A.main', ['B.mainEnd', 'use two']);
});
ruling('L51: after the pass of the turn player the other declares, and the phase goes on', (r) => {
  r.table({
    at: 'main',
    A: { AC: fighter('A', 1), hand: [drawing('one')] },
    B: { AC: withAbilities('doer', declared({}, DRAW)) },
  });
  r.run(['A.main'], ['B.mainEnd', 'use doer']);
  r.expect({ B: { hand: 1 }, phase: 'main', turnPlayer: 'A' });
  r.act('use one');
  r.attack('A');
  r.expect({ A: { hand: 1 }, B: { deck: 18 } });
});
ruling('two passes in a row end the phase, and a declaration between them begins anew', (r) => {
  r.table({ at: 'main', A: { hand: 1 }, B: { hand: [drawing('one'), drawing('two')] } });
  r.run(['A.main'], ['B.mainEnd', 'use one']);
  r.run(['A.main'], ['B.mainEnd', 'use two']);
  r.expect({ phase: 'main', turnPlayer: 'A' });
  r.run(['A.main'], ['B.mainEnd']);
  r.expectFact('public', 'window', null);
  r.run();
  r.expect({ turnPlayer: 'B' });
});
ruling('the turn player who passed may declare again only after the other has', (r) => {
  r.table({ at: 'main', A: { hand: [drawing('one')] }, B: { hand: 1 } });
  r.run(['A.main'], ['B.mainEnd']);
  r.run();
  r.expect({ turnPlayer: 'B', A: { hand: 1 } });
});
ruling('in the main phase the turn player declares in any order and as often as it can be paid', (r) => {
  const doer = withAbilities('doer', declared({}, DRAW));
  r.table({ at: 'main', A: { hand: [doer, item('sword', always('bearer', [])), drawing('draw'), fighter('B', 1)] } });
  r.act('use draw');
  r.act('summon doer', ['chooseCell', 'AC']);
  r.act('use doer');
  r.act('equip sword');
  r.act('use doer');
  r.act('summon B', ['chooseCell', 'DC']);
  r.expect({ A: { AC: 'ready', itemAC: ['sword'], DC: 'ready', hand: 3 } });
});
ruling('the other player declares events and special abilities, and nothing else', (r) => {
  const doer = fighter('doer', 3, 3, {
    abilities: [declared({}, DRAW), declared(TAP, DRAW)],
    basics: [{ basic: 'step', cost: {} }],
  });
  const hand = [drawing('draw'), fighter('new'), item('sword', always('bearer', []))];
  r.table({ at: 'main', B: { AC: doer, hand } });
  r.offers('mainEnd', ['use draw', 'use doer', 'use doer'], ['main']);
});
ruling('what is limited to one turn or to once a turn is offered only then', (r) => {
  const doer = withAbilities(
    'doer',
    declared({}, DRAW, { when: { turn: 'opponent' } }),
    declared({}, DRAW, { limit: 'oncePerTurn' }),
  );
  r.table({ at: 'main', A: { AC: doer }, B: { AC: doer } });
  r.illegal(['main', 'use doer 0']);
  r.act('use doer 1');
  r.offers('main', ['attack doer']);
  r.run(['mainEnd', 'use doer 0']);
  r.run(['mainEnd', 'use doer 0']);
  r.run(['mainEnd', 'use doer 1']);
  r.illegal(['mainEnd', 'use doer 1']);
  r.expect({ A: { hand: 1 }, B: { hand: 3 } });
  r.endTurn();
  r.until('main');
  r.run(['mainEnd', 'use doer 1']);
  r.expect({ A: { hand: 2 } });
});

ruling('L30: the turn player discards to seven, the opponent does not', (r) => {
  r.table({ at: 'main', A: { hand: 9 }, B: { hand: 10 } });
  r.until('end');
  r.at('discardToLimit', [], (_, { min, max }) => expect([min, max]).toEqual([2, 2]));
  r.endTurn(['discardToLimit', 'plain', 'plain']);
  r.expect({ A: { hand: 7, dustBox: 2 }, B: { hand: 10 }, turnPlayer: 'B' });
});
ruling('a hand of seven is kept', (r) => {
  r.table({ at: 'main', A: { hand: 7 } });
  r.until('end');
  r.neverAsks('discardToLimit');
  r.run();
  r.expect({ A: { hand: 7 }, turnPlayer: 'B', turn: 4 });
});
ruling('L31: changes of the turn end in the end phase, an item goes on', (r) => {
  const shout = event('shout', [{ do: 'ap', target: { all: fields }, by: 2, until: 'endOfTurn' }]);
  const sword = item('sword', always('bearer', [{ what: 'ap', by: 1 }]));
  r.table({ at: 'main', A: { AC: fighter('A', 1), itemAC: sword, hand: [shout] }, B: { AC: fighter('B', 1) } });
  r.act('use shout');
  r.expect({ A: { AC: { ap: 4 } }, B: { AC: { ap: 3 } } });
  r.until('end');
  r.expect({ A: { AC: { ap: 4 } } });
  r.run();
  r.expect({ A: { AC: { ap: 2 } }, B: { AC: { ap: 1 } } });
});
ruling('gained abilities and prohibitions of the turn end with it', (r) => {
  const teach = event('teach', [
    {
      do: 'gain',
      target: { all: { who: 'you', where: 'field' } },
      basic: { basic: 'step', cost: {} },
      until: 'endOfTurn',
    },
    { do: 'forbid', target: { all: { who: 'you', where: 'field' } }, what: 'attack', until: 'endOfTurn' },
  ]);
  r.table({ at: 'main', A: { AC: fighter('A'), hand: [teach] } });
  r.act('use teach');
  r.offers('main', ['move A']);
  r.endTurn();
  r.endTurn();
  r.until('main');
  r.offers('main', ['attack A']);
});
ruling('what is marked as lasting stays beyond the turn, and ends when the card leaves the field', (r) => {
  const train = event('train', [
    { do: 'ap', target: { all: { who: 'you', where: 'field' } }, by: 2, until: 'lasting' },
    { do: 'gain', target: { all: { who: 'you', where: 'field' } }, basic: { basic: 'dash' }, until: 'lasting' },
  ]);
  const recall = event('recall', [{ do: 'move', target: { all: { who: 'you', where: 'field' } }, to: 'hand' }]);
  r.table({ at: 'main', A: { AC: fighter('A', 1), hand: [train, recall] } });
  r.act('use train');
  r.endTurn();
  r.endTurn();
  r.until('main');
  r.expect({ A: { AC: { ap: 3 } } });
  r.act('use recall');
  r.act('summon A', ['chooseCell', 'AC']);
  r.expect({ A: { AC: { ap: 1 } } });
});
ruling("an item's effect ends with the turn where its text limits it to the turn", (r) => {
  const cake = item(
    'cake',
    auto({ on: 'equipped', who: 'this' }, [{ do: 'ap', target: 'bearer', by: 3, until: 'endOfTurn' }]),
  );
  r.table({ at: 'main', A: { AC: fighter('A', 1), hand: [cake] } });
  r.act('equip cake');
  r.expect({ A: { AC: { ap: 4 }, itemAC: ['cake'] } });
  r.endTurn();
  r.expect({ A: { AC: { ap: 1 }, itemAC: ['cake'] } });
});
ruling('effects of the end of the turn come before the hand is counted', (r) => {
  const late = withAbilities('late', auto({ on: 'turnEnds', turn: 'you' }, [{ do: 'draw', amount: 2 }]));
  r.table({ at: 'main', A: { AC: late, hand: 6 }, B: { AC: late } });
  r.endTurn(['discardToLimit', 'plain']);
  r.expect({ A: { hand: 7 }, B: { hand: 0 } });
});
ruling('a character stays fresh through the turn of its opponent, until its own turn begins', (r) => {
  r.table({
    at: 'main',
    A: { hand: [withAbilities('new', declared(TAP, DRAW)), ...plain(1)] },
    B: { AC: fresh(fighter('B')) },
  });
  r.act('summon new', ['chooseCell', 'AC']);
  r.expect({ A: { AC: { state: 'ready', fresh: true } }, B: { AC: { fresh: true } } });
  r.endTurn();
  r.until('main');
  r.expect({ A: { AC: { fresh: true } }, B: { AC: { fresh: false } } });
  r.illegal(['A.mainEnd', 'use new']);
  r.endTurn();
  r.until('main');
  r.expect({ A: { AC: { fresh: false } } });
  r.offers('main', ['attack new', 'use new']);
});
