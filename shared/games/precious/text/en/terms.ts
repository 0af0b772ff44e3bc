// English words of Precious Memories: what things are called.
import type { Terms } from '../terms.ts';

export const EN_TERMS: Terms = {
  colors: { red: 'red', green: 'green', yellow: 'yellow', blue: 'blue' },
  payments: { any: 'any', shared: 'its colour or work' },
  types: { character: 'character', event: 'event', support: 'support' },
  states: { active: 'active', resting: 'resting', faceUp: 'face up', faceDown: 'face down' },
  values: { ap: 'AP', dp: 'DP', cost: 'cost', source: 'source' },
  keywords: { active: 'Active', natural: 'Natural', break: 'Break (!)', forcedApproach: 'Forced Approach' },
  timings: {
    main: 'Main',
    approach: 'Approach',
    own: 'Own',
    opponent: 'Opponent',
    both: 'Both',
    interrupt: 'Interrupt',
  },
  zones: {
    deck: 'deck',
    hand: 'hand',
    trash: 'trash',
    mainArea: 'main area',
    supportArea: 'support area',
    set: 'support cards',
    pointArea: 'point area',
    play: 'declared cards',
  },
};
