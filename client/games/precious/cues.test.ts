// Tests of the cues: every happening of the game and of the kernel has one, each looks and sounds its own way, and none asks for more time than a player has.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { COLORS, DECLARATIONS } from '../../../shared/games/precious/card-data.ts';
import { EVENTS, type Failure, type Outcome } from '../../../shared/games/precious/happening.ts';
import { Match } from '../../../shared/kernel/match.ts';
import { CHANGES, type Heard, type HeardChange, type HeardEvent } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { playerRng, randomStep, setupOf } from '../../../shared/kernel/testing/play.ts';
import { hear } from '../../../shared/kernel/view.ts';
import type { Told } from '../../choreography/cue-stage.ts';
import { CHANGE_CUES, type Cue, type CueTable } from '../../choreography/cues.ts';
import { faultsOf, type Seen, type SeenHow, seenOf } from '../../choreography/testing/seen-stage.ts';
import { MATCH_WORDS } from '../../scenes/text.ts';
import { landed } from './color-bursts.ts';
import { CUE_WORDS } from './cue-words.ts';
import { CUES } from './cues.ts';
import { BOARD_WORDS } from './text.ts';

const game = gameOf('precious');
const table: CueTable = { ...CHANGE_CUES, ...CUES };
const types = [...CHANGES, ...Object.keys(EVENTS)];
const paying = game.prints().find(({ numbers }) => numbers['source'] === 2);

const move = { was: 'a', now: { handle: 'b', face: { no: 'x' } } };
const FIELDS = {
  ...{ seat: 0, toSeat: 0, from: 'hand', to: 'play', cards: [move], zone: 'deck', state: 'active' },
  ...{ changes: [{ card: 'b', what: 'ap', from: 20, to: 40 }], card: 'b', kind: 'event', no: 'x', text: 'texts.0' },
  ...{ targets: ['c'], area: null, against: 'd', why: 'bearer', on: 'c', approacher: 'a', interferer: 'b' },
  ...{ amount: 1, by: 'a', inJudgement: true, how: 'judgement', source: 'a', phase: 'main', turn: 3 },
  ...{ hands: ['rock', 'paper'], winner: '0', reason: 'sevenPoints' },
};
const told = (type: string, more: object = {}, cause: Told['cause'] = null): Told => {
  const cards = { turned: ['b', 'c'], lookEnded: ['b'], looked: [move.now], exited: ['b'] }[type] ?? [move];
  const what = { ...FIELDS, type, cards, ...more } as unknown as HeardChange | HeardEvent;
  return { what, cause, print: () => paying };
};
const moved = (from: string, to: string, cause: Told['cause'] = null, more: object = {}): Told =>
  told('moved', { from, to, ...more }, cause);
const FAILURES = ['negated', 'bearer', 'identity'] as const satisfies Failure[];
const OUTCOMES = ['points', 'judgement', 'approacherLeft', 'interfererLeft'] as const satisfies Outcome[];
const seen = (one: Told, how: SeenHow = {}): Seen => seenOf(table[one.what.type] as Cue, one, 500, how);
const soundsOf = (one: Told, how?: SeenHow): string[] => seen(one, how).sounds.map(({ id }) => id);
const looksOf = (one: Told): string => [...new Set(seen(one).bits.map(({ shape }) => shape.key))].join();
const mannerOf = (one: Told): string | undefined => CUES.moved.manner?.(one);

