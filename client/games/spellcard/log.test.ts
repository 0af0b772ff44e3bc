// The log of Spellcard as it reads on the page: what is declared with all that it names, what is lost, and what is kept from the log.
import { expect, test } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { EVENTS } from '../../../shared/games/spellcard/happening.ts';
import type { HeardChange, HeardEvent } from '../../../shared/kernel/model.ts';
import { lineFor, type Names, plainText } from '../../table/log-text.ts';
import { nameOf } from '../../text/card-text.ts';
import { characterNo, someOf } from './testing/shown-table.ts';

const game = gameOf('spellcard');
const [hero, foe, spell] = [characterNo(0), characterNo(1), someOf('spell')];
const names: Names = {
  game,
  seatName: (seat) => ['Ada', 'Ben'][seat] as string,
  faceOf: (no) => (game.print(no) === undefined ? undefined : { no }),
};
const named = (no: string): string => nameOf(game, no).text;
const said = (what: HeardChange | HeardEvent): string | undefined => {
  const line = lineFor(names, { n: 1, because: 0, what }, () => undefined);
  return line && plainText(names, line.parts);
};
const declared = (kind: string, card: string, more: object = {}) =>
  said({ type: 'declared', card, seat: 0, kind, no: card, user: hero, targets: [], boost: 0, against: null, ...more });

test('a declaration tells what it is, whom it names and what it answers', () => {
  for (const [kind, card] of [
    ['attack', hero],
    ['spell', spell],
  ] as const) {
    const line = declared(kind, card, { targets: [foe] });
    expect(line).toContain(named(card));
    expect(line).toContain(named(foe));
  }
  expect(declared('item', someOf('item'))).toContain('Ada');
  expect(declared('spell', spell, { against: foe })).toContain(named(foe));
});

test('what is lost tells how much, and an attack in the first turn why it did nothing (3.4)', () => {
  const lost = (more: object) =>
    said({ type: 'damaged', card: hero, kind: 'strike', prevented: false, amount: 3, ...more });
  expect(lost({})).toBe(`${named(hero)} loses 3 HP`);
  expect(lost({ amount: 0 })).not.toContain('0');
});

test('no sentence of the log has a hole in it', () => {
  const fields = {
    ...{ seat: 0, card: hero, kind: 'strike', no: spell, user: hero, targets: [foe], boost: 1, against: foe, p: 2 },
    ...{
      why: 'negated',
      attacker: hero,
      target: foe,
      power: 3,
      stance: 'guard',
      amount: 2,
      spent: 1,
      prevented: false,
    },
    ...{ by: 1, victim: foe, round: 1, held: true, on: hero, caster: hero, what: 'poison', phase: 'draw', turn: 2 },
    ...{ hands: ['rock', 'paper'], winner: '0', reason: 'allOut' },
  };
  for (const type of Object.keys(EVENTS))
    expect(said({ type, ...fields }) ?? '', type).not.toMatch(/\{\{|\[\[|undefined|null/);
});
