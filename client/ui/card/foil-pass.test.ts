// How the light moves over a foil card.
import { expect, test } from 'vitest';
import { lightStep, lightTarget } from './foil-pass.ts';

test('the light goes where the pointer is, at most to the edges, and drifts once the pointer rests', () => {
  expect(lightTarget(1000, 0, { by: 0, at: 900 })).toBe(0.5);
  expect(lightTarget(1000, 0, { by: 0.9, at: 900 })).toBe(1);
  expect(lightTarget(1000, 0, { by: -0.9, at: 900 })).toBe(0);
  expect(lightTarget(5200, 0, { by: 0, at: 900 })).toBeCloseTo(0.86);
  expect(lightTarget(0, 0, null)).toBeCloseTo(0.14);
});

test('one long frame brings the light as far as many short ones', () => {
  const many = Array.from({ length: 6 }).reduce<number>((light) => lightStep(light, 1, 10), 0);
  expect(lightStep(0, 1, 60)).toBeCloseTo(many, 6);
});
