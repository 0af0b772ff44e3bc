// Options of a match as a game fills them in.
import type { OptionSpec, Options, OptionValue } from './game.ts';

/** What was named over the defaults, and over what `implied` says for what was not; unknown names and values are an error. */
export function filledOptions(
  game: string,
  specs: Readonly<Record<string, OptionSpec>>,
  given: Options,
  implied: Options = {},
): Options {
  for (const [name, value] of Object.entries(given)) {
    const spec = specs[name];
    if (spec === undefined) throw new RangeError(`${game} has no option ${name}`);
    if (!spec.values.includes(value))
      throw new RangeError(`option ${name} is one of ${spec.values.join(', ')}, not ${value}`);
  }
  const defaults: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) defaults[name] = spec.default;
  return { ...defaults, ...implied, ...given };
}
