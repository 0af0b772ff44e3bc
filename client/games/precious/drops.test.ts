// Tests of where a held card of Precious Memories may be dropped.
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { CATALOGUE } from '../../../shared/games/precious/cards/catalogue.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { WIDE } from '../../scenes/format.ts';
import { dropsOf } from './drops.ts';
import { placesFor, rowBox } from './places.ts';
import { asked, ShownTable, someOf } from './testing/shown-table.ts';

const game = gameOf('precious');
const places = placesFor(WIDE);
const dropsIn = ({ model }: ShownTable, ask: Partial<ShownAsk>) =>
  dropsOf({ game, places, model, bottom: 0 }, asked(ask), [0]);
/** The places that a drop of the card answers, as a zone or the card that is meant. */
function dropped(table: ShownTable, action: { readonly do: string; readonly card: string; readonly ability?: number }) {
  const drops = dropsIn(table, { from: [{ action }] });
  return drops.map(({ then }) => (then === null ? 'field' : 'card' in then ? then.card : then.slot));
}
const supports = [...CATALOGUE.values()].flatMap((card) => (card.type === 'support' ? [card] : []));
const plain = supports.find(({ sets }) => sets === undefined)?.no ?? '';

describe('drops of Precious Memories', () => {
  it('a character onto either area, one without AP and DP onto the support area only (M34)', () => {
    const bare = game.prints().find(({ type, numbers }) => type === 'character' && numbers['ap'] === undefined);
    const table = new ShownTable().put(0, 'hand', 'held').put(0, 'hand', 'bare', bare?.no);
    expect(dropped(table, { do: 'enter', card: 'held' })).toEqual(['mainArea', 'supportArea']);
    expect(bare).toBeDefined();
    expect(dropped(table, { do: 'enter', card: 'bare' })).toEqual(['supportArea']);
  });
  it('an event onto the table; a text of a character is no drop', () => {
    const table = new ShownTable().put(0, 'hand', 'held', someOf('event')).row(0, 1);
    expect(dropped(table, { do: 'play', card: 'held' })).toEqual(['field']);
    expect(dropped(table, { do: 'use', card: '0m0', ability: 0 })).toEqual([]);
  });
  it('a support card onto own characters of both areas, but those that bear one of its identity (2.6)', () => {
    const table = new ShownTable().put(0, 'hand', 'held', plain).row(0, 2).row(1, 2).row(0, 1, {}, 'supportArea');
    table.set(0, 'worn', '0m1');
    table.model.cards['worn'] = { no: plain };
    expect(dropped(table, { do: 'set', card: 'held' })).toEqual(['0m0', '0s0']);
  });
  it('one whose text says so onto characters of the opponent, also onto one that cannot be targeted', () => {
    const theirs = supports.find(({ sets }) => sets?.who === 'opponent')?.no;
    const table = new ShownTable().put(0, 'hand', 'held', theirs).row(0, 1).row(1, 2).trait('cannot.target', '1m0');
    expect(theirs).toBeDefined();
    expect(dropped(table, { do: 'set', card: 'held' })).toEqual(['1m0', '1m1']);
  });
  it('one that names whom it is set on only onto those', () => {
    const picky = supports.find(({ sets }) => Object.keys(sets?.card ?? {}).join() === 'traits');
    const traits = picky?.sets?.card?.traits ?? [];
    const having = [...CATALOGUE.values()].find(
      (card) => card.type === 'character' && traits.every((one) => card.traits.includes(one)),
    );
    const without = [...CATALOGUE.values()].find(
      (card) => card.type === 'character' && !traits.some((one) => card.traits.includes(one)),
    );
    expect([picky, having, without]).not.toContain(undefined);
    const table = new ShownTable().put(0, 'hand', 'held', picky?.no);
    table.stand(0, 'fits', { no: having?.no ?? '' }).stand(0, 'other', { no: without?.no ?? '' });
    expect(dropped(table, { do: 'set', card: 'held' })).toEqual(['fits']);
  });
  it('whoever may approach is drawn over the border, whoever may interfere onto the approacher', () => {
    const table = new ShownTable().row(0, 2).row(1, 2);
    const [over] = dropsIn(table, { why: 'approacher', from: [{ card: '0m1' }] });
    expect(over).toEqual({ position: 0, box: rowBox(places, 'mainArea', false), then: null });
    table.approach('1m0');
    const [onto] = dropsIn(table, { why: 'interferer', from: [{ card: '0m1' }] });
    expect(onto?.box.y).toBeLessThan(WIDE.middle.y);
    expect(onto?.then).toBeNull();
    expect(dropsIn(table, { why: 'target', from: [{ card: '0m1' }] })).toEqual([]);
  });
});