describe('cues of Precious Memories', () => {
  it.each(types)('%s has a cue that plays, in its time and at any speed', (type) => {
    const cue = table[type];
    expect(cue).toBeDefined();
    if (cue !== undefined) expect(faultsOf(cue, told(type, type === 'mulliganed' ? { how: 'again' } : {}))).toEqual([]);
  });
  it.each(Object.keys(EVENTS).filter((type) => type !== 'approachEnded' && type !== 'mulliganed'))(
    '%s is seen',
    (type) => {
      expect(seen(told(type)).asked.length).toBeGreaterThan(0);
    },
  );
  it('a hand that is kept says nothing, a new one does', () => {
    expect(seen(told('mulliganed', { how: 'kept' })).asked).toEqual([]);
    expect(seen(told('mulliganed', { how: 'again' })).keys).toEqual(['float.newHand']);
  });
  it('says nothing for which there are no words', () => {
    const known = { ...game.text('en'), ...CUE_WORDS, ...BOARD_WORDS, ...MATCH_WORDS };
    const all = [
      ...types.map((type) => told(type)),
      ...FAILURES.map((why) => told('failed', { why })),
      ...OUTCOMES.map((how) => told('approachEnded', { how })),
      told('pointsGiven', { amount: 2 }),
      told('exited', { inJudgement: false }),
      told('mulliganed', { how: 'again' }),
      moved('deck', 'pointArea'),
      moved('deck', 'hand'),
    ];
    for (const one of all) {
      for (const key of seen(one, { count: 6 }).keys) expect(known).toHaveProperty([key]);
    }
  });
  it('every happening of a match plays without a fault', () => {
    const met = new Set<string>();
    for (const seed of [1, 2, 3]) {
      for (const one of storyOf(seed)) {
        met.add(one.what.type);
        const cue = table[one.what.type] as Cue;
        expect(faultsOf(cue, one), JSON.stringify(one.what)).toEqual([]);
        cue.manner?.(one);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['declared', 'resolved', 'approached', 'pointsGiven', 'ended']));
  });
  it('a turn, points, a break, the end, and what the other player plays are heard also where nothing is shown', () => {
    const by = (seat: Seat, player: Seat | null = 0) =>
      Object.fromEntries(
        types.flatMap((type) => {
          const moment = table[type]?.moment?.(told(type, { seat, winner: String(seat) }), player);
          return moment == null ? [] : [[type, moment.sound]];
        }),
      );
    const both = { pointsGiven: 'suspense', broke: 'unveil' };
    expect(by(0)).toEqual({ ...both, turnBegan: 'yourTurn', ended: 'win' });
    expect(by(1)).toEqual({ ...both, turnBegan: 'turn', ended: 'loss', declared: 'knocks' });
    for (const seat of SEATS) expect(by(seat, null)).toEqual({ ...both, turnBegan: 'turn', ended: 'win' });
  });
  it('no knock for an entry, which is not answered', () => {
    expect(CUES.declared.moment?.(told('declared', { seat: 1, kind: 'entry' }), 0)).toBeNull();
  });
  it('an entry is over in 1.6 seconds, payment included', () => {
    const [first, second] = [move, { was: 'c', now: { handle: 'd', face: { no: 'x' } } }];
    const steps = [
      moved('hand', 'play'),
      told('declared', { kind: 'entry' }),
      moved('hand', 'trash', { type: 'declared', card: 'b' }, { cards: [first, second] }),
      told('resolved', { kind: 'entry' }),
      moved('play', 'mainArea', { type: 'resolved', card: 'b', kind: 'entry' }),
    ].map((one) => (table[one.what.type] as Cue).time(one));
    const begins = steps.slice(0, -1).reduce((sum, { lead }) => sum + lead, 0);
    expect(begins + (steps.at(-1)?.ms ?? 0)).toBeLessThan(1600);
    expect(begins).toBeGreaterThan((steps[0]?.ms ?? 0) + 250);
  });
});

describe('declarations of Precious Memories', () => {
  const depth = (links: number): SeenHow => ({ facts: { chain: Array.from({ length: links }, () => ({})) } });
  it('each sounds higher than the one that it interrupts', () => {
    const pitches = [0, 1, 2, 5].map((links) => {
      const { sounds } = seen(told('declared'), depth(links));
      return sounds.find(({ id }) => id === 'tine')?.rate ?? 0;
    });
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(new Set(pitches).size).toBe(4);
  });
  it('an interruption has a beam to what it interrupts', () => {
    expect(seen(told('declared')).asked).toContain('beam');
    expect(seen(told('declared', { against: null })).asked).not.toContain('beam');
  });
  it('an event runs as a film, a text hums, what lands on the field does neither', () => {
    const sound = (kind: string) => soundsOf(told('resolved', { kind }));
    expect(DECLARATIONS.map(sound)).toEqual([['tine'], ['reel'], ['tine'], ['hum']]);
  });
  it('what is negated is crossed out, what is lost fades', () => {
    const ends = FAILURES.map((why) => looksOf(told('failed', { why })));
    expect(ends[0]).toContain('fx:stroke');
    expect(ends[1]).toBe(ends[2]);
    expect(soundsOf(told('failed', { why: 'negated' }))).toEqual(['chalk', 'chalk']);
  });
  it('points of light fly from each card that pays to what it pays for: one of the hand, and a point that turns', () => {
    const hand = seen(moved('hand', 'trash', { type: 'declared', card: 'b' }));
    expect(hand.bits.filter(({ to }) => to.x === 200 && to.y === -400).length).toBeGreaterThanOrEqual(2);
    expect(seen(moved('hand', 'trash')).bits).toEqual([]);
    const point = told('turned', { state: 'faceDown', cards: ['c'] }, { type: 'declared', card: 'b' });
    expect(soundsOf(point)).toEqual(['flip', 'tine']);
    expect(seen(told('turned', { state: 'faceDown', cards: ['c'] }, { type: 'broke', card: 'c' })).bits).toEqual([]);
  });
  it('a played event burns, one that came to nothing only leaves', () => {
    const manner = (cause: string) => mannerOf(moved('play', 'trash', { type: cause, card: 'b', kind: 'event' }));
    expect(['resolved', 'failed'].map(manner)).toEqual(['scatter', 'leave']);
  });
});

