// What is said of what keeps a card from being used.
import { expect, test } from 'vitest';
import type { Explanation } from '../../shared/kernel/explain.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { Values } from '../text/i18n.ts';
import { explanationOf, obstacleText } from './obstacles.ts';

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

test('an obstacle names its rule, and what is lacking in the words of the game', () => {
  const words = (key: string, values: Values = {}): string => `<${[key, ...Object.values(values)].join(' ').trim()}>`;
  expect(obstacleText(words, level)).toBe('<blocked.level 2 0> (rule 5.2)');
  expect(obstacleText(words, { lacks: 'phase', needs: 'main', rule: '5.3' })).toBe(
    '<blocked.phase <phase.main>> (rule 5.3)',
  );
  expect(obstacleText(words, points)).toBe('Its ability: <blocked.points 2 1> (rule 7.2)');
});
