// Every card that Playmat ships for this game, by number, and what the table shows of a card's print.
import type { CardPrint } from '../../../kernel/game.ts';
import type { CardData } from '../card-data.ts';
import { EQUIPMENT } from './goods/equipment.ts';
import { LASTING } from './goods/lasting.ts';
import { ONCE } from './goods/once.ts';
import { PLACES } from './goods/places.ts';
import { POWER } from './goods/power.ts';
import { JUNO, YSOLDE } from './harbour/lights.ts';
import { GANNET, NERYS } from './harbour/tides.ts';
import { CORVIN, ODILE, PIA } from './night-post/counter.ts';
import { NEMO, TOBIN } from './night-post/couriers.ts';
import { BRASSWEN, HARK, LINDEN } from './orchard/growers.ts';

const SETS: readonly (readonly CardData[])[] = [
  ODILE,
  TOBIN,
  YSOLDE,
  HARK,
  NERYS,
  CORVIN,
  BRASSWEN,
  PIA,
  GANNET,
  JUNO,
  LINDEN,
  NEMO,
  [POWER],
  ONCE,
  LASTING,
  PLACES,
  EQUIPMENT,
];

export const CATALOGUE: ReadonlyMap<string, CardData> = new Map(SETS.flat().map((card) => [card.no, card]));

const titleOf = (no: string): CardPrint['subtitle'] => CATALOGUE.get(no)?.name;

/** What the client draws of a card (section 1): a spell card has its owner's name under its own and its colour. */
export function printOf(card: CardData): CardPrint {
  const subtitle = card.type === 'character' ? card.title : card.type === 'spell' ? titleOf(card.owner) : undefined;
  return {
    no: card.no,
    name: card.name,
    ...(subtitle && { subtitle }),
    type: card.type,
    color: colorOf(card),
    rarity: card.rarity,
    ...(card.flavor && { flavor: card.flavor }),
    numbers: numbersOf(card),
    traits: traitsOf(card),
    icons: iconsOf(card),
  };
}

function colorOf(card: CardData): string {
  if (card.type === 'character') return card.color;
  const owner = card.type === 'spell' ? CATALOGUE.get(card.owner) : undefined;
  return owner?.type === 'character' ? owner.color : 'grey';
}

function numbersOf(card: CardData): Record<string, number> {
  if (card.type === 'character') {
    const { hp, spirit, regen, atk, def, flight } = card;
    return { hp, spirit, regen, atk, def, flight };
  }
  if (card.type === 'power') return {};
  const spirit = card.type === 'spell' ? card.spirit : undefined;
  const power = 'attack' in card ? card.attack?.power : undefined;
  return {
    p: card.p,
    ...(spirit !== undefined && { spirit }),
    ...(typeof power === 'number' && { power }),
  };
}

/** Whose spell card it is, where equipment is worn, what sort of item it is. */
function traitsOf(card: CardData): string[] {
  if (card.type === 'spell') return [card.owner];
  if (card.type === 'equipment') return [card.slot];
  return card.type === 'item' ? [card.kind] : [];
}

function iconsOf(card: CardData): string[] {
  if (card.type === 'power') return [];
  if (card.type === 'character') return [card.atkType, card.skill.speed];
  if (card.type === 'equipment') return [card.slot];
  const attack = 'attack' in card ? card.attack : undefined;
  return [
    ...(card.type === 'item' ? [card.kind] : []),
    ...(attack === undefined ? [] : [attack.type]),
    card.speed,
    ...(card.final ? ['final'] : []),
    ...(card.unique ? ['unique'] : []),
    ...('ritual' in card && card.ritual !== undefined ? ['ritual'] : []),
    ...('exclusive' in card && card.exclusive !== undefined ? ['exclusive'] : []),
  ];
}
