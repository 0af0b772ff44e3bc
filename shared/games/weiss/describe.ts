// The text of a card, from its data.
import type { Language } from '../../kernel/game.ts';
import type { CardData } from './card-data.ts';

export const describe = (_card: CardData, _language: Language): string[] => [];
