// Tests of what stands on the characters, of the panel, and of what lies over the whole table.
import { describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../../shared/games/index.ts';
import { RESTRICTIONS } from '../../../shared/games/spellcard/card-data.ts';
import { LOW, WIDE } from '../../scenes/format.ts';
import { wordsOf } from '../../text/card-text.ts';
import { arrowsOf } from './arrows.ts';
import { badgesOf, marksOf } from './marks.ts';
import { duelOf, panelPlates, priorityOf } from './panel.ts';
import { placesFor } from './places.ts';
import { characterPlates } from './plates.ts';
import { tablePlates } from './table-plates.ts';
import { characterNo, ShownTable, siteNo, someOf, words } from './testing/shown-table.ts';
import { linesOf } from './ticket-plates.ts';
import { ticketsOf } from './tickets.ts';

vi.stubGlobal('document', {
  createElement: () => ({ getContext: () => ({ measureText: (text: string) => ({ width: text.length * 10 }) }) }),
});
const game = gameOf('spellcard');
const viewIn = (format = WIDE) =>
  ({ game, places: placesFor(format), bottom: 0, words, playerName: String, paintFace: () => undefined }) as const;
const view = viewIn();
const platesOf = ({ model }: ShownTable, format = WIDE) => characterPlates(viewIn(format), model);
const keysOf = (table: ShownTable, handle: string) =>
  platesOf(table).flatMap(({ key, of }) => (of === handle ? [key] : []));

describe('plates of characters', () => {
  it('each that stands has its values, its marks and what lasts on it; who has fallen is grey', () => {
    const table = new ShownTable().lines().change('0a', 'atk', { by: 1 }).fall(0, '0b');
    expect(keysOf(table, '0a')).toEqual(['stats.0a', 'mark.0.0a', 'mark.1.0a', 'badge.0.0a']);
    expect(keysOf(table, '0b')).toEqual(['fallen.0b', 'name.0b', 'out.0b']);
  });
  it('the name of anybody who has fallen is written out within its lane, also on a phone', () => {
    for (const format of [WIDE, LOW]) {
      for (const { no, name } of game.prints().filter(({ type }) => type === 'character')) {
        const table = new ShownTable().stand(0, '0a', { no }).fall(0, '0a');
        const plate = platesOf(table, format).find(({ key }) => key === 'name.0a');
        expect(plate?.frame).toContain(wordsOf(name).text);
        expect(plate?.box.w, wordsOf(name).text).toBeLessThan(placesFor(format).pitch);
      }
    }
  });
  it('values stay where they are while the card turns, and are painted anew when they change', () => {
    const stats = (more: object) => platesOf(new ShownTable().lines(more)).find(({ key }) => key === 'stats.0a');
    expect(stats({ state: 'busy' })?.box).toEqual(stats({ state: 'guard' })?.box);
    expect(stats({ hp: 8 })?.signature).not.toBe(stats({ hp: 7 })?.signature);
  });
  it('marks tell the type of the normal attack, the stance, and who has acted', () => {
    const { model } = new ShownTable({ acted: ['0a'] }).lines({ state: 'guard' });
    const [type] = game.print(characterNo(0))?.icons ?? [];
    expect(marksOf(game, model, '0a').map(({ name }) => name)).toEqual([type, 'guard', 'acted']);
  });
  it('changes show by how much and for how many turns, this one counted (4.5), what ends first in front', () => {
    const table = new ShownTable({ turn: 5 }).lines();
    table.change('0a', 'def', { by: -2, last: 7 }).change('0a', 'cannot.spell', { last: 5 });
    expect(badgesOf(table.model, '0a').map(({ name, by, turns, good }) => [name, by, turns, good])).toEqual([
      ['cannot.spell', '', 1, false],
      ['def', '−2', 3, false],
    ]);
  });
  it('however much lasts on a character, it stays beside its portrait', () => {
    for (const format of [WIDE, LOW]) {
      const { card } = placesFor(format);
      const table = new ShownTable().lines();
      for (const what of RESTRICTIONS)
        for (const stat of ['atk', 'def']) table.change('0a', `cannot.${what}`).change('0a', stat, { by: 1 });
      const badges = platesOf(table, format).filter(({ key }) => key.startsWith('badge.'));
      expect(badges).toHaveLength(16);
      const ys = badges.map(({ box }) => box.y);
      expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(card.h);
      expect(new Set(badges.map(({ box }) => `${box.x} ${box.y}`)).size).toBe(16);
    }
  });
});

describe('the panel', () => {
  const window = (holder: number, passes: number) => ({ window: { holder, passes } });
  const keyOf = (table: ShownTable) => panelPlates(view, table.model).map(({ frame }) => frame);
  it('says who may answer the newest declaration, and nothing where nobody may', () => {
    const table = new ShownTable(window(1, 1)).lines().declare({ no: 'x' }, { no: 'y' });
    expect(priorityOf(table.model)).toEqual({ holder: 1, passes: 1, no: 'y', kind: 'spell' });
    expect(keyOf(table)).toEqual(['panel.priority']);
    expect(keyOf(new ShownTable().lines().declare({ no: 'x' }))).toEqual([]);
    expect(keyOf(new ShownTable({ ...window(0, 0), result: { winner: 0, reason: 'allOut' } }).declare({}))).toEqual([]);
  });
  it('a barrier comes before everything else, with what each side has given', () => {
    const table = new ShownTable(window(1, 1)).lines().declare({ no: 'x' }).barrier('1b', '0a', 0, [2, 3]);
    expect(duelOf(table.model)).toEqual({ no: characterNo(4), seat: 1, holder: 0, given: [2, 3] });
    expect(keyOf(table)).toEqual(['panel.duel']);
  });
  it('in the first turn it says that whoever goes first deals no damage (3.4)', () => {
    expect(keyOf(new ShownTable({ turn: 1 }).lines())).toEqual(['panel.firstTurn']);
    expect(keyOf(new ShownTable({ turn: 2 }).lines())).toEqual([]);
  });
});

describe('over the table', () => {
  const keys = (table: ShownTable) => tablePlates(view, table.model).map(({ key }) => key);
  it('terrain and weather tint both mats, both at once', () => {
    const table = new ShownTable().put(1, 'environment', 'land', siteNo('terrain'));
    const tints = () => keys(table).filter((key) => key.startsWith('tint.'));
    expect(tints()).toEqual(['tint.terrain.true', 'tint.terrain.false']);
    table.put(0, 'environment', 'sky', siteNo('weather'));
    expect(tints()).toHaveLength(4);
    expect(keys(new ShownTable())).toEqual([]);
  });
  it('a ritual shows how many turns it still takes', () => {
    const said = (due: number) =>
      tablePlates(view, new ShownTable({ turn: 5 }).lines().ritual(0, 'r', '0a', due).model)[0]?.frame;
    expect(said(7)).toContain(':2');
    expect(said(5)).toContain('ritual.now');
  });
  it('a ring lies around the victim of an attack that would be its last, with a layer or a crack for each card', () => {
    const ring = (given: [number, number]) =>
      tablePlates(view, new ShownTable().lines().barrier('1a', '0a', 0, given).model).find(({ key }) => key === 'ring');
    expect(ring([0, 0])?.of).toBe('1a');
    expect(JSON.parse(ring([1, 2])?.signature ?? '[]').slice(0, 2)).toEqual([2, 1]);
  });
});

describe('arrows and tickets', () => {
  const arrows = ({ model }: ShownTable) => arrowsOf({ game, places: view.places, model, bottom: 0, words });
  it('an attack points from its user to its target and says its type and power with Power cards', () => {
    const table = new ShownTable().lines({ atk: 3 });
    table.declare({ kind: 'attack', card: '0a', no: characterNo(0), user: '0a', targets: ['1c'], boost: 2, weaker: 1 });
    const [type] = game.print(characterNo(0))?.icons ?? [];
    expect(arrows(table).map(({ tone, label }) => [tone, label])).toEqual([['plain', `aim.attack damage.${type} 4`]]);
  });
  it('what answers is linked to what it answers; what is negated points at nobody', () => {
    const table = new ShownTable()
      .lines()
      .declare(
        { id: 3, kind: 'attack', card: '0a', no: characterNo(0), user: '0a', targets: ['1c'], negated: true },
        { id: 8, seat: 1, no: someOf('item'), against: 3 },
      );
    expect(arrows(table).map(({ tone, key }) => [tone, key])).toEqual([['link', 'link.8.link']]);
  });
  it('an attack that has raised a barrier has come as far as its ring', () => {
    const table = new ShownTable().lines().barrier('0b', '1a', 0);
    table.declare({ seat: 1, kind: 'attack', card: '1a', no: characterNo(3), user: '1a', targets: ['0b'] });
    expect(arrows(table).map(({ key }) => key)).toEqual(['duel']);
    expect(arrows(new ShownTable().lines().barrier('0b', null, 0))).toEqual([]);
  });
  it('a ticket says what kind it is, who declared it, and what has become of its attack', () => {
    const said = (more: object) => {
      const table = new ShownTable().lines().declare({ kind: 'skill', card: '0a', no: characterNo(0), ...more });
      return ticketsOf(view.places, table.model).map((ticket) => linesOf(view, ticket))[0];
    };
    expect(said({})).toMatchObject({ kind: 'ticket.skill', who: '0', more: '', negated: false });
    expect(said({ boost: 2, weaker: 1 })?.more).toBe('ticket.boost 2 ticket.weaker 1');
    expect(said({ negated: true })).toMatchObject({ kind: 'ticket.negated', negated: true });
  });
});
