// English words of Lycee: starter decks, options of a match and small answers.
import type { Texts } from '../terms.ts';

export const EN_OPTIONS: Texts = {
  'deck.eleven-minutes-slow': 'Holds the other side up.',
  'deck.stair-street-honey': 'Backs whoever fights.',
  'deck.good-morning-cumulus': 'Attacks on arrival.',
  'option.yes': 'Yes',
  'option.firstPlayer': 'First turn',
  'option.firstPlayer.random': 'By lot',
  'option.firstPlayer.agree': 'By agreement, else by lot',
  'option.firstPlayer.rockPaperScissors': 'Rock, paper, scissors',
  'option.pay': 'Costs are paid',
  'option.pay.declaration': 'When declaring',
  'option.pay.resolution': 'When the declaration resolves',
  'option.mulligan': 'Mulligan',
  'option.mulligan.none': 'None',
  'option.mulligan.noCharacter': 'Of a hand without characters',
  'option.skipSupportWhenUnblocked': 'Support step without a defender',
  'option.skipSupportWhenUnblocked.false': 'Held',
  'option.skipSupportWhenUnblocked.true': 'Skipped',
  'option.rock': 'Rock',
  'option.paper': 'Paper',
  'option.scissors': 'Scissors',
};
