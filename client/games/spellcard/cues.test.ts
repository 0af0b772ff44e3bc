// Tests of the cues: every happening of the game and of the kernel has one, each type of attack looks its own way, and none asks for more time than a player has.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { DAMAGE_TYPES, type DamageType } from '../../../shared/games/spellcard/card-data.ts';
import { type Affliction, EVENTS, type Failure } from '../../../shared/games/spellcard/happening.ts';
import { Match } from '../../../shared/kernel/match.ts';
import {
  CHANGES,
  copyToFold,
  fold,
  type Heard,
  type HeardChange,
  type HeardEvent,
  type TableModel,
} from '../../../shared/kernel/model.ts';
import { SEATS, type Seat } from '../../../shared/kernel/seat.ts';
import { playerRng, randomStep, setupOf } from '../../../shared/kernel/testing/play.ts';
import { hear } from '../../../shared/kernel/view.ts';
import type { Told } from '../../choreography/cue-stage.ts';
import { CHANGE_CUES, type Cue, type CueTable } from '../../choreography/cues.ts';
import { planMove } from '../../choreography/moves.ts';
import { faultsOf, type Seen, type SeenHow, seenOf } from '../../choreography/testing/seen-stage.ts';
import { WIDE } from '../../scenes/format.ts';
import { oneByOne } from '../../scenes/playback.ts';
import { MATCH_WORDS } from '../../scenes/text.ts';
import { CUE_WORDS } from './cue-words.ts';
import { cuesFor } from './cues.ts';
import { arrange, home } from './layout.ts';
import { LANES, placesFor } from './places.ts';
import { BOARD_WORDS } from './text.ts';
import { numbersBetween } from './value-cues.ts';

const game = gameOf('spellcard');
const CUES = cuesFor(placesFor(WIDE));
const table: CueTable = { ...CHANGE_CUES, ...CUES };
const types = [...CHANGES, ...Object.keys(EVENTS)];
const someone = game.prints().find(({ type }) => type === 'character');

const move = { was: 'a', now: { handle: 'b', face: { no: 'x' } } };
const FIELDS = {
  ...{ seat: 0, toSeat: 0, from: 'hand', to: 'chain', cards: [move], zone: 'deck', state: 'busy' },
  ...{ changes: [{ card: 'b', what: 'hp', from: 9, to: 4 }], card: 'b', kind: 'danmaku', no: 'x', user: 'a' },
  ...{ targets: ['c'], boost: 1, against: 'd', why: 'negated', on: 'c', attacker: 'a', target: 'b', power: 4 },
  ...{ stance: 'guard', amount: 2, spent: 1, by: 1, prevented: false, victim: 'b', round: 2, held: true, p: 2 },
  ...{ caster: 'a', what: 'poison', phase: 'draw', turn: 3, hands: ['rock', 'paper'], winner: '0', reason: 'allOut' },
};
const told = (type: string, more: object = {}, cause: Told['cause'] = null): Told => {
  const cards = { turned: ['b', 'c'], lookEnded: ['b'], looked: [move.now] }[type] ?? [move];
  const what = { ...FIELDS, type, cards, ...more } as unknown as HeardChange | HeardEvent;
  return { what, cause, print: () => someone };
};
const moved = (from: string, to: string, cause: Told['cause'] = null, more: object = {}): Told =>
  told('moved', { from, to, ...more }, cause);
const FAILURES = ['negated', 'userOut', 'targetsGone', 'declined'] as const satisfies Failure[];
const AFFLICTIONS = ['up', 'down', 'poison', 'silence', 'forbidden'] as const satisfies Affliction[];
const seen = (one: Told, how: SeenHow = {}): Seen => seenOf(table[one.what.type] as Cue, one, 500, how);
const soundsOf = (one: Told, how?: SeenHow): string[] => seen(one, how).sounds.map(({ id }) => id);
const looksOf = (one: Told): string[] => [...new Set(seen(one).bits.map(({ shape }) => shape.key.split(':')[1] ?? ''))];
const mannerOf = (one: Told): string | undefined => CUES.moved.manner?.(one);

