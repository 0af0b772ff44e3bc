// Random matches of one edition under all laws: every starter against every starter, itself included, in both seats.
import type { Deck } from '../../../kernel/deck.ts';
import type { BySeat } from '../../../kernel/seat.ts';
import { runLaws, violationText } from '../../../kernel/testing/laws/run.ts';
import { setupOf } from '../../../kernel/testing/play.ts';
import { exportedOf } from '../../exported.ts';
import { secretsOf } from '../../secrets.ts';
import { STARTERS } from '../cards/starters.ts';
import { weiss } from '../game.ts';
import type { WeissOptions } from '../options.ts';

/** The costly checks look at one decision in so many: a match has hundreds, and the matches are many. */
const EVERY = 4;
const PAIRS = STARTERS.flatMap((one) => STARTERS.map((other): BySeat<Deck> => [one, other]));

/** Of so many matches, from seed 1, every second with the later icons: every violation, and every match that has not ended. */
export function violationsIn(edition: WeissOptions['edition'], matches: number): string[] {
  return Array.from({ length: matches }, (_, i) => i + 1).flatMap((seed) => {
    const options = { edition, laterIcons: seed % 2 === 0 ? 'on' : 'off' };
    const setup = { ...setupOf(weiss, seed, options), decks: PAIRS[(seed >> 1) % PAIRS.length] as BySeat<Deck> };
    const report = runLaws(weiss, secretsOf('weiss'), { seed, setup, every: EVERY, exported: exportedOf('weiss') });
    const unfinished = (report.match?.result ?? null) === null ? [`match ${seed} has not ended`] : [];
    return [...report.violations.map((violation) => violationText(violation, report)), ...unfinished];
  });
}
