// Rulings on which Taxes are asked for at all (section 8, 4.1).
import { test } from 'vitest';
import { auto, pips, points, withAbilities, withBasics } from './bench/cards.ts';
import { acted } from './bench/prepare.ts';
import { rulingsBy } from './bench.ts';

const { ruling } = rulingsBy(test);
const moon1 = points(1, 'moon');
const wakeup = (name: string) => withBasics(name, { basic: 'taxWakeup', cost: pips({ moon: 1 }) });

ruling('nobody pays a Tax for a character that the other player has taken over before it was settled', (r) => {
  const thief = withAbilities(
    'thief',
    auto({ on: 'turnBegins', turn: 'any' }, [{ do: 'takeOver', target: { all: { who: 'opponent', where: 'field' } } }]),
  );
  const debtor = withBasics('T', { basic: 'taxTrash', cost: pips({ moon: 1 }) });
  r.table({ at: 'start', A: { AC: debtor, hand: [moon1] }, B: { AC: thief } });
  r.neverAsks('payTax', ['A.whichFirst', 'thief'], ['B.enterCell', 'DC']);
  r.until('main', ['A.whichFirst', 'thief'], ['B.enterCell', 'DC']);
  r.expect({ A: { dustBox: 0 }, B: { DC: { name: 'T' } } });
});
ruling('Tax-Wakeup is not asked for of a ready character, which has nothing to wake up from', (r) => {
  r.table({ at: 'start', A: { AC: wakeup('T'), hand: [moon1] } });
  r.neverAsks('payTax');
  r.until('main');
  r.expect({ A: { AC: 'ready', hand: 3 } });
  r.table({ at: 'start', A: { AC: wakeup('T'), DC: acted(wakeup('U')), hand: [moon1] } });
  r.until('main', ['whichFirst', 'U'], ['payTax', 'yes'], ['pay', 'moon 1']);
  r.expect({ A: { AC: 'ready', DC: 'ready', hand: 2 } });
});
ruling('Tax-Wakeup is asked for of a ready character that something may make acted before wake-up', (r) => {
  const drain = withAbilities(
    'drain',
    auto({ on: 'turnBegins', turn: 'any' }, [{ do: 'act', target: { all: { who: 'opponent', where: 'field' } } }]),
  );
  r.table({ at: 'start', A: { AC: wakeup('T'), hand: [moon1] }, B: { AC: drain } });
  r.until('main', ['whichFirst', 'T'], ['payTax', 'yes'], ['pay', 'moon 1']);
  r.expect({ A: { AC: 'ready', hand: 2 } });
  r.table({ at: 'start', A: { AC: wakeup('T'), hand: [moon1] }, B: { AC: drain } });
  r.until('main', ['whichFirst', 'T'], ['payTax']);
  r.expect({ A: { AC: 'acted' } });
});
