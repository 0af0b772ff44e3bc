// A table for each kind of covert window, with a seat that could use it and with one that could not.
import { type SceneSpec, sceneOf, type WindowScene } from '../../../kernel/testing/ruling/window-scene.ts';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData } from '../card-data.ts';
import {
  always,
  area,
  auto,
  DRAW,
  declared,
  drawing,
  fighter,
  item,
  move,
  pips,
  plain,
  points,
  withAbilities,
} from '../rulings/bench/cards.ts';
import { acted, type TableSpec } from '../rulings/bench/prepare.ts';
import { Ruling } from '../rulings/bench.ts';
import type { Table } from '../state.ts';
import type { WindowKind } from '../window-kinds.ts';

type Hand = readonly CardData[];
type Scene = SceneSpec<TableSpec, Hand> & { readonly kind: WindowKind };
const COSTLY = drawing('answer', 1, { cost: pips({ snow: 1 }) });
const SNOW = points(1, 'snow');
const MOON = points(1, 'moon');

/** What A may declare for B to answer. */
const A = {
  AC: fighter('attacker', 1, 1, { basics: [move('step')], abilities: [declared({}, DRAW)] }),
  DC: fighter('supporter'),
  hand: [fighter('newcomer'), drawing('event'), item('item', always('bearer', [])), area('area', always('bearer', []))],
};
const answer = (kind: WindowKind, why: string, ...way: Entry[]): Scene => ({
  kind,
  who: 'B',
  why,
  way,
  able: [COSTLY, SNOW],
  unable: [plain(2), [COSTLY, MOON]],
  table: (hand) => ({ at: 'main', A, B: { hand } }),
});
const payment = (kind: WindowKind, why: string, way: readonly Entry[], table: Scene['table']): Scene => ({
  kind,
  who: 'A',
  why,
  way,
  able: [SNOW, ...plain(1)],
  unable: [plain(2), [MOON, ...plain(1)]],
  table,
});
const trader = withAbilities(
  'trader',
  auto({ on: 'attacks', who: 'this' }, [{ do: 'pay', cost: pips({ snow: 1 }), then: DRAW }]),
);
const debtor = fighter('debtor', 1, 1, { basics: [{ basic: 'taxWakeup', cost: pips({ snow: 1 }) }] });

const SCENES: Readonly<Record<WindowKind, Scene>> = {
  respondSummon: answer('respondSummon', 'respond', ['main', 'summon newcomer'], ['chooseCell', 'DL']),
  respondItem: answer('respondItem', 'respond', ['main', 'equip item'], ['chooseBearer', 'attacker']),
  respondArea: answer('respondArea', 'respond', ['main', 'place area'], ['chooseAreaCell', 'A.DL']),
  respondAttack: answer('respondAttack', 'respond', ['main', 'attack attacker']),
  respondEvent: answer('respondEvent', 'respond', ['main', 'use event']),
  respondAbility: answer('respondAbility', 'respond', ['main', 'use attacker']),
  respondBasic: answer('respondBasic', 'respond', ['main', 'move attacker'], ['moveTo', 'AL']),
  respondSupport: answer(
    'respondSupport',
    'respond',
    ['main', 'attack attacker'],
    ['B.respond'],
    ['A.support', 'support supporter'],
  ),
  support: answer('support', 'support', ['main', 'attack attacker'], ['B.respond'], ['A.support']),
  mainEnd: answer('mainEnd', 'mainEnd', ['main']),
  payTax: payment('payTax', 'payTax', [], (hand) => ({ at: 'start', A: { AC: acted(debtor), hand } })),
  payCost: payment('payCost', 'payCost', [['main', 'attack trader']], (hand) => ({
    at: 'main',
    A: { AC: trader, hand },
  })),
  mulligan: {
    kind: 'mulligan',
    who: 'A',
    why: 'mulligan',
    way: [
      ['A.chooseFirst', 'A'],
      ['B.chooseFirst', 'A'],
    ],
    able: plain(7),
    unable: [[fighter('somebody'), ...plain(6)]],
    table: (hand) => ({
      at: 'setUp',
      options: { mulligan: 'noCharacter' },
      shuffles: [60, 60],
      A: { deck: [...hand, ...plain(53)] },
      B: { deck: [fighter('somebody'), ...plain(59)] },
    }),
  },
};

export const lyceeWindows: readonly WindowScene<Table>[] = Object.values(SCENES).map((scene) =>
  sceneOf(() => new Ruling('told', 'declaration'), scene),
);
