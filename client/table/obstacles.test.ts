// What is said of what keeps a card from being used.
import { expect, test } from 'vitest';
import type { Explanation } from '../../shared/kernel/explain.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { Values } from '../text/i18n.ts';
import { blockedBy, explanationOf } from './obstacles.ts';

const level = { lacks: 'level', needs: 2, has: 0, rule: '5.2' } as const;
const points = { lacks: 'points', needs: 2, has: 1, rule: '7.2', ability: '1' } as const;
const explanation: Explanation = { values: [], obstacles: [level, points] };
const asked = (card: string) => ({ id: 1, from: [{ action: { do: 'move', card } }] }) as unknown as ShownAsk;

test('a card that is offered is not said to be of no use, though one of its abilities may be', () => {
  const told = { handle: 'a', explanation };
  expect(explanationOf(told, 'a', null)?.obstacles).toEqual([level, points]);
  expect(explanationOf(told, 'a', asked('b'))?.obstacles).toEqual([level, points]);
  expect(explanationOf(told, 'a', asked('a'))?.obstacles).toEqual([points]);
});

test('what is told of one card is not said of another', () => {
  expect(explanationOf({ handle: 'a', explanation }, 'b', null)).toBeNull();
  expect(explanationOf({ handle: 'a', explanation }, undefined, null)).toBeNull();
});

const words = (key: string, values: Values = {}): string => `<${[key, ...Object.values(values)].join(' ').trim()}>`;
const bare = { abilityName: () => undefined, lineOf: (_: string, path: string) => Number(path) };

test('an obstacle names its rule, and what is lacking in the words of the game', () => {
  const phase = { lacks: 'phase', needs: 'main', rule: '5.3' };
  expect(blockedBy(bare, 'X', words, [level, phase])).toEqual([
    { lines: ['<blocked.level 2 0> (rule 5.2)', '<blocked.phase <phase.main>> (rule 5.3)'] },
  ]);
});

test('what keeps one ability from being used is said under its name, once, after what keeps the whole card', () => {
  const used = { lacks: 'used', rule: '7.1', ability: '1' };
  const lines = ['<blocked.points 2 1> (rule 7.2)', '<blocked.used> (rule 7.1)'];
  const whole = { lines: ['<blocked.level 2 0> (rule 5.2)'] };
  expect(blockedBy(bare, 'X', words, [points, level, used])).toEqual([whole, { ability: 'Its ability', lines }]);
  const named = { ...bare, abilityName: () => 'label.dash' };
  expect(blockedBy(named, 'X', words, [points, used])).toEqual([{ ability: '<label.dash>', lines }]);
});

test('of several abilities without a name each is told by its line', () => {
  const other = { ...points, ability: '3' };
  expect(blockedBy(bare, 'X', words, [points, other]).map(({ ability }) => ability)).toEqual([
    'Ability 2',
    'Ability 4',
  ]);
});
