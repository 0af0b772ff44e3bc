// Where a game's zones stand in the list of a side: rows of places, piles that open as a list, and the hand.
export interface SideLayout {
  /** Rows of single places in play, from the middle of the table outwards. */
  readonly rows: readonly (readonly string[])[];
  /** Zones whose cards are shown in a row. */
  readonly strips: readonly string[];
  /** Zones shown as a count. */
  readonly piles: readonly string[];
  readonly hand: string | undefined;
}

const LAYOUTS: Readonly<Record<string, SideLayout>> = {
  weiss: {
    rows: [
      ['frontLeft', 'frontCenter', 'frontRight'],
      ['backLeft', 'backRight'],
    ],
    strips: ['clock', 'level', 'climax', 'resolution'],
    piles: ['deck', 'stock', 'waitingRoom', 'memory'],
    hand: 'hand',
  },
};

/** The layout of a game's side; without one, every zone is a pile and `hand` is the hand. */
export const layoutOf = (game: string, zones: readonly string[]): SideLayout =>
  LAYOUTS[game] ?? {
    rows: [],
    strips: zones.filter((zone) => zone !== 'hand' && zone !== 'deck'),
    piles: zones.filter((zone) => zone === 'deck'),
    hand: zones.includes('hand') ? 'hand' : undefined,
  };
