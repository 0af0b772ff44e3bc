// Tests of playing a batch: cards that are shown one by one come to lie as if they had moved at once.
import { describe, expect, it } from 'vitest';
import { fold, type Heard, type HeardChange, type TableModel } from '../../shared/kernel/model.ts';
import type { Told } from '../choreography/cue-stage.ts';
import type { CueTable } from '../choreography/cues.ts';
import type { Moves } from './card-layer.ts';
import { beatsOf, Causes, oneByOne, type Player } from './playback.ts';

type Moved = Extract<HeardChange, { type: 'moved' }>;
const model = (): TableModel => ({
  zones: [
    { deck: 5, pile: ['p'], hand: ['h', 'i'] },
    { deck: 5, pile: [], hand: 0 },
  ],
  cards: { p: { no: 'P' }, h: { no: 'H' }, i: { no: 'I' } },
  looks: [],
  facts: {},
});
const folded = (parts: readonly Heard[]): TableModel => {
  const table = model();
  for (const part of parts) fold(table, part);
  return table;
};
const seen = (was: string | null, handle: string) => ({ was, now: { handle, face: { no: handle.toUpperCase() } } });
const MILLED: Moved = {
  ...{ type: 'moved', seat: 0, from: 'deck', toSeat: 0, to: 'pile' },
  cards: [seen(null, 'a'), seen(null, 'b'), seen(null, 'c')],
};

describe('a move shown one by one', () => {
  it.each([
    ['on top of a pile', MILLED],
    ['below a pile', { ...MILLED, at: 0 }],
    ['out of an open hand', { ...MILLED, from: 'hand', cards: [seen('i', 'x'), seen('h', 'y')] }],
  ] as const)('%s ends as the whole does', (_, what) => {
    const whole = { n: 3, because: 2, what };
    const parts = oneByOne(whole);
    expect(parts.map((part) => [part.n, part.because])).toEqual(what.cards.map(() => [3, 2]));
    expect(folded(parts)).toEqual(folded([whole]));
  });
  it('stays one move where the places of its cards were told', () => {
    const heard = { n: 3, because: 2, what: { ...MILLED, places: [0, 1, 2] } };
    expect(oneByOne(heard)).toEqual([heard]);
  });
});

describe('beats', () => {
  /** What is asked of a player of this batch, each beat given its whole time. */
  function played(cues: CueTable, heard: readonly Heard[]) {
    const placed: Moves[] = [];
    const began: string[] = [];
    const player = {
      look: { cues, arrange: () => ({ cards: [], texts: [] }), home: () => ({}) },
      ...{
        bottom: 0,
        seat: 0,
        shown: model(),
        still: false,
        has: () => true,
        rename: () => undefined,
        print: () => undefined,
      },
      place: (moves: Moves) => void placed.push(moves),
      cueStage: () => ({}),
      began: (type: string) => void began.push(type),
    } as unknown as Player;
    for (const beat of beatsOf(heard, player, new Causes())) beat.play(beat.ms, 1000);
    return { placed, began, shown: player.shown };
  }
  it('facts that change and what has no cue end no flight that is under way', () => {
    const facts = { n: 1, because: 0, what: { type: 'factsChanged', facts: { turn: 2 } } } as const;
    const told = { n: 2, because: 0, what: { type: 'noted' } } as unknown as Heard;
    const { placed, shown } = played({ factsChanged: { time: () => ({ ms: 0, lead: 0 }) } }, [facts, told]);
    expect(placed.map(({ ms }) => ms > 0)).toEqual([true, true]);
    expect(shown.facts).toEqual({ turn: 2 });
  });
  it('each card that is shown by itself is told which of how many it is, and they begin once', () => {
    const parts: unknown[] = [];
    const cue = {
      time: () => ({ ms: 100, lead: 50 }),
      oneByOne: () => true,
      show: (told: Told) => void parts.push(told.part),
    };
    const whole: Heard = { n: 3, because: 2, what: MILLED };
    const { began, shown } = played({ moved: cue }, [whole]);
    expect(parts).toEqual([0, 1, 2].map((nth) => ({ nth, of: 3 })));
    expect(began).toEqual(['moved']);
    expect(shown).toEqual(folded([whole]));
  });
  it('cards turn at once, or one after another where their cue says so', () => {
    const turned: Heard = { n: 3, because: 0, what: { type: 'turned', cards: ['h', 'i', 'p'], state: 'up' } };
    const turning = (stagger?: number) =>
      played({ turned: { time: () => ({ ms: 300, lead: 300, ...(stagger && { stagger }) }) } }, [turned]).placed[0];
    expect(turning()?.delays).toBeUndefined();
    expect([...(turning(50)?.delays?.values() ?? [])]).toEqual([0, 50, 100]);
    expect(turning(50)?.ms).toBe(200);
  });
});
