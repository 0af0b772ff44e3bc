// Tests of the colours of pictures.
import { expect, it } from 'vitest';
import { tint } from './tint.ts';

it('a role is made lighter or darker, also one that is itself made from a colour', () => {
  expect(tint('#ff8000', {})).toBe('rgba(255, 128, 0, 1)');
  expect(tint('body+100', { body: '#102030-50' })).toBe('rgba(255, 255, 255, 1)');
  expect(tint('#ff800080', {}, 0.5)).toMatch(/^rgba\(255, 128, 0, 0\.25/);
});
