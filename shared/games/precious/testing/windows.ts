// A table for each kind of covert window, with a seat that could use it and with one that could not.
import { type SceneSpec, sceneOf, type WindowScene } from '../../../kernel/testing/ruling/window-scene.ts';
import type { Entry } from '../../../kernel/testing/ruling/words.ts';
import type { CardData, Timing } from '../card-data.ts';
import {
  ALWAYS,
  character,
  DRAW,
  drawing,
  FREE,
  plain,
  source,
  support,
  trigger,
  use,
  withTexts,
} from '../rulings/bench/cards.ts';
import type { TableSpec } from '../rulings/bench/prepare.ts';
import { Ruling } from '../rulings/bench.ts';
import type { Table } from '../state.ts';
import type { WindowKind } from '../window-kinds.ts';

type Hand = readonly CardData[];
type Scene = SceneSpec<TableSpec, Hand> & { readonly kind: WindowKind };
const RED = source(1);
const OTHER = source(1, 'blue', 'elsewhere');
/** What answers: it costs one point, of a card of its colour or its work. */
const answering = (timing: readonly Timing[], against = {}): CardData =>
  drawing('answer', 1, { cost: 1, timing, against });

const INTERRUPT = answering(['interrupt']);
const ENTRY_ANSWER = answering(['interrupt'], { of: ['entry'] });

/** What A may declare for B to answer, and who may approach. As long as no card answers entries, nobody is asked about one. */
const A = {
  trash: [ENTRY_ANSWER],
  mainArea: [character('first', 20, 20, { texts: [use(FREE, DRAW)] })],
  hand: [character('newcomer'), drawing('event'), support('support')],
};
const GUARD = character('guard', 0, 90);
const answer = (kind: WindowKind, why: string, card: CardData, ...way: Entry[]): Scene => ({
  kind,
  who: 'B',
  why,
  way,
  able: [card, RED],
  unable: [plain(2), [card, OTHER]],
  table: (hand) => ({
    at: kind === 'approached' || kind === 'interfered' || kind === 'approachOver' ? 'approach' : 'main',
    A,
    B: { hand, mainArea: [GUARD] },
  }),
});
const trader = withTexts(
  'trader',
  trigger({ on: 'approaches', who: 'this' }, [{ do: 'pay', cost: { n: 1, color: 'red' }, then: DRAW }]),
);
const approaches = ['approacher', 'first'] as const;

const SCENES: Readonly<Record<WindowKind, Scene>> = {
  interruptEntry: answer(
    'interruptEntry',
    'interrupt',
    ENTRY_ANSWER,
    ['main', 'enter newcomer'],
    ['chooseArea', 'mainArea'],
  ),
  interruptEvent: answer('interruptEvent', 'interrupt', INTERRUPT, ['main', 'play event']),
  interruptSupport: answer('interruptSupport', 'interrupt', INTERRUPT, ['main', 'set support']),
  interruptText: answer('interruptText', 'interrupt', INTERRUPT, ['main', 'use first']),
  mainPriority: answer('mainPriority', 'mainPriority', answering(ALWAYS), ['main']),
  approached: answer('approached', 'approached', answering(ALWAYS), approaches, ['A.approached']),
  interfered: answer(
    'interfered',
    'interfered',
    answering(ALWAYS),
    approaches,
    ['A.approached'],
    ['B.approached'],
    ['interferer', 'guard'],
    ['A.interfered'],
  ),
  approachOver: answer(
    'approachOver',
    'approachOver',
    answering(ALWAYS),
    approaches,
    ['A.approached'],
    ['B.approached'],
    ['interferer'],
    ['A.approachOver'],
  ),
  payCost: {
    kind: 'payCost',
    who: 'A',
    why: 'payCost',
    way: [['approacher', 'trader']],
    able: [RED, ...plain(1)],
    unable: [plain(2), [OTHER, ...plain(1)]],
    table: (hand) => ({ at: 'approach', A: { mainArea: [trader], hand } }),
  },
};

export const preciousWindows: readonly WindowScene<Table>[] = Object.values(SCENES).map((scene) =>
  sceneOf(() => new Ruling('told'), scene),
);
