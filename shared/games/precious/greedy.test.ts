// The greedy policy: what it does in positions where one step is plainly better than another.
import { describe, expect, test } from 'vitest';
import { anyAnswer } from '../../bots/random.ts';
import { Match } from '../../kernel/match.ts';
import { rngFrom, seedFromNumber } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { playerRng, setupOf } from '../../kernel/testing/play.ts';
import { precious } from './game.ts';
import { decide } from './greedy.ts';
import {
  type CardSpec,
  entered,
  faceDown,
  type Point,
  prepare,
  resting,
  type SideSpec,
} from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';

const NOTICES = 'tidepool/01-002'; // 30/20, cost 2; (0): looks at two cards
const LEVELS = 'tidepool/01-004'; // 20/30, cost 2; (T): AP -10 in an approach
const DEAD_AIR = 'tidepool/01-005'; // 40/40, cost 4; [interrupt] 2 blue: negates a text
const POSTCARDS = 'tidepool/01-008'; // 10/10, cost 0
const CALM = 'tidepool/01-009'; // 20/20, cost 1
const SURFER = 'tidepool/01-010'; // 20/10, cost 1, Active
const WAVE = 'tidepool/01-011'; // 40/30, cost 3, Natural 1
const ENCORE = 'tidepool/01-013'; // 40/40, cost 4, Forced Approach
const ADVISER = 'tidepool/01-014'; // 30/40, cost 2, does not approach
const LIGHT = 'tidepool/01-015'; // 60/50, cost 6
const DIFFICULTIES = 'tidepool/01-018'; // negates an event
const REWIND = 'tidepool/01-019'; // turns two points up; Break
const CUE = 'tidepool/01-021'; // DP +20 in an approach
const HEADPHONES = 'tidepool/01-023'; // DP +10
const PUSH = 'vega/01-017'; // AP in an own approach
const TYRE = 'vega/01-025'; // does not wake, for the opponent's
const METEORS = 'vega/01-018'; // a character of DP 30 or less exits

/** Everything is of the catalogue, which is all that the policy knows; the cards of a deck have no Break. */
const deck = new Array<string>(20).fill(CALM);
const points = (amount: number, card: CardSpec = faceDown(CALM)): readonly CardSpec[] => new Array(amount).fill(card);
/** Cards of a full hand that are for approaches only. */
const idle = [CUE, CUE, CUE, CUE, PUSH, PUSH, PUSH];
const laid = (A: SideSpec, B: SideSpec = {}, at: Point = 'main'): Table =>
  prepare({ at, A: { deck, ...A }, B: { deck, ...B } }, 0, false);

/** A turn of bots is over by far. */
const MOST = 60;
/** What both seats decide, as `question: picks`, until the turn ends; declining is left out. */
function played(table: Table): string[] {
  const match = Match.start(precious, table);
  const { turn } = table;
  const rng = rngFrom(seedFromNumber(1));
  const said: string[] = [];
  while (match.result === null && match.state.turn === turn && said.length < MOST) {
    const seat = match.askedSeats[0] as Seat;
    const ask = match.shownAsk(seat);
    if (ask === undefined) break;
    const view = match.view(seat);
    const answer = decide(view, ask, seat, rng) ?? [];
    const picks = answer.map((position) => {
      const one = ask.from[position];
      if (one === undefined) return '?';
      if ('slot' in one) return one.slot;
      const handle = 'card' in one ? one.card : 'action' in one ? (one.action.card ?? '') : '';
      return `${'action' in one ? `${one.action.do} ` : ''}${view.cards[handle]?.no ?? 'yes'}`;
    });
    if (picks.length > 0) said.push(`${seat} ${ask.why}: ${picks.join(', ')}`);
    expect(match.submit(seat, ask.id, answer)).toBeUndefined();
  }
  return said;
}
const asked = (said: readonly string[], why: string): string[] => said.filter((line) => line.includes(` ${why}:`));

describe('in the main phase', () => {
  test('it enters whoever is worth its price, in the main area', () => {
    const said = played(laid({ hand: [WAVE, CALM, CALM, CALM, CALM, CALM] }));
    expect(said.slice(0, 2)).toEqual(['0 main: enter tidepool/01-011', '0 chooseArea: mainArea']);
  });
  test('it pays with points that lie face up before cards of the hand', () => {
    const said = played(laid({ hand: [WAVE, METEORS], pointArea: [CALM, CALM] }));
    expect(said).toContain('0 pay: tidepool/01-009, tidepool/01-009');
  });
  test('it pays no more than it must, by the cards that are worth least to it', () => {
    const said = played(laid({ mainArea: [CALM], hand: [LEVELS, CALM, WAVE] }));
    // A second one of an identity that stands there already can only pay.
    expect(said.slice(0, 3)).toContain('0 pay: tidepool/01-009');
  });
  test('a hindrance goes to the strongest of the opponent', () => {
    const said = played(laid({ hand: [TYRE, ...idle] }, { mainArea: [CALM, DEAD_AIR] }));
    expect(said).toContain('0 chooseBearer: tidepool/01-005');
  });
  test('a help goes to a character of the main area', () => {
    const own = { supportArea: [NOTICES], mainArea: [DEAD_AIR], hand: [HEADPHONES, ...idle] };
    const said = played(laid(own, { mainArea: [WAVE] }));
    expect(said).toContain('0 chooseBearer: tidepool/01-005');
  });
  test('an event takes the best character that it may', () => {
    const said = played(laid({ hand: [METEORS, ...idle] }, { mainArea: [CALM, WAVE, DEAD_AIR] }));
    expect(said).toContain('0 target: tidepool/01-011');
  });
  test('it uses a text that costs nothing', () => {
    expect(played(laid({ mainArea: [entered(NOTICES)] }))).toContain('0 main: use tidepool/01-002');
  });
  test('whoever makes room in the main area is the least of the five', () => {
    const five = [NOTICES, LEVELS, POSTCARDS, WAVE, DEAD_AIR];
    const said = played(laid({ mainArea: five.map(resting), hand: [LIGHT, ...idle] }));
    expect(asked(said, 'replace')).toEqual(['0 replace: tidepool/01-008']);
  });
});

