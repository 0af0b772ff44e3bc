// What the rarity of a card of Precious Memories gives it: foil, and gold in its corners. It is printed as stars.
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Corners } from '../../art/metal.ts';

type Rare = Pick<CardPrint, 'rarity'>;
export const isFoil = ({ rarity }: Rare): boolean => rarity === '4' || rarity === '5' || rarity === 'PR';

const CORNERS: Readonly<Record<string, Corners>> = { 3: [6, false], 4: [10, false], 5: [13, true], PR: [13, true] };
export const cornersOf = ({ rarity }: Rare): Corners | null => CORNERS[rarity ?? ''] ?? null;
