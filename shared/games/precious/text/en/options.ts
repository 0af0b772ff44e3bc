// English words of Precious Memories: starter decks, options of a match and small answers.
import type { Texts } from '../terms.ts';

export const EN_OPTIONS: Texts = {
  'deck.tidepool-radio': 'Arranges its draws, spends points twice and holds firm.',
  'deck.last-bus-to-vega': 'Cheap passengers, and second approaches.',
  'deck.marble-arcade': 'Arms its toys with support cards and comes back late.',
  'option.yes': 'Yes',
  'option.firstPlayer': 'First turn',
  'option.firstPlayer.random': 'By lot',
  'option.firstPlayer.agree': 'By agreement, else by lot',
  'option.firstPlayer.rockPaperScissors': 'Rock, paper, scissors',
  'option.textLimit': 'Once a turn is used',
  'option.textLimit.perText': 'Each text of a character',
  'option.textLimit.perCharacter': 'One text of a character',
  'option.rock': 'Rock',
  'option.paper': 'Paper',
  'option.scissors': 'Scissors',
};