describe('moves of Precious Memories', () => {
  it.each([
    ['deck', 'hand', 'draw'],
    ['hand', 'play', 'present'],
    ['play', 'mainArea', 'play'],
    ['trash', 'supportArea', 'ascend'],
    ['play', 'set', 'slip'],
    ['supportArea', 'mainArea', 'walk'],
    ['mainArea', 'hand', 'tuck'],
    ['trash', 'hand', 'ascend'],
    ['deck', 'pointArea', 'reveal'],
    ['deck', 'trash', 'toss'],
    ['mainArea', 'trash', 'leave'],
    ['set', 'trash', 'leave'],
    ['hand', 'deck', 'tuck'],
  ])('from %s to %s: %s', (from, to, manner) => {
    expect(mannerOf(moved(from, to))).toBe(manner);
  });
  it('whoever exits tumbles', () => {
    expect(mannerOf(moved('mainArea', 'trash', { type: 'exited', cards: ['b'] }))).toBe('tumble');
  });
  it('points come one by one, each with a shutter, and near the seventh the heart beats after the last', () => {
    const point = (nth: number, count: number): Seen =>
      seen({ ...moved('deck', 'pointArea'), part: { nth, of: 2 } }, { count });
    expect(CUES.moved.oneByOne?.(moved('deck', 'pointArea'))).toBe(true);
    expect(point(0, 2).sounds.map(({ id }) => id)).toEqual(['shutter']);
    const beats = (nth: number, count: number) => point(nth, count).sounds.some(({ id }) => id === 'heartbeat');
    expect([beats(1, 4), beats(1, 5), beats(0, 5)]).toEqual([false, true, false]);
  });
  it('several wake up in a wave that climbs', () => {
    const { sounds } = seen(told('turned', { cards: ['a', 'b', 'c'] }));
    expect(sounds.map(({ id }) => id)).toEqual(['stand', 'stand', 'stand']);
    for (const [i, { after = 0, rate = 1 }] of sounds.slice(1).entries()) {
      expect(after).toBeGreaterThan(sounds[i]?.after ?? 0);
      expect(rate).toBeGreaterThan(sounds[i]?.rate ?? 0);
    }
  });
  it('a point turns over with a flip, a character rests with its own sound', () => {
    const sound = (state: string) => soundsOf(told('turned', { state, cards: ['b'] }));
    expect(['resting', 'faceUp', 'faceDown'].map(sound)).toEqual([['rest'], ['flip'], ['flip']]);
  });
  it('each colour comes down in a way of its own', () => {
    const kinds = COLORS.map((color) => [...new Set(landed(color, 93, 130).map(({ shape }) => shape.key))].join());
    expect(new Set(kinds).size).toBe(COLORS.length);
  });
});

describe('approaches of Precious Memories', () => {
  const lunging = (one: Told) => seen(one).gestures.flatMap(([card, name]) => (name === 'lunge' ? [card] : []));
  it('both lunge in a judgement, whoever is not interfered with goes on alone', () => {
    expect([lunging(told('judged')), lunging(told('notInterfered'))]).toEqual([['a', 'b'], ['a']]);
  });
  it('what is said of an approach that nobody met does not lie over what is said of its points', () => {
    const places: unknown[] = [];
    for (const type of ['notInterfered', 'pointsGiven']) {
      const { stage } = seen(told(type));
      table[type]?.show?.(told(type), { ...stage, float: (at) => places.push(at) }, 500);
    }
    expect(places).toEqual(['a', { seat: 0, zone: 'pointArea' }]);
  });
  it('a break is seen at the point itself, with the light of its card', () => {
    const { gestures, keys } = seen(told('broke'));
    expect(gestures).toEqual([['b', 'lunge']]);
    expect(keys).toEqual(['float.break']);
  });
  it('who exits by an effect is said to, in a judgement the mark on the card does', () => {
    const said = (inJudgement: boolean) => seen(told('exited', { inJudgement })).keys;
    expect([said(false), said(true)]).toEqual([['float.exits'], []]);
  });
  it('an approach says how it ended only where somebody was lost', () => {
    expect(OUTCOMES.map((how) => seen(told('approachEnded', { how })).keys)).toEqual([
      [],
      [],
      ['float.approacherLeft'],
      ['float.interfererLeft'],
    ]);
  });
  it('the cards by which it ended are lit: every point of a full strip, or an empty deck', () => {
    const lights = (pointArea: number, deck: number, more: object = {}) =>
      seen(told('ended'), { count: { pointArea, deck, ...more } }).bits.length;
    const quiet = lights(3, 20);
    expect(lights(7, 20)).toBeGreaterThan(quiet);
    expect(lights(3, 0)).toBeGreaterThan(quiet);
    // As many or as few elsewhere are nothing to light.
    expect(lights(0, 20, { hand: 0, trash: 0, mainArea: 0 })).toBe(quiet);
    expect(lights(3, 7, { hand: 7, trash: 7, mainArea: 7 })).toBe(quiet);
  });
});

/** Everything that seat 0 hears of a random match, as the cues are told of it. */
function storyOf(seed: number): Told[] {
  const match = Match.start(game, game.setup(setupOf(game, seed), true));
  const rng = playerRng(seed);
  const heard: Heard[] = [];
  for (let steps = 0; steps < 3000; steps++) {
    const step = randomStep(match, rng);
    if (step === undefined) break;
    match.submit(step.seat, step.id, step.answer);
    heard.push(...match.listen().map((one) => hear(match.state, one, 0)));
  }
  const byNumber = new Map(heard.toReversed().map((one) => [one.n, one.what]));
  return heard.map(({ because, what }) => ({ what, cause: byNumber.get(because) ?? null, print: () => paying }));
}
