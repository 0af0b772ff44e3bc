// English words of Precious Memories: places, phases, declarations, and what is done.
import type { Declaration, Phase, Step } from '../../card-data.ts';
import type { Failure } from '../../happening.ts';
import { type Texts, under } from '../terms.ts';
import { EN_TERMS } from './terms.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  start: 'turn start',
  main: 'main phase',
  approach: 'approach phase',
  end: 'turn end',
};
const STEPS: Readonly<Record<Step, string>> = {
  approached: 'after the approach is declared',
  interference: 'interference',
  interfered: 'after the interference',
  judgement: 'exit judgement',
  approachOver: 'after the approach',
};
const KINDS: Readonly<Record<Declaration, string>> = {
  entry: 'entry',
  event: 'event',
  support: 'support card',
  text: 'text',
};
const FAILURES: Readonly<Record<Failure, string>> = {
  negated: 'it was negated',
  bearer: 'the character that it was to be set on is gone',
  identity: 'the same card is there already',
};

export const EN_NAMES: Texts = {
  ...under('phase', PHASES),
  ...under('step', STEPS),
  ...under('kind', KINDS),
  ...under('why', FAILURES),
  ...under('zone', EN_TERMS.zones),
  'zone.field': 'field',
  'slot.mainArea': 'Main area',
  'slot.supportArea': 'Support area',

  'action.enter': 'Enter',
  'action.play': 'Play',
  'action.set': 'Set',
  'action.use': 'Use',

  'part.modifier': 'an effect',

  'fault.deckSize': 'The deck has {{size}} cards and needs exactly {{needed}}.',
  'fault.copies':
    'The deck has {{amount}} cards with the number {{no}} ({{name}}); {{most}} are allowed, whatever their letters.',
  'fault.unknownCard': 'No card has the number {{no}}.',

  'reason.sevenPoints': 'The loser had seven points.',
  'reason.deckOut': 'The loser had no card left in the deck.',
  'reason.both': 'Both players had seven points or no card left in the deck.',
  'reason.conceded': 'The loser conceded.',
  'reason.absence': 'The loser stayed away too long.',
  'reason.noResult': 'The match could not go on after a fault or a change of its rules; it counts for nobody.',
  'winner.draw': 'nobody, it is a draw',
  'winner.none': 'nobody, there is no result',
};
