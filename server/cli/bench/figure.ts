// A figure of the bench: its value, the bound it has to keep, and how both are printed.

export interface Bound {
  readonly atLeast?: number;
  readonly atMost?: number;
}
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: Bound;
}

export const keeps = ({ value, bound }: Figure): boolean =>
  value >= (bound?.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (bound?.atMost ?? Number.POSITIVE_INFINITY);

const boundText = ({ atLeast, atMost }: Bound): string =>
  atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;

const numberText = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 1000) / 1000);

/** A line per figure, with ok or missed where there is a bound. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) {
    const value = `${numberText(figure.value)} ${figure.unit}`.padStart(24);
    const verdict =
      figure.bound === undefined ? '' : `  ${boundText(figure.bound)}: ${keeps(figure) ? 'ok' : 'missed'}`;
    console.log(`  ${figure.name.padEnd(width)} ${value}${verdict}`);
  }
}
