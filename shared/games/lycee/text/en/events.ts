// English words of Lycee: the sentences of the log. An empty text is a happening without a line of its own.
import { AREA_ON, CELLS, ITEM_ON, ITEMS, type Pile } from '../../card-data.ts';
import { type Texts, textsByCell } from '../terms.ts';
import { EN_TERMS } from './terms.ts';

const { cells } = EN_TERMS;
/** From where characters enter the field; from cell to cell they move. */
const OFF_FIELD = ['deck', 'hand', 'dustBox', 'outOfGame', 'chain'] as const satisfies readonly Pile[];
const ENTERING: Texts = Object.fromEntries(
  OFF_FIELD.flatMap((from) =>
    CELLS.map((cell) => [`event.moved.${from}.${cell}`, `{{cards}} enters the field: ${cells[cell]}`]),
  ),
);
/** Between cells of different sides nobody moves without being taken over; an item goes with its character. */
const TAKEN_OVER: Texts = Object.fromEntries(
  CELLS.flatMap((from) =>
    CELLS.map((cell) => [`event.movedAcross.${from}.${cell}`, `{{toSeat}} takes over {{cards}}: ${cells[cell]}`]),
  ),
);
const ALONG: Texts = Object.fromEntries(ITEMS.flatMap((from) => ITEMS.map((to) => [`event.moved.${from}.${to}`, ''])));
/** What a declaration is aimed at, where it is at anything. */
const NAMED = "[[, naming {{targets}}]][[: {{cellSeat}}'s {{cell}}]]";

export const EN_EVENTS: Texts = {
  'event.turnBegan': 'Turn {{turn}}: {{seat}}',
  'event.phaseBegan': '{{phase}}',
  'event.firstPlayerChosen': '{{seat}} takes the first turn',
  'event.firstPlayerChosen.random': '{{seat}} takes the first turn, by lot',
  'event.firstPlayerChosen.agree': '{{seat}} takes the first turn',
  'event.firstPlayerChosen.rockPaperScissors': '{{seat}} takes the first turn',
  'event.throwMade': 'Thrown: {{hands}}',
  'event.cut_zero': "{{by}} leaves {{seat}}'s deck as it is",
  'event.cut_one': "{{by}} cuts {{seat}}'s deck by {{amount}} card",
  'event.cut_other': "{{by}} cuts {{seat}}'s deck by {{amount}} cards",
  'event.mulliganed.kept': '{{seat}} keeps the opening hand',
  'event.mulliganed.again': '{{seat}} shows a hand without a character, shuffles it back and draws again',
  'event.mulliganed': '{{seat}} has looked at the opening hand',
  'event.ended': 'The match is over. Winner: {{winner}}. {{reason}}',

  'event.declared': `{{seat}} declares {{card}}${NAMED}`,
  'event.declared.summon': '{{seat}} declares to summon {{card}}: {{cell}}',
  'event.declared.item': '{{seat}} declares to equip {{targets}} with {{card}}',
  'event.declared.area': "{{seat}} declares to place {{card}}: {{cellSeat}}'s {{cell}}",
  'event.declared.attack': "{{seat}} declares an attack by {{card}}: {{cellSeat}}'s {{cell}}",
  'event.declared.ability': `{{seat}} declares a special ability of {{card}}${NAMED}`,
  'event.declared.basic': '{{seat}} declares a basic ability of {{card}}[[: {{cell}}]][[, with {{targets}}]]',
  'event.declared.support': '{{seat}} declares support of {{targets}} by {{card}}',
  'event.costEventUsed_one': '{{seat}} declares {{card}} as a cost: {{amount}} {{attribute}} point',
  'event.costEventUsed_other': '{{seat}} declares {{card}} as a cost: {{amount}} {{attribute}} points',
  'event.resolved': '',
  'event.resolved.event': '{{card}} resolves',
  'event.resolved.ability': 'The special ability of {{card}} resolves',
  'event.failed': 'The declaration of {{card}} comes to nothing: {{why}}',
  'event.failed.attack': 'The attack by {{card}} comes to nothing: {{why}}',
  'why.target': 'its target is lost',
  'why.cell': 'its cell is taken',
  'why.person': 'this person is on the field already',
  'why.cost': 'its cost cannot be paid',
  'why.negated': 'it was negated',
  'why.attacker': 'the attacker is none any more',
  'why.source': 'the character is gone',

  'event.battleBegan': "Battle: {{attacker}} attacks {{seat}}'s {{cell}}",
  'event.defended': '{{defender}} defends',
  'event.undefended': '{{seat}} declares no defender',
  'event.supported': '{{supporter}} supports {{battler}}[[, AP{{ap.signed}}]][[, DP{{dp.signed}}]]',
  'event.fought': 'Battle outcome: {{attacker}} against {{defender}}',
  'event.downed': 'Knocked down: {{cards}}',
  'event.deckDamaged': "{{by}} deals {{amount}} damage to {{seat}}'s deck",
  'event.battleEnded': '',
  'event.abilityUsed': '{{seat}} carries out an ability of {{no}}',
  'event.abilityUsed.bonus': '{{seat}} carries out the Bonus of {{no}}',
  'event.abilityUsed.deckBonus': '{{seat}} carries out the Deck Bonus of {{no}}',
  'event.abilityUsed.penalty': '{{seat}} carries out the Penalty of {{no}}',
  'event.taxSettled.paid': '{{seat}} pays {{tax}} of {{card}}',
  'event.taxSettled.unpaid': '{{seat}} does not pay {{tax}} of {{card}}',
  'event.taxSettled': '{{seat}} settles {{tax}} of {{card}}',

  'event.moved.deck.hand': '{{seat}} takes {{cards}} from the deck',
  'event.moved.deck.dustBox': '{{seat}} discards {{cards}} from the deck',
  'event.moved.hand.dustBox': '{{seat}} discards {{cards}}',
  'event.moved.hand.deck': '{{seat}} puts {{cards}} from the hand into the deck',
  'event.moved.dustBox.hand': '{{seat}} takes {{cards}} from the dust box',
  'event.moved.dustBox.deck': '{{seat}} puts {{cards}} from the dust box into the deck',
  'event.moved.to.chain': '',
  'event.moved.to.hand_one': '{{cards}} returns to hand',
  'event.moved.to.hand_other': '{{cards}} return to hand',
  'event.moved.to.deck_one': '{{cards}} goes into the deck',
  'event.moved.to.deck_other': '{{cards}} go into the deck',
  'event.moved.to.dustBox_one': '{{cards}} goes to the dust box',
  'event.moved.to.dustBox_other': '{{cards}} go to the dust box',
  'event.moved.to.outOfGame_one': '{{cards}} is removed from the game',
  'event.moved.to.outOfGame_other': '{{cards}} are removed from the game',
  ...ENTERING,
  ...TAKEN_OVER,
  ...ALONG,
  ...textsByCell((cell) => [`event.moved.to.${cell}`, `{{cards}} moves to the ${cells[cell]}`]),
  ...textsByCell((cell) => [`event.moved.to.${AREA_ON[cell]}`, `{{cards}} is placed on {{toSeat}}'s ${cells[cell]}`]),
  ...textsByCell((cell) => [
    `event.moved.to.${ITEM_ON[cell]}`,
    `{{cards}} is equipped to {{toSeat}}'s character: ${cells[cell]}`,
  ]),
  'event.turned.ready': 'Ready: {{cards}}',
  'event.turned.acted': 'Acted: {{cards}}',
  'event.shuffled': '{{seat}} shuffles the {{zone}}',
};
