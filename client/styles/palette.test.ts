// The canvas and the DOM show the same colours.
import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import css from './tokens.css?raw';

test.each(Object.entries(palette))('%s is the same colour in tokens.css', (name, value) => {
  const token = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  expect(css).toContain(`${token}: #${value.toString(16).padStart(6, '0')};`);
});
