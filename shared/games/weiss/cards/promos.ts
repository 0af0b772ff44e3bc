// Second printings: another number and rarity of a card that is in a set. By name they are the same card (3.2).
import type { CardData } from '../card-data.ts';
import { GALE_CIRCUIT_PADDOCK } from './gale-circuit/paddock.ts';
import { LANTERN_HARBOR_BEGINNINGS } from './lantern-harbor/beginnings.ts';

const SETS: readonly CardData[] = [...LANTERN_HARBOR_BEGINNINGS, ...GALE_CIRCUIT_PADDOCK];

/** The card of this number once more, under another one. */
const reprint = (no: string, as: string): CardData[] =>
  SETS.filter((card) => card.no === no).map((card) => ({ ...card, no: as, rarity: 'PR' }));

export const PROMOS: readonly CardData[] = [
  ...reprint('PM/W01-001', 'PM/W01-P01'),
  ...reprint('PM/S01-001', 'PM/S01-P01'),
];
