// Tests of where a held card of Lycee may be dropped.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { CATALOGUE } from '../../../shared/games/lycee/cards/catalogue.ts';
import { WIDE } from '../../scenes/format.ts';
import { dropsOf } from './drops.ts';
import { placesFor } from './places.ts';
import { asked, characterWith, ShownTable, someOf } from './testing/shown-table.ts';

const game = gameOf('lycee');
const places = placesFor(WIDE);
/** The places that a drop of the card answers, as `seat.cell` or the card that is meant. */
function dropped(table: ShownTable, action: { readonly do: string; readonly card: string; readonly ability?: number }) {
  const drops = dropsOf({ game, places, model: table.model, bottom: 0 }, asked({ from: [{ action }] }), [0]);
  return drops.map(({ then }) => (then === null ? 'field' : 'card' in then ? then.card : `${then.seat}.${then.slot}`));
}

describe('drops of Lycee', () => {
  it('a character onto empty own cells that its field limits allow', () => {
    const no = game.prints().find(({ traits }) => traits.join() === 'AL,AC,DL,DC')?.no ?? '';
    const table = new ShownTable().put(0, 'hand', 'held', no).stand(0, 'AC').stand(1, 'AL');
    expect(dropped(table, { do: 'summon', card: 'held' })).toEqual(['0.AL', '0.DL', '0.DC']);
  });
  it('an item onto characters of either side without one', () => {
    const table = new ShownTable().put(0, 'hand', 'held', someOf('item')).stand(0, 'AC').stand(0, 'DC').stand(1, 'AL');
    table.put(0, 'itemDC', 'worn', someOf('item'));
    expect(dropped(table, { do: 'equip', card: 'held' })).toEqual(['0AC', '1AL']);
  });
  it('an area onto any cell without one, occupied or not', () => {
    const table = new ShownTable().put(0, 'hand', 'held', someOf('area')).stand(0, 'AC');
    table.put(1, 'areaDL', 'there', someOf('area'));
    const cells = dropped(table, { do: 'place', card: 'held' });
    expect(cells).toHaveLength(11);
    expect(cells).toContain('0.AC');
    expect(cells).not.toContain('1.DL');
  });
  it('an event onto the table; an ability of a character is no drop', () => {
    const table = new ShownTable().put(0, 'hand', 'held', someOf('event')).stand(0, 'AC');
    expect(dropped(table, { do: 'use', card: 'held' })).toEqual(['field']);
    expect(dropped(table, { do: 'use', card: '0AC', ability: 0 })).toEqual([]);
  });
  it('a move onto the cells that it reaches (L24, L60)', () => {
    const move = (basic: 'step' | 'sideStep' | 'jump' | 'touch' | 'escape') =>
      dropped(
        new ShownTable()
          .stand(0, 'AC', { no: characterWith(basic) })
          .stand(0, 'AL')
          .stand(0, 'DC'),
        { do: 'move', card: '0AC', ability: 0 },
      );
    expect(move('step')).toEqual(['0.AR']);
    expect(move('sideStep')).toEqual(['0.AR']);
    expect(move('jump')).toEqual(['0.AR', '0.DL', '0.DR']);
    expect(move('touch')).toEqual(['0.DC']);
    expect(move('escape')).toEqual([]);
  });
  it('one with Side Attack also onto those beside it, where the question for the column is sure to come (L10)', () => {
    const withSide = (isFree: boolean): string =>
      [...CATALOGUE.values()].find(
        (data) =>
          data.type === 'character' &&
          data.basics.some((one) => one.basic === 'sideAttack' && (Object.keys(one.cost).length === 0) === isFree),
      )?.no ?? '';
    const columns = (no: string, table = new ShownTable()) =>
      dropped(table.stand(0, 'AC', { no }), { do: 'attack', card: '0AC' });
    expect(columns(withSide(true))).toEqual(['1.DC', '1.DL', '1.DR']);
    expect(columns(withSide(false))).toEqual(['1.DC']);
    expect(columns(withSide(false), new ShownTable().put(0, 'hand', 'held'))).toEqual(['1.DC', '1.DL', '1.DR']);
  });
  it('not a move that another card gives: where it leads is not known, and a single cell is not asked for', () => {
    const table = new ShownTable().stand(0, 'AC', { no: characterWith('orderStep') });
    expect(dropped(table, { do: 'move', card: '0AC', ability: 0 })).toEqual(['0.DC']);
    expect(dropped(table, { do: 'move', card: '0AC', ability: 9 })).toEqual([]);
  });
  it('an attacker onto the cell of its column, a supporter onto the battler', () => {
    const table = new ShownTable({ battle: { attacker: '0AC', defender: null, cell: 'DC' } }).stand(0, 'AC');
    table.stand(0, 'AL').stand(0, 'DC');
    expect(dropped(table, { do: 'attack', card: '0AL' })).toEqual(['1.DR']);
    expect(dropped(table, { do: 'support', card: '0DC' })).toEqual(['field']);
    expect(dropped(new ShownTable().stand(0, 'DC'), { do: 'support', card: '0DC' })).toEqual([]);
  });
});
