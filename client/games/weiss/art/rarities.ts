// What the rarity of a card of Weiß Schwarz gives it: foil, and gold in its corners.

import type { CardPrint } from '../../../../shared/kernel/game.ts';
import type { Corners } from '../../../art/metal.ts';

type Rare = Pick<CardPrint, 'rarity'>;
const FOILED = ['R', 'RR', 'RRR', 'SR', 'SP', 'SSP', 'CR', 'PR'];
export const isFoil = ({ rarity }: Rare): boolean => FOILED.includes(rarity ?? '');

const CORNERS: Readonly<Record<string, Corners>> = {
  U: [6, false],
  CC: [6, false],
  R: [10, false],
  CR: [10, true],
  RR: [13, true],
  PR: [13, true],
};
export const cornersOf = ({ rarity }: Rare): Corners | null => CORNERS[rarity ?? ''] ?? null;
