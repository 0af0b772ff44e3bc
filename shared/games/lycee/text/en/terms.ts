// English words of Lycee: what things are called.
import type { Terms } from '../terms.ts';

const ATTRIBUTES = { snow: 'snow', moon: 'moon', flower: 'flower', cloud: 'cloud', sun: 'sun', star: 'star' } as const;

export const EN_TERMS: Terms = {
  pips: ATTRIBUTES,
  attributes: ATTRIBUTES,
  types: { character: 'character', event: 'event', item: 'item', area: 'area' },
  states: { ready: 'ready', acted: 'acted' },
  values: { ap: 'AP', dp: 'DP', sp: 'SP', ex: 'EX', cost: 'cost' },
  costOf: (pip) => `cost: ${pip}`,
  basics: {
    dash: 'Dash',
    aggressive: 'Aggressive',
    step: 'Step',
    sideStep: 'Side Step',
    orderStep: 'Order Step',
    jump: 'Jump',
    touch: 'Touch',
    escape: 'Escape',
    sideAttack: 'Side Attack',
    taxTrash: 'Tax-Trash',
    taxWakeup: 'Tax-Wakeup',
    supporter: 'Supporter',
    attacker: 'Attacker',
    defender: 'Defender',
    bonus: 'Bonus',
    deckBonus: 'Deck Bonus',
    penalty: 'Penalty',
  },
  declarations: {
    summon: 'summon',
    item: 'item',
    area: 'area',
    attack: 'attack',
    event: 'event',
    ability: 'special ability',
    basic: 'basic ability',
    support: 'support',
  },
  piles: {
    deck: 'deck',
    hand: 'hand',
    dustBox: 'dust box',
    outOfGame: 'out of the game',
    chain: 'declarations',
  },
  cells: {
    AL: 'attack row, left',
    AC: 'attack row, centre',
    AR: 'attack row, right',
    DL: 'defence row, left',
    DC: 'defence row, centre',
    DR: 'defence row, right',
  },
  rows: { 'AL.AC.AR': 'attack row', 'DL.DC.DR': 'defence row', 'AL.AC.AR.DL.DC.DR': 'any cell' },
};
