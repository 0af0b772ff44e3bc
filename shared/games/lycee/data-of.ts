// The data of a card in this match, and what the rules look up in it most often.
import { fail } from '../../kernel/assert.ts';
import { type CardId, cardAt } from '../../kernel/card.ts';
import { digestsOf } from '../../kernel/digests.ts';
import type { Ability, Always, Auto, Basic, CardData, CharacterData, Trigger } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { AbilityAt, AbilityFrom, AbilityPath, Table } from './state.ts';

/** The data of a card number: the match's own definitions first, then the catalogue. */
export const dataOfNo = (table: Table, no: string): CardData => digestOf(table, no).data;
export const dataOf = (table: Table, card: CardId): CardData => dataOfNo(table, cardAt(table, card).no);

export interface At<T> {
  readonly ability: T;
  readonly path: AbilityPath;
}
/** What the rules ask of a card's abilities again and again, worked out once for each piece of data. */
interface Digest {
  readonly data: CardData;
  readonly basics: readonly At<Basic>[];
  readonly always: readonly At<Always>[];
  readonly autos: readonly At<Auto>[];
}
const basicPath = (index: number): AbilityPath => `basics.${index}`;
export const abilityPath = (index: number): AbilityPath => `abilities.${index}`;

function digest(data: CardData): Digest {
  const basics = data.type === 'character' ? data.basics : [];
  const abilities = data.abilities.map((ability, i) => ({ ability, path: abilityPath(i) }));
  return {
    data,
    basics: basics.map((ability, i) => ({ ability, path: basicPath(i) })),
    always: abilities.filter((one): one is At<Always> => one.ability.kind === 'always'),
    autos: abilities.filter((one): one is At<Auto> => one.ability.kind === 'auto'),
  };
}
const digestOf = digestsOf(CATALOGUE, digest);
const digestAt = (table: Table, card: CardId): Digest => digestOf(table, cardAt(table, card).no);

export const printedBasics = (table: Table, card: CardId): readonly At<Basic>[] => digestAt(table, card).basics;
export const alwaysOf = (table: Table, card: CardId): readonly At<Always>[] => digestAt(table, card).always;
/** Abilities of the card that wait for this. */
export const waitingFor = (table: Table, card: CardId, on: Trigger['on']): readonly At<Auto>[] =>
  digestAt(table, card).autos.filter(({ ability }) => ability.when.on === on);

export const isCharacter = (table: Table, card: CardId): boolean => dataOf(table, card).type === 'character';
/** The data of a card that stands on the field. */
export function characterOf(table: Table, card: CardId): CharacterData {
  const data = dataOf(table, card);
  return data.type === 'character' ? data : fail(`${data.no} is no character`);
}

/** Does it stand somewhere in the data of cards? */
export const isPlaced = (from: AbilityFrom | null): from is AbilityAt => from !== null && from.path !== 'gained';
/** A basic ability, or the ability of a card, at a path of its data such as `abilities.1.gives.0.basic`. */
export function abilityAt(table: Table, { no, path }: AbilityAt): Ability | Basic {
  return abilityIn(dataOfNo(table, no), path) ?? fail(`${no} has nothing at ${path}`);
}
export const isPath = (path: string): path is AbilityPath =>
  path.startsWith('basics.') || path.startsWith('abilities.');
export function abilityIn(data: CardData, path: string): Ability | Basic | undefined {
  let found: unknown = data;
  for (const part of path.split('.')) {
    if (found === null || typeof found !== 'object') return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found !== null && typeof found === 'object' && ('kind' in found || 'basic' in found)
    ? (found as Ability | Basic)
    : undefined;
}
/** Which line of the card's text an ability, or what stands inside it, is: basic abilities come first. */
export function lineOf(data: CardData, path: string): number | undefined {
  const [list, index] = path.split('.');
  if (index === undefined) return undefined;
  const basics = data.type === 'character' ? data.basics.length : 0;
  return list === 'basics' ? Number(index) : basics + Number(index);
}