describe('cues of Spellcard', () => {
  it.each(types)('%s has a cue that plays, in its time and at any speed', (type) => {
    const cue = table[type];
    expect(cue).toBeDefined();
    if (cue !== undefined) expect(faultsOf(cue, told(type))).toEqual([]);
  });
  it.each(Object.keys(EVENTS))('%s is seen', (type) => {
    expect(seen(told(type)).asked.length).toBeGreaterThan(0);
  });
  it('says nothing for which there are no words', () => {
    const known = { ...game.text('en'), ...CUE_WORDS, ...BOARD_WORDS, ...MATCH_WORDS };
    const all = [
      ...types.filter((type) => type !== 'ritualBroken').map((type) => told(type)),
      ...FAILURES.map((why) => told('failed', { why })),
      ...AFFLICTIONS.map((what) => told('afflicted', { what })),
      ...['silence', 'casterOut'].map((why) => told('ritualBroken', { why })),
      ...['terrain', 'weather'].map((kind) => told('environmentCame', { kind })),
      ...['poison', 'cost', 'effect', 'strike'].map((kind) => told('damaged', { kind })),
      ...[true, false].map((prevented) => told('damaged', { amount: 0, prevented })),
      ...['atk', 'def', 'flight', 'regen'].map((what) =>
        told('valuesChanged', { changes: [{ card: 'b', what, from: 1, to: 2 }] }),
      ),
      told('barrierDecided', { held: false }),
      moved('deck', 'hand'),
    ];
    for (const one of all) {
      for (const key of seen(one, { count: 6 }).keys) expect(known).toHaveProperty([key]);
    }
  });
  it('every happening of a match plays without a fault', () => {
    const met = new Set<string>();
    for (const seed of [1, 2]) {
      for (const one of storyOf(seed)) {
        met.add(one.what.type);
        const cue = table[one.what.type] as Cue;
        expect(faultsOf(cue, one), JSON.stringify(one.what)).toEqual([]);
        cue.manner?.(one);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['triosShown', 'declared', 'attacked', 'damaged', 'resolved']));
  });
  it('what must not be missed is heard also where nothing is shown', () => {
    const by = (seat: Seat, player: Seat | null = 0) =>
      Object.fromEntries(
        types.flatMap((type) => {
          const moment = table[type]?.moment?.(told(type, { seat, winner: String(seat) }), player);
          return moment == null ? [] : [[type, moment.sound]];
        }),
      );
    const both = {
      ...{
        triosShown: 'curtain',
        barrierRaised: 'ward',
        barrierDecided: 'unveil',
        fell: 'topple',
        ritualDue: 'suspense',
      },
    };
    expect(by(0)).toEqual({ ...both, turnBegan: 'yourTurn', ended: 'win' });
    expect(by(1)).toEqual({ ...both, turnBegan: 'turn', ended: 'loss', declared: 'knocks' });
    for (const seat of SEATS) expect(by(seat, null)).toEqual({ ...both, turnBegan: 'turn', ended: 'win' });
  });
});

describe('attacks of Spellcard', () => {
  const attack = (kind: DamageType, more: object = {}) => told('attacked', { kind, ...more });
  it('each type has a pattern and a sound of its own', () => {
    const own: Readonly<Record<DamageType, string>> = {
      strike: 'slash',
      danmaku: 'seed',
      bombard: 'shell',
      absolute: 'veil',
    };
    for (const kind of DAMAGE_TYPES) {
      const others = DAMAGE_TYPES.filter((one) => one !== kind).flatMap((one) => looksOf(attack(one)));
      expect(looksOf(attack(kind))).toContain(own[kind]);
      expect(others).not.toContain(own[kind]);
    }
    expect(new Set(DAMAGE_TYPES.map((kind) => soundsOf(attack(kind))[0])).size).toBe(DAMAGE_TYPES.length);
  });
  it('danmaku are many small bullets, and more of them the stronger it is', () => {
    const bullets = (power: number) => seen(attack('danmaku', { power })).bits.length;
    expect(bullets(6)).toBeGreaterThan(bullets(2));
    expect(bullets(2)).toBeGreaterThan(25);
  });
  it('a shield goes up on guard and none on a busy one; against an absolute attack neither is seen', () => {
    const stands = (kind: DamageType, stance: string) =>
      looksOf(attack(kind, { stance })).filter((key) => key === 'guard' || key === 'open');
    expect(stands('strike', 'guard')).toEqual(['guard']);
    expect(stands('strike', 'busy')).toEqual(['open']);
    expect(['guard', 'busy'].map((stance) => stands('absolute', stance))).toEqual([[], []]);
  });
  it('the more is grazed, the more passes by, and how much is said', () => {
    const passing = (amount: number) => seen(told('grazed', { amount })).bits.length;
    expect(passing(3)).toBeGreaterThan(passing(1));
    expect(seen(told('grazed')).keys).toEqual(['float.graze']);
  });
  it('no damage is said to be none, and why in the first turn (3.4)', () => {
    const said = (more: object) => seen(told('damaged', more)).keys;
    expect(said({ amount: 2 })).toEqual(['float.damage']);
    expect(said({ amount: 0 })).toEqual(['float.nothing']);
    expect(said({ amount: 0, prevented: true })).toEqual(['float.prevented']);
  });
});

