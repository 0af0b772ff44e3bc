// Tests of the cues: every happening of the game and of the kernel has one, each looks and sounds its own way, and none asks for more time than a player has.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { DECLARATIONS, PIPS } from '../../../shared/games/lycee/card-data.ts';
import { EVENTS, type Failure } from '../../../shared/games/lycee/happening.ts';
import { Match } from '../../../shared/kernel/match.ts';
import { CHANGES, type Heard, type HeardChange, type HeardEvent } from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { playerRng, randomStep, setupOf } from '../../../shared/kernel/testing/play.ts';
import { hear } from '../../../shared/kernel/view.ts';
import type { Told } from '../../choreography/cue-stage.ts';
import { CHANGE_CUES, type Cue, type CueTable } from '../../choreography/cues.ts';
import { faultsOf, type Seen, type SeenHow, seenOf } from '../../choreography/testing/seen-stage.ts';
import { MATCH_WORDS } from '../../scenes/text.ts';
import { landed } from './attribute-bursts.ts';
import { CUE_WORDS } from './cue-words.ts';
import { CUES } from './cues.ts';

const game = gameOf('lycee');
const table: CueTable = { ...CHANGE_CUES, ...CUES };
const types = [...CHANGES, ...Object.keys(EVENTS)];
const paying = game.prints().find(({ numbers, color }) => numbers['ex'] === 2 && color !== 'star');

const move = { was: 'a', now: { handle: 'b', face: { no: 'x' } } };
const FIELDS = {
  ...{ seat: 0, toSeat: 0, from: 'hand', to: 'chain', cards: [move], zone: 'deck', state: 'ready' },
  ...{
    changes: [{ card: 'b', what: 'ap', from: 2, to: 4 }],
    card: 'b',
    kind: 'event',
    no: 'x',
    ability: 'abilities.0',
  },
  ...{ targets: ['c'], cellSeat: 0, cell: 'DC', attribute: 'snow', amount: 3, why: 'target', attacker: 'a' },
  ...{ defender: 'b', supporter: 'a', battler: 'b', ap: 2, dp: 0, first: null, inBattle: true, by: 'a', source: 'a' },
  ...{ label: 'bonus', tax: 'taxTrash', phase: 'main', turn: 3, how: 'again', hands: ['rock', 'paper'] },
  ...{ winner: '0', reason: 'deckOut' },
};
const told = (type: string, more: object = {}, cause: Told['cause'] = null): Told => {
  const cards = { turned: ['b', 'c'], lookEnded: ['b'], looked: [move.now], downed: ['b'] }[type] ?? [move];
  const what = { ...FIELDS, type, cards, ...more } as unknown as HeardChange | HeardEvent;
  return { what, cause, print: () => paying };
};
const moved = (from: string, to: string, cause: Told['cause'] = null, more: object = {}): Told =>
  told('moved', { from, to, ...more }, cause);
const FAILURES = ['target', 'cell', 'person', 'cost', 'negated', 'attacker', 'source'] as const satisfies Failure[];
const BATTLE: SeenHow = { facts: { battle: { attacker: 'a', defender: null, cell: 'DC' } } };
const seen = (one: Told, how: SeenHow = BATTLE): Seen => seenOf(table[one.what.type] as Cue, one, 500, how);
const soundsOf = (one: Told, how?: SeenHow): string[] => seen(one, how).sounds.map(({ id }) => id);
const looksOf = (one: Told): string => [...new Set(seen(one).bits.map(({ shape }) => shape.key))].join();

