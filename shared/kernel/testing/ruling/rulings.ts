// Registers rulings with the test runner: one test each, played in every mode.
import { MODES, type Mode } from '../../scenario/modes.ts';

/** A ruling as far as registering it needs. */
interface Played {
  readonly manner: string;
  finish(): void;
}
export type Test = (name: string, run: () => void) => void;
export type Register<R> = (name: string, script: (r: R) => void) => void;

/** Each script is played at every one of these tables, in every mode. */
export const rulingsAt =
  <R extends Played>(test: Test, tables: readonly ((mode: Mode) => R)[]): Register<R> =>
  (name, script) =>
    test(name, () => {
      for (const table of tables) for (const mode of MODES) play(table(mode), script);
    });

function play<R extends Played>(ruling: R, script: (r: R) => void): void {
  try {
    script(ruling);
    ruling.finish();
  } catch (error) {
    if (error instanceof Error) error.message = `(${ruling.manner}) ${error.message}`;
    throw error;
  }
}
