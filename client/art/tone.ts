// What goes with the colour of a card: its frame, and the sky of a picture that is not there.

export interface Tone {
  readonly frame: number;
  readonly deep: number;
  readonly ink: number;
  /** Sky of the picture, above and below. */
  readonly sky: readonly [number, number];
}
