// Words that Lycee alone uses, which a house rule keeps out of what every game shares.
// Left out: words of a second game (side attack, area, item) and those that mean something else too (support, touch, jump, pip, snow).
export const OWN_WORDS: readonly string[] = [
  'dust box',
  'attack row',
  'defence row',
  'field limit',
  'unique person',
  'ex point',
  'wake up',
  'wakeup',
  'warm up',
  'summon',
  'summoned',
  'deck damage',
  'knocked down',
  'aggressive',
  'side step',
  'order step',
  'tax trash',
  'supporter',
  'deck bonus',
];
