// What a card's data could say wrong though every field is right: names that nothing binds, words that mean nothing there.
import type { CardFault } from '../../kernel/scenario/bench.ts';
import type { CardData, CharacterData, Gift, ItemData, SpellData } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import { doingFaults, eachFaults, type Names } from './checks/doing.ts';
import { faultIf, isChange, isWhole, type Path } from './checks/scope.ts';

/** `isName` knows the names of cards; a card that a file defines without a number has its name as its number. */
export function faultsOfCard(card: CardData, isName: (name: string) => boolean): CardFault[] {
  const names: Names = { isName, isCharacter: (no) => CATALOGUE.get(no)?.type === 'character' || isName(no) };
  switch (card.type) {
    case 'character':
      return characterFaults(card, names);
    case 'spell':
      return spellFaults(card, names);
    case 'equipment':
      return [...wholeFaults(card, ['p'], 0), ...giftFaults(card.gives)];
    case 'item':
      return [...wholeFaults(card, ['p'], 0), ...itemFaults(card, names)];
    default:
      return [];
  }
}

const wholeFaults = <Key extends string>(
  of: Readonly<Partial<Record<Key, number>>>,
  keys: readonly Key[],
  least: number,
  path: Path = [],
): CardFault[] =>
  keys.flatMap((key) => {
    const value = of[key];
    const isWrong = value !== undefined && !isWhole(value, least);
    return faultIf(isWrong, [...path, key], `"${key}" is a whole number, ${least} or more`);
  });

function characterFaults(card: CharacterData, names: Names): CardFault[] {
  const at = ['skill'];
  const { skill } = card;
  return [
    ...wholeFaults(card, ['hp'], 1),
    ...wholeFaults(card, ['spirit', 'regen', 'atk', 'def', 'flight'], 0),
    ...wholeFaults(skill, ['spirit'], 0, at),
    ...wholeFaults(skill, ['hp'], 1, at),
    ...doingFaults(skill, at, true, names),
  ];
}

function spellFaults(card: SpellData, names: Names): CardFault[] {
  return [
    ...faultIf(!names.isCharacter(card.owner), ['owner'], `no character has the number "${card.owner}" (1.5)`),
    ...wholeFaults(card, ['p', 'spirit'], 0),
    ...wholeFaults(card, ['hp', 'ritual'], 1),
    ...faultIf(
      card.ritual !== undefined && card.speed === 'instant',
      ['ritual'],
      'a ritual is begun in the own action phase, so that it is active (4.6)',
    ),
    ...doingFaults(card, [], true, names),
  ];
}

function itemFaults(card: ItemData, names: Names): CardFault[] {
  if ('gives' in card)
    return [
      ...faultIf(card.speed === 'instant', ['speed'], 'an environment is active: it is laid in the own action phase'),
      ...giftFaults(card.gives),
      ...eachFaults(card.each ?? [], ['each'], names),
    ];
  const { exclusive = [], user } = card;
  const characters = exclusive.map(({ character }) => character);
  return [
    ...faultIf(
      exclusive.length > 0 && !user,
      ['exclusive'],
      'an exclusive effect is for a character that uses the card: "user" (1.11)',
    ),
    ...characters.flatMap((no, i) => [
      ...faultIf(!names.isCharacter(no), ['exclusive', i, 'character'], `no character has the number "${no}" (1.11)`),
      ...faultIf(characters.indexOf(no) < i, ['exclusive', i], `"${no}" has one exclusive effect of a card`),
    ]),
    ...doingFaults(card, [], user === true, names),
  ];
}

const giftFaults = (gives: readonly Gift[]): CardFault[] =>
  gives.flatMap((gift, i) =>
    faultIf('by' in gift && !isChange(gift.by), ['gives', i, 'by'], 'what is given is a whole number other than 0'),
  );