describe('counters of Spellcard', () => {
  it('tick through every number between, and end at the last one', () => {
    expect(numbersBetween(9, 5)).toEqual([8, 7, 6, 5]);
    expect(numbersBetween(1, 3)).toEqual([2, 3]);
    expect(numbersBetween(20, 0)).toHaveLength(8);
    expect(numbersBetween(20, 0).at(-1)).toBe(0);
  });
  it('HP and spirit tick one number after another, other values are said', () => {
    const changed = (what: string, from: number, to: number) =>
      seen(told('valuesChanged', { changes: [{ card: 'b', what, from, to }] }));
    const ticks = changed('hp', 9, 6).bits.map(({ shape, start = 0, time = 1 }) => [
      shape.key.split(':')[3],
      start,
      time,
    ]);
    expect(ticks).toEqual([
      ['9', 0, 0.25],
      ['8', 0.25, 0.25],
      ['7', 0.5, 0.25],
      ['6', 0.75, 0.25],
    ]);
    expect(changed('hp', 9, 6).keys).toEqual([]);
    expect(changed('atk', 3, 5).keys).toEqual(['stat.atk', 'float.stat']);
  });
});

describe('the last barrier', () => {
  const barrier = { victim: 'b', attacker: 'a', holder: 0, given: [0, 0] };
  it('a card of the one side strengthens it, a card of the other cracks it', () => {
    // On the stage of tests everybody stands below, on the side of seat 0.
    const look = (seat: Seat) => soundsOf(told('barrierFed', { seat }), { facts: { barrier } });
    expect(look(0)).toEqual(['heartbeat', 'ward']);
    expect(look(1)).toEqual(['heartbeat', 'crack']);
  });
  it('the heart beats higher with each round', () => {
    const rates = [1, 2, 3].map(
      (round) => seen(told('barrierFed', { round }), { facts: { barrier } }).sounds[0]?.rate ?? 0,
    );
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    expect(new Set(rates).size).toBe(3);
  });
  it('it bursts outwards where it holds, and falls to pieces where it does not', () => {
    expect(seen(told('barrierDecided', { held: true })).keys).toEqual(['float.held']);
    expect(seen(told('barrierDecided', { held: false })).keys).toEqual(['float.broke']);
    expect(looksOf(told('barrierDecided', { held: false }))).toContain('shard0');
    expect(looksOf(told('barrierDecided', { held: true }))).not.toContain('shard0');
  });
  it('a card that is given flies into the ring as a strip of paper', () => {
    const facts = { barrier };
    const fed = { type: 'barrierFed', seat: 0, round: 1 };
    const { bits } = seen(moved('hand', 'discard', fed), { facts });
    expect(bits.some(({ shape }) => shape.key.startsWith('fx:slip'))).toBe(true);
    expect(seen(moved('hand', 'discard'), { facts }).bits).toEqual([]);
  });
});

