// Tests of what is painted beside the cards of Lycee.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { arrowOutline } from '../../scenes/arrow.ts';
import { arrowPlates } from '../../scenes/arrow-plates.ts';
import { LOW, NARROW, WIDE } from '../../scenes/format.ts';
import { isInBox, meet } from '../../scenes/geometry.ts';
import { TEXT_STYLES } from '../../scenes/styles.ts';
import { arrowsOf } from './attack.ts';
import { placesFor } from './places.ts';
import { fieldPlates } from './plates.ts';
import { ShownTable, words } from './testing/shown-table.ts';

const game = gameOf('lycee');
beforeAll(() => {
  const measureText = (text: string) => ({ width: text.length * 10 });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ measureText }) }) });
});
afterAll(() => vi.unstubAllGlobals());

describe('names of the columns', () => {
  it('are read across an arrow that meets them, above it on a ground of their own, and clear of what it says', () => {
    let met = 0;
    for (const format of [WIDE, NARROW, LOW]) {
      const places = placesFor(format);
      for (const from of ['AL', 'AC', 'AR'] as const) {
        for (const cell of ['DL', 'DC', 'DR'] as const) {
          const table = new ShownTable({ battle: { attacker: `1${from}`, defender: null, cell }, turnPlayer: 1 });
          const { model } = table.stand(1, from).stand(0, cell);
          const arrows = arrowsOf({ game, places, model, bottom: 0, words });
          const [arrow, label] = arrowPlates(arrows, format.text, false);
          if (label === undefined) throw new Error('no label');
          const outline = arrows.flatMap(({ path }) => arrowOutline(path, 46));
          const names = fieldPlates(game, places, model, 0, words).filter(({ key }) => key.startsWith('column.'));
          expect(names.length).toBeGreaterThan(4);
          for (const { z, box } of names) {
            expect(z).toBeGreaterThan(arrow?.z ?? 0);
            expect(meet(box, label.box)).toBe(false);
            if (outline.some((point) => isInBox(point, box))) met++;
          }
        }
      }
    }
    expect(met).toBeGreaterThan(0);
    expect(TEXT_STYLES.chalk.back).toBeDefined();
  });
});
