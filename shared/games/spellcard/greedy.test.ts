// The greedy policy: what it does in positions where one step is plainly better than another.
import { describe, expect, test } from 'vitest';
import { anyAnswer } from '../../bots/random.ts';
import { Match } from '../../kernel/match.ts';
import { rngFrom, seedFromNumber } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { playerRng, setupOf } from '../../kernel/testing/play.ts';
import { spellcard } from './game.ts';
import { decide } from './greedy.ts';
import { busy, guarding, hurt, prepare, type SideSpec, standing } from './rulings/bench/prepare.ts';
import type { Table } from './state.ts';

const ODILE = 'sc/C01'; // danmaku; draws
const TOBIN = 'sc/C02'; // strike; (instant) takes an attack on itself
const NERYS = 'sc/C05'; // danmaku, flies
const BRASSWEN = 'sc/C07'; // strike; (instant) an attack on its own is 2 weaker
const PIA = 'sc/C08'; // danmaku; a skill for 3 spirit
const GANNET = 'sc/C09'; // bombard
const NOBODY = 'sc/C12'; // absolute
const OPENER = 'sc/E01'; // ATK +1
const CHESTNUTS = 'sc/I01'; // heals 3
const WHISTLE = 'sc/I05'; // an attack becomes 3 weaker
const CHARM = 'sc/I24'; // feeds a barrier
const POWER = 'sc/P01';
const ROUND = 'sc/S01-1'; // Odile's: danmaku
const CROWS = 'sc/S07-4'; // Brasswen's
const FIST = 'sc/S07-1'; // Brasswen's

/** Everything is of the catalogue, which is all that the policy knows. */
const deck = new Array<string>(20).fill(POWER);
const laid = (A: SideSpec, B: SideSpec): Table =>
  prepare({ at: 'action', A: { deck, ...A }, B: { deck, ...B } }, 0, false);

/** A turn of bots is over by far. */
const MOST = 80;
/** What both seats decide, as `question: picks`, until the turn ends; declining is left out. */
function played(table: Table): string[] {
  const match = Match.start(spellcard, table);
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
      const one = ask.from[position] ?? ask.from[0];
      if (one === undefined || 'range' in one) return String(position);
      const handle = 'card' in one ? one.card : 'action' in one ? (one.action.card ?? '') : '';
      return `${'action' in one ? `${one.action.do} ` : ''}${view.cards[handle]?.no ?? 'yes'}`;
    });
    if (picks.length > 0) said.push(`${seat} ${ask.why}: ${picks.join(', ')}`);
    expect(match.submit(seat, ask.id, answer), `${ask.why}: ${answer}`).toBeUndefined();
  }
  return said;
}
const asked = (said: readonly string[], why: string): string[] => said.filter((line) => line.includes(` ${why}:`));

describe('in its own turn', () => {
  test('it attacks whoever it makes fall, not whoever it hurts most', () => {
    const said = played(laid({ line: [NOBODY] }, { line: [busy(ODILE), busy(hurt(TOBIN, 1)), busy(NERYS)] }));
    expect(asked(said, 'attackTarget')[0]).toBe(`0 attackTarget: ${TOBIN}`);
  });
  test('it gives a Power card where that makes an enemy fall, and no more of them than needed', () => {
    const enemies = [guarding(BRASSWEN), guarding(hurt(TOBIN, 4))];
    const said = played(laid({ line: [NOBODY], hand: [POWER, POWER, POWER] }, { line: enemies }));
    expect(asked(said, 'attackTarget')).toEqual([`0 attackTarget: ${TOBIN}, ${POWER}`]);
  });
  test('it does not attack a guard that no attack breaks', () => {
    const said = played(laid({ line: [TOBIN] }, { line: [guarding(BRASSWEN), guarding(BRASSWEN)] }));
    expect(asked(said, 'act')).toEqual([]);
  });
  test('it equips whoever has most of it', () => {
    const acted = { done: ['attack'], state: 'busy' } as const;
    const line = [standing(ODILE, { ...acted, hp: 1 }), standing(BRASSWEN, acted)];
    const said = played(laid({ line, hand: [OPENER, POWER] }, { line: [guarding(BRASSWEN)] }));
    expect(asked(said, 'equipOn')).toEqual([`0 equipOn: ${BRASSWEN}`]);
  });
  test('it heals whoever is badly hurt, and nobody who is not', () => {
    const healing = (line: SideSpec['line']): string[] =>
      asked(played(laid({ line: line ?? [], hand: [CHESTNUTS, POWER] }, { line: [busy(GANNET)] })), 'nameTarget');
    expect(healing([hurt(ODILE, 2), BRASSWEN])).toEqual([`0 nameTarget: ${ODILE}`]);
    expect(healing([ODILE, BRASSWEN])).toEqual([]);
  });
  test('it pays with the spell card of one that has fallen rather than with one it could cast', () => {
    const said = played(laid({ line: [BRASSWEN], hand: [FIST, CROWS, ROUND, POWER] }, { line: [busy(ODILE)] }));
    expect(asked(said, 'payP')[0]).toContain(ROUND);
  });
});

describe('in the turn of the other', () => {
  const attacked = (A: SideSpec, B: SideSpec): string[] => played(laid(A, B)).filter((line) => line.startsWith('1 '));
  test('it weakens an attack that would make one of its own fall', () => {
    const said = attacked(
      { line: [NERYS] },
      { line: [busy(standing(GANNET, { hp: 2, spirit: 0 }))], hand: [WHISTLE, POWER] },
    );
    expect(said).toContain(`1 answer: item ${WHISTLE}`);
  });
  test('it dodges danmaku where it flies', () => {
    const said = attacked({ line: [standing(PIA, { spirit: 2 })] }, { line: [busy(hurt(GANNET, 3))] });
    expect(asked(said, 'dodge').join()).toMatch(/^1 dodge: [12]$/);
  });
  test('it feeds the barrier of one that would fall, with a charm if it has nothing else', () => {
    const said = attacked({ line: [NOBODY] }, { line: [busy(hurt(NERYS, 1)), busy(GANNET)], hand: [CHARM] });
    expect(said).toContain(`1 barrierDefend: ${CHARM}`);
  });
  test('it keeps the charm where a spell card of the victim will do', () => {
    const said = attacked({ line: [NOBODY] }, { line: [busy(hurt(BRASSWEN, 1)), busy(GANNET)], hand: [CHARM, CROWS] });
    expect(asked(said, 'barrierDefend')[0]).toBe(`1 barrierDefend: ${CROWS}`);
  });
});

test('it beats chance', () => {
  let wins = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const greedySeat = (seed % 2) as Seat;
    const match = Match.start(spellcard, spellcard.setup(setupOf(spellcard, seed), false), { checkpoints: false });
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
