// The two starter decks: one per title, fifty cards each, of about equal strength.
import type { StarterDeck } from '../../../kernel/game.ts';

export const STARTERS: readonly StarterDeck[] = [
  {
    // Yellow and green: fills the front early, brings its lamplighters back, and ends with Tovi's comet.
    id: 'lantern-harbor',
    name: 'Lights Along the Pier',
    cards: {
      'PM/W01-001': 4,
      'PM/W01-002': 3,
      'PM/W01-003': 2,
      'PM/W01-004': 2,
      'PM/W01-005': 3,
      'PM/W01-006': 2,
      'PM/W01-008': 1,
      'PM/W01-010': 4,
      'PM/W01-011': 2,
      'PM/W01-012': 2,
      'PM/W01-013': 2,
      'PM/W01-014': 2,
      'PM/W01-018': 3,
      'PM/W01-020': 2,
      'PM/W01-021': 1,
      'PM/W01-023': 3,
      'PM/W01-024': 3,
      'PM/W01-028': 1,
      'PM/W01-031': 4,
      'PM/W01-033': 4,
    },
  },
  {
    // Red and blue: pilots that push each other, attackers returned by the standby icon, and damage after cancels.
    id: 'gale-circuit',
    name: 'Nine Laps to the Eye',
    cards: {
      'PM/S01-001': 4,
      'PM/S01-002': 2,
      'PM/S01-003': 3,
      'PM/S01-005': 3,
      'PM/S01-006': 3,
      'PM/S01-008': 2,
      'PM/S01-010': 4,
      'PM/S01-011': 2,
      'PM/S01-012': 2,
      'PM/S01-013': 3,
      'PM/S01-015': 1,
      'PM/S01-017': 3,
      'PM/S01-018': 2,
      'PM/S01-019': 1,
      'PM/S01-021': 3,
      'PM/S01-022': 1,
      'PM/S01-023': 2,
      'PM/S01-025': 1,
      'PM/S01-028': 4,
      'PM/S01-029': 4,
    },
  },
];
