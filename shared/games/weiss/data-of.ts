// The data of a card in this match, and what the rules look up in it most often.

import { assert } from '../../kernel/assert.ts';
import { type CardId, cardAt } from '../../kernel/card.ts';
import type { Ability, CardData, Cont, Trigger } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { Table } from './state.ts';

/** The data of a card number: the match's own definitions first, then the catalogue. */
export function dataOfNo(table: Table, no: string): CardData {
  const data = table.defined[no] ?? CATALOGUE.get(no);
  assert(data !== undefined, `no card has the number ${no}`);
  return data;
}
export const dataOf = (table: Table, card: CardId): CardData => dataOfNo(table, cardAt(table, card).no);

interface Digest {
  readonly continuous: readonly Cont[];
  /** Paths of triggered abilities by what they wait for. */
  readonly waiting: ReadonlyMap<Trigger['on'], readonly string[]>;
}
const NOTHING: readonly string[] = [];
const digests = new WeakMap<CardData, Digest>();

/** What the rules ask of a card's abilities again and again, worked out once for each piece of data. */
function digestOf(data: CardData): Digest {
  const known = digests.get(data);
  if (known !== undefined) return known;
  const waiting = new Map<Trigger['on'], string[]>();
  for (const [i, ability] of data.abilities.entries()) {
    if (ability.kind === 'auto') waiting.set(ability.when.on, [...(waiting.get(ability.when.on) ?? []), String(i)]);
  }
  const digest = { continuous: data.abilities.filter((ability) => ability.kind === 'cont'), waiting };
  digests.set(data, digest);
  return digest;
}

export const continuousOf = (table: Table, card: CardId): readonly Cont[] => digestOf(dataOf(table, card)).continuous;
export const waitingFor = (data: CardData, on: Trigger['on']): readonly string[] =>
  digestOf(data).waiting.get(on) ?? NOTHING;

/** The ability at a path of a card's data. */
export function abilityAt(data: CardData, path: string): Ability {
  const ability = data.abilities[Number(path)];
  assert(ability !== undefined, `${data.no} has no ability ${path}`);
  return ability;
}
