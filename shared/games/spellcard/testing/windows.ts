// A table for each kind of covert window, with a seat that could use it and with one that could not.
import { type SceneSpec, sceneOf, type WindowScene } from '../../../kernel/testing/ruling/window-scene.ts';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData } from '../card-data.ts';
import { DRAW, fighter, instant, item, plain, power, quick, skilled, spell } from '../rulings/bench/cards.ts';
import { hurt, type TableSpec } from '../rulings/bench/prepare.ts';
import { Ruling } from '../rulings/bench.ts';
import type { Table } from '../state.ts';
import type { WindowKind } from '../window-kinds.ts';

type Hand = readonly CardData[];
type Scene = SceneSpec<TableSpec, Hand> & { readonly kind: WindowKind };
/** It costs one P. */
const ANSWER = quick('answer', DRAW, { p: 1 });
/** Only another character may use it. */
const OTHER = instant('other', 'nobody');

/** What A may declare for B to answer. */
const A = { line: [skilled('X', DRAW), fighter('Y')], hand: [spell('spell', 'Y', DRAW), item('item', DRAW)] };
const answer = (kind: WindowKind, ...way: Entry[]): Scene => ({
  kind,
  who: 'B',
  why: 'answer',
  way,
  able: [ANSWER, ...power(1)],
  unable: [plain(2), [ANSWER, ...plain(1)]],
  table: (hand) => ({ at: 'action', A, B: { hand, line: [hurt(fighter('V'), 1), fighter('W')] } }),
});
const attacks = [
  ['act', 'attack Y'],
  ['attackTarget', 'V'],
] as const;

const SCENES: Readonly<Record<WindowKind, Scene>> = {
  answerAttack: answer('answerAttack', ...attacks),
  answerSkill: answer('answerSkill', ['act', 'skill X']),
  answerSpell: answer('answerSpell', ['act', 'spell spell']),
  answerItem: answer('answerItem', ['act', 'item item']),
  barrier: {
    ...answer('barrier', ...attacks),
    why: 'barrierDefend',
    able: [spell('veil', 'V', [], { p: 9 }), ...plain(1)],
    unable: [plain(2), [OTHER, ...plain(1)]],
  },
};

/** The attacker's side of a barrier, once the defender has given a card. */
const FEEDING: Scene = {
  kind: 'barrier',
  who: 'A',
  why: 'barrierAttack',
  way: [...attacks, ['barrierDefend', 'veil']],
  able: [spell('blaze', 'Y', [], { p: 9 }), ...plain(1)],
  unable: [plain(2), [OTHER, ...plain(1)]],
  table: (hand) => ({
    at: 'action',
    A: { line: A.line, hand },
    B: { hand: [spell('veil', 'V', [], { p: 9 })], line: [hurt(fighter('V'), 1), fighter('W')] },
  }),
};

export const spellcardWindows: readonly WindowScene<Table>[] = [...Object.values(SCENES), FEEDING].map((scene) =>
  sceneOf(() => new Ruling('told'), scene),
);
