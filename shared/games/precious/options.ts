// The named options of a match: the points that the rules page leaves to choice.
import type { OptionSpec, Options } from '../../kernel/game.ts';
import { FIRST_PLAYER } from '../../kernel/opening.ts';
import { filledOptions } from '../../kernel/options.ts';

export const OPTIONS = {
  firstPlayer: { values: FIRST_PLAYER, default: 'rockPaperScissors' },
  textLimit: { values: ['perText', 'perCharacter'], default: 'perText' },
} as const satisfies Record<string, OptionSpec>;

export type PreciousOptions = { readonly [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K]['values'][number] };

/** Fills in the defaults; unknown names and values are an error. */
export const optionsFrom = (given: Options): PreciousOptions =>
  filledOptions('Precious Memories', OPTIONS, given) as PreciousOptions;
