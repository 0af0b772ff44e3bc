// What the rarity of a card of Spellcard gives it: foil, and gold in its corners.
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Corners } from '../../art/metal.ts';

type Rare = Pick<CardPrint, 'rarity'>;
export const isFoil = ({ rarity }: Rare): boolean => rarity === 'SR';

const CORNERS: Readonly<Record<string, Corners>> = { R: [8, false], SR: [13, true] };
export const cornersOf = ({ rarity }: Rare): Corners | null => CORNERS[rarity ?? ''] ?? null;