describe('moves of Spellcard', () => {
  it.each([
    ['lineup', 'line', 'reveal'],
    ['deck', 'hand', 'draw'],
    ['hand', 'chain', 'present'],
    ['hand', 'gear', 'play'],
    ['chain', 'environment', 'play'],
    ['chain', 'ritual', 'ascend'],
    ['chain', 'discard', 'scatter'],
    ['line', 'out', 'walk'],
    ['gear', 'discard', 'leave'],
    ['deck', 'discard', 'toss'],
    ['discard', 'hand', 'ascend'],
    ['hand', 'deck', 'tuck'],
  ])('from %s to %s: %s', (from, to, manner) => {
    expect(mannerOf(moved(from, to))).toBe(manner);
  });
  it('the characters of both sides turn over one after another, each higher, and all within three seconds', () => {
    const shown = [0, 1, 2].map((nth) => ({ ...moved('lineup', 'line'), part: { nth, of: 3 } }));
    expect(CUES.moved.oneByOne?.(moved('lineup', 'line'))).toBe(true);
    const { ms, lead } = CUES.moved.time(moved('lineup', 'line'));
    expect(lead).toBeGreaterThan(150);
    expect(5 * lead + ms).toBeLessThan(3000);
    const rates = shown.map((one) => seen(one).sounds[0]?.rate ?? 1);
    expect(rates).toEqual([...new Set(rates)].toSorted((a, b) => a - b));
    for (const one of shown) expect(seen(one).bits.length).toBeGreaterThan(0);
  });
  it('each turns over in its lane: from its back to its face no card travels, nor does any other', () => {
    const places = placesFor(WIDE);
    const laidIn = (model: TableModel) =>
      new Map(arrange(game, places, model, 0).cards.map(({ key, pose }) => [key, pose]));
    const isShown = ({ what }: Heard): boolean => what.type === 'moved' && 'to' in what && what.to === 'line';
    for (const seed of [1, 2, 3]) {
      const match = matchOf(seed);
      match.listen();
      let model = match.view(0);
      let shown = 0;
      for (const part of heardIn(match, seed, 2).flatMap((one) => (isShown(one) ? oneByOne(one) : [one]))) {
        const before = model;
        model = copyToFold(before);
        fold(model, part);
        if (!isShown(part)) continue;
        const [lain, lies] = [laidIn(before), laidIn(model)];
        const drawn = { has: (key: string) => lain.has(key), home: () => home(places, 0, 'line', 0) };
        const what = part.what as Parameters<typeof planMove>[0];
        const { renames } = planMove(what, before, model, drawn, (key) => lies.has(key));
        expect(renames).toHaveLength(1);
        const keys = new Map(renames);
        expect(lies, `seed ${seed}`).toEqual(new Map([...lain].map(([key, pose]) => [keys.get(key) ?? key, pose])));
        shown++;
      }
      expect(shown).toBe(2 * LANES);
    }
  });
  it('light flies from each card that pays, and from none that the other side discards', () => {
    const declared = { type: 'declared', card: 'b', seat: 0 };
    expect(seen(moved('hand', 'discard', declared)).bits.length).toBeGreaterThan(0);
    expect(seen(moved('hand', 'discard', declared, { seat: 1 })).bits).toEqual([]);
  });
  it('who goes on guard gets up behind a shield, who is busy lies down', () => {
    const turned = (state: string) => told('turned', { state });
    expect(soundsOf(turned('busy'))).toEqual(['rest', 'rest']);
    expect(seen(turned('busy')).bits).toEqual([]);
    expect(seen(turned('guard')).bits.length).toBeGreaterThan(0);
  });
});

const matchOf = (seed: number) => Match.start(game, game.setup(setupOf(game, seed), true));
/** What seat 0 hears of a match with so many random answers. */
function heardIn(match: ReturnType<typeof matchOf>, seed: number, most: number): Heard[] {
  const rng = playerRng(seed);
  const heard: Heard[] = [];
  for (let steps = 0; steps < most; steps++) {
    const step = randomStep(match, rng);
    if (step === undefined) break;
    match.submit(step.seat, step.id, step.answer);
    heard.push(...match.listen().map((one) => hear(match.state, one, 0)));
  }
  return heard;
}
/** Everything that seat 0 hears of a random match, as the cues are told of it. */
function storyOf(seed: number): Told[] {
  const heard = heardIn(matchOf(seed), seed, 1500);
  const byNumber = new Map(heard.toReversed().map((one) => [one.n, one.what]));
  return heard.map(({ because, what }) => ({ what, cause: byNumber.get(because) ?? null, print: () => someone }));
}
