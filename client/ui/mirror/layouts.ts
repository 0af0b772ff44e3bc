// Where a game's zones stand in the list of a side: rows of places, piles that open as a list, and the hand.
import { AREA_ON, ATTACK_ROW, CELLS, DEFENCE_ROW, ITEM_ON } from '../../../shared/games/lycee/card-data.ts';
import { MARKERS_UNDER } from '../../../shared/games/weiss/card-data.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { underWay } from '../../games/lycee/list-lines.ts';
import { underWay as preciousUnderWay } from '../../games/precious/list-lines.ts';
import { notesOf } from '../../games/precious/notes.ts';
import { hintsOf as spellcardHintsOf } from '../../games/spellcard/forecast.ts';
import { underWay as spellcardUnderWay } from '../../games/spellcard/list-lines.ts';
import { notesOf as spellcardNotesOf } from '../../games/spellcard/notes.ts';
import type { Worded } from '../../table/ask-text.ts';
import type { LiveTable } from '../../table/live-table.ts';
import type { ToldLine } from '../../table/told-line.ts';
import { gameText } from '../../text/i18n.ts';

/** A number of a card, with a sign or called by its name. */
export interface TileNumber {
  readonly of: string;
  readonly sign?: string;
  readonly named?: true;
}
/** What a tile shows of the numbers of its card. */
export interface TileLayout {
  /** Above the name, the first one strong. */
  readonly head: readonly TileNumber[];
  /** Below it. */
  readonly foot: readonly TileNumber[];
  /** How a card lies, as a sign. */
  readonly states: Readonly<Record<string, string>>;
}
export interface SideLayout {
  /** Rows of single places in play, from the middle of the table outwards. */
  readonly rows: readonly (readonly string[])[];
  /** Zones of cards that lie under a place. */
  readonly under?: Readonly<Record<string, readonly string[]>>;
  /** Zones whose cards are shown by name, before and after the rows. */
  readonly strips: readonly [before: readonly string[], after: readonly string[]];
  /** Zones shown as a count. */
  readonly piles: readonly string[];
  /** Strips or piles that are left out while no card lies in them. */
  readonly unlessEmpty?: readonly string[];
  readonly hand: string | undefined;
  /** Zones counted when the match is over. */
  readonly tally?: readonly string[];
}

interface ListLayout extends SideLayout {
  readonly tile: TileLayout;
  /** What waits to resolve and what is being fought, a line each; what comes first is on top. */
  readonly underWay?: (table: Worded) => readonly ToldLine[];
  /** What is to be known of a card in play beside its state and numbers: what the board marks it with. */
  readonly notesOf?: (table: Worded, handle: Handle) => readonly string[];
  /** What is foreseen of the open question, a sentence each. */
  readonly hintsOf?: (table: LiveTable, ask: ShownAsk) => readonly string[];
}

