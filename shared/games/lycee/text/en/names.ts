// English words of Lycee: places, phases, declarations, and what is done.
import { AREA_ON, ITEM_ON, type Phase, type Step } from '../../card-data.ts';
import { type Texts, textsByCell, under } from '../terms.ts';
import { EN_TERMS } from './terms.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  start: 'start phase',
  main: 'main phase',
  end: 'end phase',
};
const STEPS: Readonly<Record<Step, string>> = {
  duties: 'start of the turn',
  wakeUp: 'wake-up',
  warmUp: 'warm-up',
  defender: 'declaring a defender',
  support: 'support step',
  outcome: 'battle outcome',
};
const { cells } = EN_TERMS;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const EN_NAMES: Texts = {
  ...under('phase', PHASES),
  ...under('step', STEPS),
  ...under('kind', EN_TERMS.declarations),
  ...under('zone', EN_TERMS.piles),
  ...under('zone', cells),
  ...textsByCell((cell) => [`slot.${cell}`, capital(cells[cell])]),
  ...textsByCell((cell) => [`zone.${AREA_ON[cell]}`, `area on the ${cells[cell]}`]),
  ...textsByCell((cell) => [`zone.${ITEM_ON[cell]}`, `item on the ${cells[cell]}`]),
  'zone.field': 'field',

  'tax.taxTrash': EN_TERMS.basics.taxTrash,
  'tax.taxWakeup': EN_TERMS.basics.taxWakeup,

  'action.summon': 'Summon',
  'action.equip': 'Equip',
  'action.place': 'Place',
  'action.attack': 'Attack',
  'action.use': 'Use',
  'action.move': 'Use',
  'action.support': 'Support',
  'action.supporter': 'Support as Supporter',
  'action.declareAsCost': 'Declare as a cost',

  'part.modifier': 'an effect',
  'part.support': 'support',

  'fault.deckSize': 'The deck has {{size}} cards and needs exactly {{needed}}.',
  'fault.copies': 'The deck has {{amount}} cards named {{name}}; {{most}} are allowed, whatever their types.',
  'fault.unknownCard': 'No card has the number {{no}}.',

  'reason.deckOut': 'The loser had no card left in the deck.',
  'reason.bothDeckOut': 'Neither player had a card left in the deck.',
  'reason.conceded': 'The loser conceded.',
  'reason.absence': 'The loser stayed away too long.',
  'reason.noResult': 'The match could not go on after a fault or a change of its rules; it counts for nobody.',
  'winner.draw': 'nobody, it is a draw',
  'winner.none': 'nobody, there is no result',
};
