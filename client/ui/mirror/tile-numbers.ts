// The numbers that the tile of a card shows, and how each compares with the one printed.
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { CardFace } from '../../../shared/kernel/story.ts';
import type { TileNumber } from './layouts.ts';

export interface ShownNumber {
  readonly of: string;
  readonly sign: string;
  readonly named: boolean;
  readonly value: number;
  readonly change: 'raised' | 'lowered' | '';
}

/** Those that there are. */
export const numbersOf = (face: CardFace, print: CardPrint | undefined, wanted: readonly TileNumber[]): ShownNumber[] =>
  wanted.flatMap(({ of, sign = '', named = false }) => {
    const printed = print?.numbers[of];
    const value = face.values?.[of] ?? printed;
    if (value === undefined) return [];
    const from = printed ?? value;
    return [{ of, sign, named, value, change: value > from ? 'raised' : value < from ? 'lowered' : '' }];
  });
