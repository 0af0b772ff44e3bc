// How much something may be: at least, at most, or both.
export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}
export const within = (value: number, { atLeast, atMost }: Range): boolean =>
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);