const LAYOUTS: Readonly<Record<string, ListLayout>> = {
  weiss: {
    rows: [
      ['frontLeft', 'frontCenter', 'frontRight'],
      ['backLeft', 'backRight'],
    ],
    under: Object.fromEntries(Object.entries(MARKERS_UNDER).map(([slot, zone]) => [slot, [zone]])),
    strips: [['level'], ['clock', 'climax', 'resolution']],
    piles: ['deck', 'stock', 'waitingRoom', 'memory'],
    hand: 'hand',
    tally: ['level', 'clock', 'deck'],
    tile: {
      head: [{ of: 'level' }, { of: 'cost' }],
      foot: [{ of: 'power' }, { of: 'soul', sign: '◆' }],
      states: { stand: '↑', rest: '→', reverse: '↓' },
    },
  },
  lycee: {
    rows: [ATTACK_ROW, DEFENCE_ROW],
    under: Object.fromEntries(CELLS.map((cell) => [cell, [ITEM_ON[cell], AREA_ON[cell]]])),
    strips: [[], ['chain']],
    piles: ['deck', 'dustBox', 'outOfGame'],
    // An ability that is declared is no card: an empty pile beside what is under way would say that nothing is.
    unlessEmpty: ['chain'],
    hand: 'hand',
    tally: ['deck', 'dustBox'],
    tile: {
      head: [
        { of: 'cost', named: true },
        { of: 'ex', named: true },
      ],
      foot: [
        { of: 'ap', named: true },
        { of: 'dp', named: true },
        { of: 'sp', named: true },
      ],
      states: { ready: '↑', acted: '→' },
    },
    underWay,
  },
  precious: {
    rows: [['mainArea'], ['supportArea']],
    strips: [[], ['set', 'pointArea', 'play']],
    piles: ['deck', 'trash'],
    unlessEmpty: ['set', 'play'],
    hand: 'hand',
    tally: ['pointArea', 'deck'],
    tile: {
      head: [
        { of: 'cost', named: true },
        { of: 'source', sign: '✦' },
      ],
      foot: [
        { of: 'ap', named: true },
        { of: 'dp', named: true },
      ],
      states: { active: '↑', resting: '→', faceUp: '○', faceDown: '●' },
    },
    underWay: preciousUnderWay,
    notesOf,
  },
  spellcard: {
    rows: [['line']],
    strips: [[], ['gear', 'ritual', 'environment', 'chain', 'out', 'lineup']],
    piles: ['deck', 'discard'],
    unlessEmpty: ['gear', 'ritual', 'environment', 'chain', 'out', 'lineup'],
    hand: 'hand',
    tally: ['line', 'deck'],
    tile: {
      head: [
        { of: 'hp', named: true },
        { of: 'spirit', named: true },
        { of: 'p', named: true },
      ],
      foot: [
        { of: 'atk', named: true },
        { of: 'def', named: true },
        { of: 'flight', sign: '↗' },
        { of: 'regen', sign: '↻' },
        { of: 'power', named: true },
      ],
      states: { ready: '↑', guard: '◆', busy: '→' },
    },
    underWay: spellcardUnderWay,
    notesOf: spellcardNotesOf,
    hintsOf: spellcardHintsOf,
  },
};

/** The layout of a game's side; without one, every zone but deck and hand is a strip. In a narrow window strips are counts, too. */
export function layoutOf(game: string, zones: readonly string[], narrow: boolean): SideLayout {
  const layout = LAYOUTS[game] ?? {
    rows: [],
    strips: [[], zones.filter((zone) => zone !== 'hand' && zone !== 'deck')] as const,
    piles: zones.filter((zone) => zone === 'deck'),
    hand: zones.includes('hand') ? 'hand' : undefined,
  };
  return narrow ? { ...layout, strips: [[], []], piles: [...layout.strips.flat(), ...layout.piles] } : layout;
}

const PLAIN_TILE: TileLayout = { head: [], foot: [], states: {} };
export const tileOf = (game: string): TileLayout => LAYOUTS[game]?.tile ?? PLAIN_TILE;

export const underWayOf = (table: Worded): readonly ToldLine[] => LAYOUTS[table.game.id]?.underWay?.(table) ?? [];

export const notesAbout = (table: Worded, handle: Handle): readonly string[] =>
  LAYOUTS[table.game.id]?.notesOf?.(table, handle) ?? [];

/** How a card stands in words: its state, and what the board marks it with. */
export function standsNow(table: Worded, handle: Handle): readonly string[] {
  const { state } = table.model.value.cards[handle] ?? {};
  const word = state === undefined ? undefined : gameText(table.game, `state.${state}`);
  return [...(word === undefined ? [] : [word]), ...notesAbout(table, handle)];
}

export const hintsFor = (table: LiveTable, ask: ShownAsk): readonly string[] =>
  LAYOUTS[table.game.id]?.hintsOf?.(table, ask) ?? [];
