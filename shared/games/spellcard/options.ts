// The named options of a match: the points that the rules page leaves to choice.
import type { OptionSpec, Options } from '../../kernel/game.ts';
import { FIRST_PLAYER } from '../../kernel/opening.ts';
import { filledOptions } from '../../kernel/options.ts';

export const OPTIONS = {
  firstPlayer: { values: FIRST_PLAYER, default: 'agree' },
  /** Seconds for the choice of a deck; then the first legal one is taken. */
  adjustSeconds: { values: [60, 120, 300, 600], default: 300 },
  regenBothSides: { values: [true, false], default: true },
  ritualSurvivesCaster: { values: [true, false], default: true },
  chainClosesOnOnePass: { values: [true, false], default: false },
  spiritCap: { values: ['printed', 'none'], default: 'printed' },
  spellAsP: { values: [0, 1, 2], default: 1 },
  spellSpiritDefault: { values: [0, 1, 2], default: 1 },
  spellsPerCharacter: { values: [3, 4, 5], default: 5 },
  spellCountsAsAction: { values: [true, false], default: true },
  ownTurnStance: { values: ['busy', 'guard'], default: 'busy' },
  dodgeCapPer: { values: ['attack', 'turn'], default: 'attack' },
  bombardDodgeCap: { values: ['flight', 'none'], default: 'flight' },
  fullDodge: { values: [0, 1], default: 0 },
  minDamageAtZeroAttack: { values: [0, 1], default: 1 },
  barrierOnlyAttacks: { values: [true, false], default: true },
  charmForAttacker: { values: [true, false], default: false },
} as const satisfies Record<string, OptionSpec>;

export type SpellcardOptions = { readonly [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K]['values'][number] };

/** Fills in the defaults; unknown names and values are an error. */
export const optionsFrom = (given: Options): SpellcardOptions =>
  filledOptions('Spellcard', OPTIONS, given) as SpellcardOptions;
