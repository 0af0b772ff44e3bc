// The files of Phaser's sources that the entry imports; the package has types for its whole only.
declare module 'phaser/src/const.js' {
  export const AUTO: typeof Phaser.AUTO;
  export const CANVAS: typeof Phaser.CANVAS;
  export const WEBGL: typeof Phaser.WEBGL;
}
declare module 'phaser/src/core/events/index.js' {
  const events: typeof Phaser.Core.Events;
  export default events;
}
declare module 'phaser/src/core/Game.js' {
  const game: typeof Phaser.Game;
  export default game;
}
declare module 'phaser/src/scale/const/SCALE_MODE_CONST.js' {
  export const NONE: typeof Phaser.Scale.NONE;
}
// What is imported for its registering itself.
declare module 'phaser/src/*';
