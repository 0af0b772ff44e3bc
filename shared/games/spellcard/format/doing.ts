// What a declaration does as a file writes it: targets, attack, effect, and what it answers; skills.
import { either, fields, flag, list, whole, word } from '../../../kernel/scenario/format.ts';
import { DAMAGE_TYPES, DECLARATIONS, SPEEDS, type Words } from '../card-data.ts';
import { EFFECTS } from './effect.ts';
import { AMOUNT, NAMING, some } from './select.ts';
import { inWords, words } from './words.ts';

export const ATTACK = fields({
  type: word(DAMAGE_TYPES, 'The type of its damage.'),
  power: AMOUNT.describe('Its power.'),
  on: either('that is a number or "all"', [
    some('On so many different enemies; 1, unless told otherwise.'),
    word(['all'], 'On all enemies.'),
  ]).exactOptional(),
}).meta({ id: 'spellcard-attack', description: 'An attack: on one living enemy, on several, or on all.' });

export const ANSWERING = fields({
  of: list(word(DECLARATIONS, 'A kind.'), 'Declarations of these kinds.', 4).exactOptional(),
  attack: word(['any', ...DAMAGE_TYPES], 'Such that attack, with any type or with this one.').exactOptional(),
  by: word(['foe'], 'Those of the other player.').exactOptional(),
  atYours: flag('Such that name a character of the answering player as a target.').exactOptional(),
}).meta({
  id: 'spellcard-answering',
  description: 'The declarations that an instant one answers: every field narrows.',
});

export const DOING = {
  targets: list(NAMING, 'What is named with the declaration.', 10).exactOptional(),
  attack: ATTACK.exactOptional(),
  effect: EFFECTS.describe('What it does, step by step; nothing, unless told otherwise.').default([]),
  answers: ANSWERING.exactOptional(),
};
export const speed = word(SPEEDS, 'When it may be used; active, unless told otherwise.').default('active');
export const hp = whole('The HP that it costs its user.', 1, 99).exactOptional();

/** More than anybody has. */
const UNPAYABLE = 99;
export const SKILL = fields({
  name: words('a name is a text or {"en": NAME}', 'Its name; Skill, unless told otherwise.', 100).default('Skill'),
  speed,
  spirit: whole('The spirit that it costs; 1, unless told otherwise.', 0, UNPAYABLE).default(1),
  hp,
  ...DOING,
})
  .transform(({ name, ...skill }): { name: Words } & typeof skill => ({ name: inWords(name), ...skill }))
  .meta({ id: 'spellcard-skill', description: 'The skill of a character.' });
/** Of a character that is told without one. */
export const NO_SKILL = { name: 'Skill', speed: 'active', spirit: UNPAYABLE, effect: [] } as const;
