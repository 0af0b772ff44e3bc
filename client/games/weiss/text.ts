// Words that only the board of Weiß Schwarz needs beside those of the game.
export const BOARD_WORDS: Readonly<Record<string, string>> = {
  'attack.soul': '{{n}} damage',
  'notice.damageCanceled': 'Damage cancelled',
  'notice.refreshed': '{{name}} refreshes the deck',
  'notice.leveledUp': '{{name}} levels up',
  'notice.turnBegan': 'Turn {{n}}: {{name}}',
};
