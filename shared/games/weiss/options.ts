// The named options of a match: the edition, and the points that the rules page leaves to choice.

import type { OptionSpec, Options } from '../../kernel/game.ts';
import { FIRST_PLAYER } from '../../kernel/opening.ts';
import { filledOptions } from '../../kernel/options.ts';

export const OPTIONS = {
  edition: { values: ['seed', 'current'], default: 'seed' },
  firstPlayer: { values: FIRST_PLAYER, default: 'random' },
  refreshPenalty: { values: ['deferred', 'immediate'], default: 'deferred' },
  attackSoulUntil: { values: ['attack', 'turn'], default: 'attack' },
  bondOn: { values: ['played', 'handToStage', 'entered'], default: 'played' },
  endPhaseOrder: { values: ['handThenClimax', 'climaxThenHand'], default: 'handThenClimax' },
  laterIcons: { values: ['off', 'on'], default: 'off' },
  simultaneousLoss: { values: ['draw', 'nonTurnPlayerWins'], default: 'draw' },
} as const satisfies Record<string, OptionSpec>;

export type WeissOptions = { readonly [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K]['values'][number] };

/** What edition "current" sets, unless an option is named itself. */
const CURRENT: Partial<WeissOptions> = { refreshPenalty: 'immediate', attackSoulUntil: 'turn' };

/** Fills in the defaults of the edition; unknown names and values are an error. */
export const optionsFrom = (given: Options): WeissOptions =>
  filledOptions('Weiß Schwarz', OPTIONS, given, given.edition === 'current' ? CURRENT : {}) as WeissOptions;
