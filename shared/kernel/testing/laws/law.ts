// What a law is: a watcher of one match that reports what should not be.
export const LAWS = [
  'conservation',
  'fork',
  'position',
  'fold',
  'twinStill',
  'twinMoving',
  'progress',
  'undo',
] as const;
export type LawName = (typeof LAWS)[number];
