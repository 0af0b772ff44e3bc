// The greedy policy: what it does in positions where one step is plainly better than another.
import { describe, expect, test } from 'vitest';
import { anyAnswer } from '../../bots/random.ts';
import { Match } from '../../kernel/match.ts';
import { rngFrom, seedFromNumber } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { playerRng, setupOf } from '../../kernel/testing/play.ts';
import { lycee } from './game.ts';
import { decide } from './greedy.ts';
import { acted, fresh, type Point, prepare, type SideSpec } from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';

const LATE = 'LY/A-001'; // Mette, 3/2/0, Tax-Wakeup
const REGISTER = 'LY/A-005'; // Edda, 1/3/1; [T]: a character of AP 3 or less becomes acted
const PIM = 'LY/A-007'; // 2/1/1
const BRUNO = 'LY/A-010'; // 5/3/0
const FENNA = 'LY/A-011'; // 0/2/1, Supporter
const DOORMAN = 'LY/A-018'; // 2/5/0
const FROZEN = 'LY/A-019'; // negates an event or an ability
const BELL = 'LY/A-020'; // sends a character home
const CLOCK = 'LY/A-025'; // AP -1 and a tax for its bearer
const MITTENS = 'LY/A-027'; // DP +2
const PRESIDENT = 'LY/B-002'; // Mitsuki, 2/3/2
const LILI = 'LY/B-004'; // 0/1/2
const QUEEN = 'LY/B-006'; // 2/6/3
const NAO = 'LY/B-010'; // 2/2/0
const LADDER = 'LY/B-012'; // Gaku, 3/1/1
const PAINTER = 'LY/B-013'; // Gaku, 4/3/1, Side Attack
const KANADE = 'LY/B-017'; // 2/2/2
const SMOKE = 'LY/B-019'; // DP +3 for a defender
const PLATFORM = 'LY/C-016'; // 1/1/1, EX 2

/** Everything is of the catalogue, which is all that the policy knows. */
const deck = new Array<string>(20).fill('LY/B-003');
const laid = (A: SideSpec, B: SideSpec = {}, at: Point = 'main'): Table =>
  prepare({ at, A: { deck, ...A }, B: { deck, ...B } }, 0, false);

/** A turn of bots is over by far. */
const MOST = 60;
/** What both seats decide, as `question: picks`, until the turn ends; declining is left out. It may be made to begin with an action. */
function played(table: Table, beginning?: string): string[] {
  const match = Match.start(lycee, table);
  const { turn } = table;
  const rng = rngFrom(seedFromNumber(1));
  const said: string[] = [];
  while (match.result === null && match.state.turn === turn && said.length < MOST) {
    const seat = match.askedSeats[0] as Seat;
    const ask = match.shownAsk(seat);
    if (ask === undefined) break;
    const view = match.view(seat);
    const begun = said.length > 0 ? -1 : ask.from.findIndex((one) => 'action' in one && one.action.do === beginning);
    const answer = begun >= 0 ? [begun] : (decide(view, ask, seat, rng) ?? []);
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

describe('in the main phase', () => {
  test('it enters the attack row with an attacker, and pays with a card that can only pay', () => {
    const table = laid({ AL: PIM, hand: [LATE, PIM, REGISTER] });
    expect(played(table).slice(0, 3)).toEqual(['0 main: summon LY/A-001', '0 chooseCell: AC', '0 pay: LY/A-007']);
  });
  test('it enters the defence row where somebody attacks', () => {
    const said = played(laid({ hand: [FENNA, FENNA] }, { AL: 'LY/B-018', AC: NAO }));
    expect(said).toContain('0 chooseCell: DC');
  });
  test('it attacks where nobody defends, and not into somebody stronger', () => {
    expect(played(laid({ AC: LATE }))).toEqual(['0 main: attack LY/A-001']);
    expect(played(laid({ AC: LATE }, { DC: DOORMAN }))).toEqual([]);
  });
  test('it names the column in which an attack brings most', () => {
    expect(played(laid({ AC: PAINTER }, { DC: DOORMAN, DL: QUEEN }))).toEqual([
      '0 main: attack LY/B-013',
      '0 chooseColumn: DR',
    ]);
  });
  test('a hindrance goes to the foe, a help to the own side', () => {
    const rest = [PLATFORM, FENNA, FENNA, SMOKE, SMOKE, LILI];
    const hindered = played(laid({ DC: FENNA, hand: [CLOCK, ...rest] }, { AC: LADDER }));
    expect(hindered).toContain('0 chooseBearer: LY/B-012');
    const helped = played(laid({ DC: PRESIDENT, hand: [MITTENS, ...rest, BELL] }, { AC: 'LY/C-002' }));
    expect(helped).toContain('0 chooseBearer: LY/B-002');
  });
  test('it makes a guard acted before it attacks there', () => {
    const said = played(laid({ AC: LATE, DR: REGISTER }, { DC: DOORMAN }));
    expect(said).toEqual(['0 main: use LY/A-005', '0 main: attack LY/A-001']);
  });
  test('it moves to where it is more use', () => {
    const said = played(laid({ AC: 'LY/C-003' }, { DC: DOORMAN }));
    expect(said.slice(0, 2)).toEqual(['0 main: move LY/C-003', '0 moveTo: AL']);
  });
});

describe('in a battle', () => {
  test('it defends with whoever survives, and does not throw away whoever is worth more than the damage', () => {
    expect(played(laid({ AC: LATE }, { DC: KANADE }))).toEqual(['0 main: attack LY/A-001']);
    expect(played(laid({ AC: NAO }, { DC: FENNA }), 'attack')).toContain('1 defender: LY/A-011');
  });
  test('it defends with anybody when the damage would be the last', () => {
    const said = played(laid({ AC: LADDER }, { DC: FENNA, deck: [PIM, PIM, PIM] }));
    expect(said).toContain('1 defender: LY/A-011');
  });
  test('it supports with exact need, by whoever is missed least', () => {
    // 3 against 3: one point is enough.
    const said = played(laid({ AC: LATE, AL: fresh(PIM), DC: PRESIDENT }, { DC: REGISTER }));
    expect(said.filter((line) => line.includes('support'))).toEqual(['0 support: support LY/A-007']);
  });
  test('a defender is saved by an event that is worth less than it', () => {
    const said = played(laid({ AC: BRUNO }, { DC: PRESIDENT, hand: [SMOKE, LILI, LILI, LILI, LILI, LILI] }));
    expect(said).toContain('1 support: use LY/B-019');
  });
});

test('it pays a tax for whoever is of use, and not for whoever stands before a wall', () => {
  const own = { AC: acted(LATE), hand: [PIM, PIM, PIM] };
  expect(played(laid(own, {}, 'start'))).toContain('0 payTax: yes');
  expect(played(laid(own, { DC: DOORMAN }, 'start'))).not.toContain('0 payTax: yes');
});

test('it negates what would cost it more than the answer', () => {
  const spare = [PIM, PIM, PIM, PIM, PIM, PIM];
  const said = played(laid({ AL: PIM, hand: [BELL, ...spare] }, { AC: PIM, DC: QUEEN, hand: [FROZEN, ...spare] }));
  expect(said).toContain('0 main: use LY/A-020');
  expect(said).toContain('1 respond: use LY/A-019');
});

test('it beats chance', () => {
  let wins = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const greedySeat = (seed % 2) as Seat;
    const match = Match.start(lycee, lycee.setup(setupOf(lycee, seed), false), { checkpoints: false });
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