describe('cues of Lycee', () => {
  it.each(types)('%s has a cue that plays, in its time and at any speed', (type) => {
    const cue = table[type];
    expect(cue).toBeDefined();
    if (cue !== undefined) expect(faultsOf(cue, told(type))).toEqual([]);
  });
  it.each(Object.keys(EVENTS).filter((type) => type !== 'battleEnded'))('%s is seen', (type) => {
    expect(seen(told(type)).asked.length).toBeGreaterThan(0);
  });
  it('says nothing for which there are no words', () => {
    const known = { ...game.text('en'), ...CUE_WORDS, ...MATCH_WORDS };
    const all = [
      ...types.map((type) => told(type)),
      ...['bonus', 'deckBonus', 'penalty'].map((label) => told('abilityUsed', { label })),
      ...FAILURES.map((why) => told('failed', { why })),
      ...['paid', 'unpaid'].map((how) => told('taxSettled', { how })),
      moved('AC', 'DC', null, { toSeat: 1 }),
      moved('deck', 'dustBox'),
    ];
    for (const one of all) {
      for (const key of seen(one, { ...BATTLE, count: 3 }).keys) expect(known).toHaveProperty([key]);
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
    expect([...met]).toEqual(expect.arrayContaining(['declared', 'resolved', 'battleBegan', 'deckDamaged', 'ended']));
  });
  it('a turn, damage to the deck, the end, and what the other player declares are heard also where nothing is shown', () => {
    const by = (seat: Seat, player: Seat | null = 0) =>
      Object.fromEntries(
        types.flatMap((type) => {
          const moment = table[type]?.moment?.(told(type, { seat, winner: String(seat) }), player);
          return moment == null ? [] : [[type, moment.sound]];
        }),
      );
    expect(by(0)).toEqual({ turnBegan: 'yourTurn', deckDamaged: 'impact', ended: 'win' });
    expect(by(1)).toEqual({ turnBegan: 'turn', deckDamaged: 'impact', ended: 'loss', declared: 'knocks' });
    for (const seat of SEATS)
      expect(by(seat, null)).toEqual({ turnBegan: 'turn', deckDamaged: 'impact', ended: 'win' });
  });
  it('a summon that nobody answers is over in 1.6 seconds, payment included', () => {
    const [first, second] = [move, { was: 'c', now: { handle: 'd', face: { no: 'x' } } }];
    const steps = [
      moved('hand', 'chain'),
      told('declared', { kind: 'summon' }),
      moved('hand', 'dustBox', { type: 'declared', card: 'b' }, { cards: [first, second] }),
      told('resolved', { kind: 'summon' }),
      moved('chain', 'AC', { type: 'resolved', card: 'b', kind: 'summon' }),
    ].map((one) => (table[one.what.type] as Cue).time(one));
    const begins = steps.slice(0, -1).reduce((sum, { lead }) => sum + lead, 0);
    expect(begins + (steps.at(-1)?.ms ?? 0)).toBeLessThan(1600);
    // The card has arrived, to be read, before it goes on to the field.
    expect(begins).toBeGreaterThan((steps[0]?.ms ?? 0) + 250);
  });
});

describe('declarations of Lycee', () => {
  const depth = (links: number): SeenHow => ({ facts: { chain: Array.from({ length: links }, () => ({})) } });
  it('each sounds higher than the one that it answers', () => {
    const pitches = [0, 1, 2, 5].map((links) => {
      const { sounds } = seen(told('declared'), depth(links));
      return sounds.find(({ id }) => id === 'tine')?.rate ?? 0;
    });
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(new Set(pitches).size).toBe(4);
  });
  it('an attacker leans towards the cell that it names, everything else stirs where it is', () => {
    const stirs = DECLARATIONS.flatMap((kind) =>
      seen(told('declared', { kind })).gestures.map(([, name]) => [kind, name]),
    );
    expect(Object.fromEntries(stirs)).toEqual(
      Object.fromEntries(DECLARATIONS.map((kind) => [kind, kind === 'attack' ? 'lean' : 'throb'])),
    );
  });
  it('points fly from each card that pays to what it pays for, and from no other discard', () => {
    const paid = seen(moved('hand', 'dustBox', { type: 'declared', card: 'b' }));
    expect(paid.bits.filter(({ to }) => to.x === 200 && to.y === -400).length).toBeGreaterThanOrEqual(2);
    expect(paid.sounds.map(({ id }) => id)).toEqual(['slide', 'tine']);
    expect(seen(moved('hand', 'dustBox')).bits).toEqual([]);
  });
  it('what comes to nothing is stamped, goes out or breaks, by its reason', () => {
    const ends = (why: string): readonly string[] => [
      looksOf(told('failed', { why })),
      ...soundsOf(told('failed', { why })),
    ];
    expect(ends('negated')).toContain('stamp');
    expect(ends('target')).toContain('sigh');
    expect(ends('cell')).toContain('crack');
    expect(new Set(['negated', 'target', 'cell'].map((why) => ends(why)[0])).size).toBe(3);
    expect(ends('attacker')).toEqual(ends('target'));
  });
  it('a used event burns, one that came to nothing only leaves', () => {
    const manner = (cause: string) =>
      CUES.moved.manner?.(moved('chain', 'dustBox', { type: cause, card: 'b', kind: 'event' }));
    expect(['resolved', 'costEventUsed', 'failed'].map(manner)).toEqual(['scatter', 'scatter', 'leave']);
  });
});

describe('moves of Lycee', () => {
  it.each([
    ['deck', 'hand', 'draw'],
    ['hand', 'chain', 'present'],
    ['chain', 'AC', 'play'],
    ['dustBox', 'DL', 'ascend'],
    ['chain', 'itemAC', 'slip'],
    ['chain', 'areaAC', 'unroll'],
    ['AC', 'AL', 'walk'],
    ['AC', 'DC', 'around'],
    ['AL', 'DR', 'leap'],
    ['AC', 'hand', 'tuck'],
    ['dustBox', 'hand', 'ascend'],
    ['deck', 'dustBox', 'toss'],
    ['AC', 'dustBox', 'leave'],
    ['dustBox', 'outOfGame', 'scatter'],
  ])('from %s to %s: %s', (from, to, manner) => {
    expect(CUES.moved.manner?.(moved(from, to))).toBe(manner);
  });
  it('who is downed tumbles, who comes under the other player leaps over', () => {
    expect(CUES.moved.manner?.(moved('AC', 'dustBox', { type: 'downed', cards: ['b'] }))).toBe('tumble');
    expect(seen(moved('AC', 'DC', null, { toSeat: 1 })).keys).toEqual(['float.takenOver']);
  });
  it('who escapes runs, and leaves smoke behind', () => {
    const fled = moved('AC', 'dustBox', { type: 'resolved', card: 'a', kind: 'basic' });
    expect(soundsOf(fled)).toEqual(['steps']);
    expect(looksOf(fled)).not.toBe(looksOf(moved('AC', 'dustBox')));
  });
  it('several wake up in a wave that climbs', () => {
    const { sounds } = seen(told('turned', { cards: ['a', 'b', 'c'] }));
    expect(sounds.map(({ id }) => id)).toEqual(['stand', 'stand', 'stand']);
    for (const [i, { after = 0, rate = 1 }] of sounds.slice(1).entries()) {
      expect(after).toBeGreaterThan(sounds[i]?.after ?? 0);
      expect(rate).toBeGreaterThan(sounds[i]?.rate ?? 0);
    }
    const { ms, stagger } = CUES.turned.time(told('turned', { cards: ['a', 'b', 'c'] }));
    expect(ms).toBeGreaterThan(CUES.turned.time(told('turned', { cards: ['a'] })).ms);
    expect(stagger).toBeGreaterThan(0);
  });
  it('a deck loses its cards one by one, as a clock ticks, and throbs after the last when few are left', () => {
    const lost = (nth: number): Told => ({
      ...moved('deck', 'dustBox', { type: 'deckDamaged' }),
      part: { nth, of: 3 },
    });
    expect(CUES.moved.oneByOne?.(lost(0))).toBe(true);
    expect(CUES.moved.oneByOne?.(moved('deck', 'hand'))).toBe(false);
    const ticks = [0, 1, 2].map((nth) => seen(lost(nth)).sounds[0]?.rate ?? 0);
    expect(ticks[1]).toBeLessThan(ticks[0] ?? 0);
    expect(ticks[2]).toBe(ticks[0]);
    const beats = (nth: number, count: number) =>
      seen(lost(nth), { count }).sounds.some(({ id }) => id === 'heartbeat');
    expect([beats(2, 10), beats(2, 11), beats(1, 10)]).toEqual([true, false, false]);
  });
  it('each attribute comes down in a way of its own', () => {
    const kinds = PIPS.map((pip) => [...new Set(landed(pip, 93, 130).map(({ shape }) => shape.key))].join());
    expect(new Set(kinds).size).toBe(PIPS.length);
  });
});

describe('battles of Lycee', () => {
  it('two without Dash meet, one with it strikes alone', () => {
    const lunging = (first: string | null) =>
      seen(told('fought', { first })).gestures.flatMap(([card, name]) => (name === 'lunge' ? [card] : []));
    expect([null, 'a', 'b'].map(lunging)).toEqual([['a', 'b'], ['a'], ['b']]);
  });
  it('who struck first and goes down is seen to be struck back', () => {
    const fight = { type: 'fought', attacker: 'a', defender: 'b', first: 'b' };
    expect(soundsOf(told('downed', {}, fight))).toContain('lunge');
    expect(soundsOf(told('downed', {}, { ...fight, first: 'a' }))).not.toContain('lunge');
    expect(soundsOf(told('downed', {}, { ...fight, first: null }))).not.toContain('lunge');
  });
  it('the more a deck loses, the harder it is hit', () => {
    const hit = (amount: number) => seen(told('deckDamaged', { amount })).bits.length;
    expect(hit(6)).toBeGreaterThan(hit(1));
  });
  it('what a battle wakes has a look for each label, and one for all else', () => {
    const looks = ['bonus', 'deckBonus', 'penalty', null].map((label) => looksOf(told('abilityUsed', { label })));
    expect(new Set(looks).size).toBe(4);
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
