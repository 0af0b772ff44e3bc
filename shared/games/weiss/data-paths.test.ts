// Paths into the abilities of a card: what stands there, whose line it is, and what belongs to no text.
import { expect, test } from 'vitest';
import type { Effect } from './ability-data.ts';
import { abilityIn, lineOf, partIn } from './data-paths.ts';
import { act, auto, cont, fighter } from './rulings/bench/cards.ts';

const draw: Effect = { do: 'draw', amount: 1 };
const later: Effect = { do: 'later', at: 'attackEnds', then: [draw] };
const given = auto({ on: 'attacks', who: 'this' }, [draw], { label: 'encore' });
const give: Effect = { do: 'give', target: 'this', gives: [{ what: 'ability', ability: given }], until: 'endOfTurn' };
const brainstorm = act([], [give, later], { label: 'brainstorm' });
const card = fighter(1000, {
  abilities: [cont('this', [{ what: 'power', by: 500 }]), brainstorm],
});

test('a path leads to an ability, to one that it gives, and to a step', () => {
  expect(partIn(card, '1')).toBe(brainstorm);
  expect(partIn(card, '1.effect.0.gives.0.ability')).toBe(given);
  expect(partIn(card, '1.effect.1')).toBe(later);
});
test('the line is that of the printed ability within which a path leads', () => {
  expect(['0', '1', '1.effect.1', '1.effect.0.gives.0.ability'].map((path) => lineOf(card, path))).toEqual([
    0, 1, 1, 1,
  ]);
});
test('the ability is the innermost one', () => {
  expect(abilityIn(card, '1.effect.0.gives.0.ability')).toBe(given);
  expect(abilityIn(card, '1.effect.0.gives.0.ability.effect.0')).toBe(given);
  expect(abilityIn(card, '1.effect.1')).toBe(brainstorm);
});
test.each(['2', '1.effect.9', 'encore', 'shot', 'length', 'constructor', '', '0.to'])('"%s" has no line', (path) => {
  expect(lineOf(card, path)).toBeUndefined();
});
