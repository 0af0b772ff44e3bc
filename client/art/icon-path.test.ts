// Tests of how the outlines of icons are written.
import { expect, it } from 'vitest';
import { compactIcon } from './icon-path.ts';

it('icons are written in whole numbers, outer outlines apart from holes', () => {
  const ring = '<path d="M0 0h100v100H0zm20.4 20V80h60V20z"/>';
  expect(compactIcon(ring)).toEqual(['M0 0l100 0 0 100-100 0z', 'M20 20l0 60 60 0 0-60z']);
});
it('arcs become curves that end where the arc does', () => {
  expect(compactIcon('<path d="M0 50a50 50 0 10100 0 50 50 0 10-100 0z"/>')[0]).toMatch(/^M0 50c/);
});
