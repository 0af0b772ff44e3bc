// English words of Spellcard: places, phases, declarations, and what is done.
import type { Declaration, Phase, Stance } from '../../card-data.ts';
import type { Affliction, Failure } from '../../happening.ts';
import { type Texts, under } from '../terms.ts';
import { EN_TERMS } from './terms.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  start: 'start phase',
  draw: 'draw phase',
  action: 'action phase',
  end: 'end phase',
};
const KINDS: Readonly<Record<Declaration, string>> = {
  attack: 'normal attack',
  skill: 'skill',
  spell: 'spell card',
  item: 'item',
};
const STANCES: Readonly<Record<Stance, string>> = { guard: 'guarding', busy: 'busy' };
const FAILURES: Readonly<Record<Failure | 'silence' | 'casterOut', string>> = {
  negated: 'it was negated',
  userOut: 'whoever used it is out of battle',
  targetsGone: 'its targets are gone',
  declined: 'its player does not want it',
  silence: 'its caster is silenced',
  casterOut: 'its caster is out of battle',
};
const AFFLICTIONS: Readonly<Record<Affliction, string>> = {
  up: 'strengthened',
  down: 'weakened',
  poison: 'poison',
  silence: 'silence',
  forbidden: 'restricted',
};

export const EN_NAMES: Texts = {
  ...under('phase', PHASES),
  ...under('kind', KINDS),
  ...under('kind', EN_TERMS.damage),
  ...under('kind', EN_TERMS.kinds),
  'kind.effect': 'an effect',
  'kind.cost': 'a cost',
  'kind.poison': 'poison',
  ...under('stance', STANCES),
  ...under('why', FAILURES),
  ...under('what', AFFLICTIONS),
  ...under('zone', EN_TERMS.zones),
  'slot.weapon': 'Weapon',
  'slot.armour': 'Armour',
  'slot.terrain': 'Terrain',
  'slot.weather': 'Weather',

  'label.owner': 'Spell card of {{name}}',
  'label.bearer': 'On {{name}}',
  'label.due': 'Due at the end of turn {{turn}}',
  'label.until': 'Until the end of turn {{turn}}',
  'label.acted': 'Has acted in this turn',
  'label.used': 'Used already in this match: only a Power card',

  'action.attack': 'Attack',
  'action.skill': 'Use skill',
  'action.spell': 'Use',
  'action.item': 'Use',
  'action.equip': 'Equip',

  'detail.attack': '1 spirit, and any Power cards for +1 each',
  'detail.spell': '{{text}}',
  'detail.item': '{{text}}',
  'detail.equip': '{{text}}',

  'part.printed': 'printed',
  'part.equipment': 'equipment',
  'part.environment': 'environment',
  'part.change': 'an effect',

  'fault.unknownCard': 'No card has the number {{no}}.',
  'fault.deckSize': 'The deck has {{size}} cards and needs exactly {{needed}}.',
  'fault.copies': 'The deck has {{amount}} cards of the name {{name}} ({{no}}); {{most}} are allowed.',
  'fault.characterInDeck': 'Characters do not belong in the deck: {{no}}.',
  'fault.noTrio':
    'The deck needs {{needed}} spell cards for each of {{characters}} characters; it has as many for {{found}} of them.',
  'fault.notForTrio': 'The deck has too few spell cards for the three characters that were chosen.',

  'reason.allOut': 'All three characters of the loser are out of battle.',
  'reason.deckAndHandOut': 'The loser had no card left in deck and hand.',
  'reason.both': 'Both players lost at the same time.',
  'reason.conceded': 'The loser conceded.',
  'reason.absence': 'The loser stayed away too long.',
  'reason.noResult': 'The match could not go on after a fault or a change of its rules; it counts for nobody.',
  'winner.draw': 'nobody, it is a draw',
  'winner.none': 'nobody, there is no result',
};
