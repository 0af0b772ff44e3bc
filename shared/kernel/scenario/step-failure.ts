// A step that did not go as the file says; the sentence reads `expected ..., got ...`.
export class StepFailure extends Error {
  override name = 'StepFailure';
}
/** The rules asked chance for what the file does not say. */
export class Unscripted extends StepFailure {
  override name = 'Unscripted';
}