describe('in the approach phase', () => {
  const approachers = (A: SideSpec, B: SideSpec = {}): string[] => asked(played(laid(A, B)), 'approacher');
  const interferers = (A: SideSpec, B: SideSpec): string[] => asked(played(laid(A, B)), 'interferer');

  test('it approaches where nobody can interfere', () => {
    expect(approachers({ mainArea: [WAVE] }, { mainArea: [resting(ADVISER)] })).toEqual([
      '0 approacher: tidepool/01-011',
    ]);
    // Natural 1 against a use cost of 1.
    expect(approachers({ mainArea: [WAVE] }, { mainArea: [CALM] })).toEqual(['0 approacher: tidepool/01-011']);
  });
  test('it does not throw a character away', () => {
    expect(approachers({ mainArea: [CALM] }, { mainArea: [ADVISER] })).toEqual([]);
  });
  test('it stays at home where the answer would be the last point, unless its own comes first', () => {
    const own = { mainArea: [DEAD_AIR], pointArea: points(6) };
    expect(approachers(own, { mainArea: [resting(SURFER)] })).toEqual([]);
    expect(approachers(own, { mainArea: [resting(SURFER)], pointArea: points(6) })).toHaveLength(1);
    expect(approachers({ mainArea: [DEAD_AIR] }, { mainArea: [resting(SURFER)] })).toHaveLength(1);
  });
  test('it interferes with whoever survives and makes the approacher exit', () => {
    const two = interferers({ mainArea: [ENCORE] }, { mainArea: [NOTICES, CALM, LIGHT] });
    expect(two).toEqual(['1 interferer: tidepool/01-015']);
  });
  test('it receives an early point rather than lose a good character for nothing, but never the seventh', () => {
    const B = { mainArea: [WAVE, SURFER, CALM] };
    expect(interferers({ mainArea: [LIGHT] }, B)).toEqual([]);
    expect(interferers({ mainArea: [LIGHT] }, { ...B, pointArea: points(6) })).toHaveLength(1);
  });
  test('an interferer is saved by an event where that turns the judgement, and only there', () => {
    const B = { pointArea: points(6), hand: [CUE, CALM] };
    const interfered = (mainArea: readonly string[]): string[] =>
      asked(played(laid({ mainArea: [ENCORE] }, { ...B, mainArea: [...mainArea, SURFER, CALM] })), 'interfered');
    expect(interfered([WAVE])).toEqual(['1 interfered: play tidepool/01-021']);
    expect(interfered([LIGHT])).toEqual([]);
  });
});

describe('out of turn', () => {
  test('it negates what costs it more than the answer', () => {
    const A = { hand: [METEORS, ...idle] };
    const said = played(laid(A, { mainArea: [WAVE], hand: [DIFFICULTIES], pointArea: [CALM] }));
    expect(said).toContain('1 interrupt: play tidepool/01-018');
  });
  test('it plays a Break card where its effect helps', () => {
    const B = { deck: [REWIND, ...deck] };
    expect(asked(played(laid({ mainArea: [WAVE] }, { ...B, pointArea: points(2) })), 'break')).toHaveLength(1);
    expect(asked(played(laid({ mainArea: [WAVE] }, B)), 'break')).toEqual([]);
  });
  test('it returns a hand in which nobody could enter early, and keeps another', () => {
    const of = (card: string): string[] => new Array<string>(60).fill(card);
    const table = prepare({ at: 'setUp', A: { deck: of(LIGHT) }, B: { deck: of(CALM) } }, 0, false);
    delete table.rng.script;
    expect(asked(played(table), 'mulligan')).toEqual(['0 mulligan: yes']);
  });
});

test('it beats chance', () => {
  let wins = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const greedySeat = (seed % 2) as Seat;
    const match = Match.start(precious, precious.setup(setupOf(precious, seed), false), { checkpoints: false });
    const rng = playerRng(seed);
    while (match.result === null) {
      const seat = match.askedSeats[0] as Seat;
      const ask = match.shownAsk(seat);
      if (ask === undefined) break;
      const answer = seat === greedySeat ? decide(match.view(seat), ask, seat, rng) : undefined;
      match.submit(seat, ask.id, answer ?? anyAnswer(ask, ask.why, rng));
    }
    if (match.result?.winner === greedySeat) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(19);
});
