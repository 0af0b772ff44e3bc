// English words of Spellcard: what each word of its cards means.
import type { Keywords } from '../keywords.ts';

export const EN_KEYWORDS: Keywords = {
  active: 'Active: used in your own action phase only.',
  instant: 'Instant: used in answer to a declaration in either turn, and in your own action phase.',
  final: 'Final: once it is declared nobody may answer any more. What was declared before it still takes effect.',
  unique:
    'Unique: used once in the whole match, by whichever player comes first. After that every copy is only a Power card.',
  exclusive: 'Exclusive: this part is done only if the named character uses the card, and only if its player wants it.',
  ritual:
    'Ritual: it takes effect in the end phase of a later turn, the next one where it is 1. In this turn its caster does nothing else. Only silence on the caster breaks it, and the cost stays paid.',
  silence: 'Silence: no spell cards can be used, and a ritual in preparation breaks.',
  graze:
    'Dodging: spirit takes points off a danmaku or bombard attack, never more points than flight. A busy character pays 1 spirit for each point, a guarding one 1 spirit in all.',
  guard:
    'Guard: how a character stands in the enemy turn after a turn without an action. It is hit less and dodges for 1 spirit in all.',
  busy: 'Busy: how a character stands that has acted, and every character in its own turn.',
  strike:
    'Strike: on a busy character ATK - DEF + 1 damage, at least 1. On a guarding one 1 damage if ATK is more than DEF, else none. It cannot be dodged.',
  danmaku: 'Danmaku: damage as high as ATK, whatever the DEF, less what is dodged.',
  bombard:
    'Bombard: what is dodged is taken off ATK, then it hits a busy character as a strike does. On a guarding one it is 2 damage if what is left is more than DEF, else none.',
  absolute: 'Absolute: damage as high as ATK. No defence, no dodging, no guard.',
  power: 'Power card: discarded it pays 1 P, or gives an attack +1 when that is declared. A deck may hold any number.',
  weapon: 'Weapon: a character has one. A new one sends the old one to the discard pile.',
  armour: 'Armour: a character has one. A new one sends the old one to the discard pile.',
  terrain: 'Terrain: it stays on the table and works for both sides until another terrain comes.',
  weather: 'Weather: it stays on the table and works for both sides until another weather comes.',
  barrier:
    'Last-ditch barrier: when an enemy attack would bring a character to 0 HP, its player may discard one of its spell cards, then the attacker one of its own, and so on. If the attacker gives up first, the character stays with 1 HP.',
  charm: 'Barrier charm: discarded from the hand it stands in for a spell card when you defend by a barrier.',
  ward: 'Ward: so much is taken off the damage of each attack, but not of an absolute one.',
  poison: 'Poison: in each start phase the character loses so many HP. No barrier helps against it.',
  chain:
    'Chain: declarations are answered in turn, the opponent first, until both pass. Then the last one takes effect first.',
  unprinted: 'A spell card without a printed spirit cost costs 1 spirit, unless the match says otherwise.',
  must: 'Must: what a text does its player may decline, all of it together, except what it says you must do.',
};
