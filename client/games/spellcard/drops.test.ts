// Tests of where a held card of Spellcard may be dropped.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { WIDE } from '../../scenes/format.ts';
import { dropsOf } from './drops.ts';
import { placesFor } from './places.ts';
import { asked, ShownTable } from './testing/shown-table.ts';

const game = gameOf('spellcard');
const places = placesFor(WIDE);
const dropsIn = ({ model }: ShownTable, ask: Partial<ShownAsk>) =>
  dropsOf({ game, places, model, bottom: 0 }, asked(ask), [0]);
const dropped = (table: ShownTable, action: { readonly do: string; readonly card: string }) =>
  dropsIn(table, { from: [{ action }] }).map(({ then }) => (then === null ? 'table' : 'card' in then ? then.card : ''));

describe('drops of Spellcard', () => {
  it('an attacker onto any living enemy, who then is the target', () => {
    const table = new ShownTable().lines().fall(1, '1b');
    expect(dropped(table, { do: 'attack', card: '0a' })).toEqual(['1a', '1c']);
  });
  it('equipment onto an own character', () => {
    const table = new ShownTable().lines().put(0, 'hand', 'held').fall(0, '0a');
    expect(dropped(table, { do: 'equip', card: 'held' })).toEqual(['0b', '0c']);
  });
  it('a spell card or an item onto the table; a skill is no drop', () => {
    const table = new ShownTable().lines().put(0, 'hand', 'held');
    expect(dropped(table, { do: 'spell', card: 'held' })).toEqual(['table']);
    expect(dropped(table, { do: 'item', card: 'held' })).toEqual(['table']);
    expect(dropped(table, { do: 'skill', card: '0a' })).toEqual([]);
  });
  it('cards that are picked for something else are not dropped', () => {
    expect(dropsIn(new ShownTable().lines(), { why: 'attackTarget', from: [{ card: '1a' }] })).toEqual([]);
  });
  it('who is dropped on is hit whether it lies upright or turned', () => {
    const boxes = (state: 'guard' | 'busy') =>
      dropsIn(new ShownTable().lines({ state }), { from: [{ action: { do: 'attack', card: '0a' } }] }).map(
        ({ box }) => box,
      );
    expect(boxes('guard')).toEqual(boxes('busy'));
  });
});
