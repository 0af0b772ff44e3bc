// The data of a card in this match, and what the rules look up in it most often.
import { fail } from '../../kernel/assert.ts';
import { type CardId, cardAt } from '../../kernel/card.ts';
import { digestsOf } from '../../kernel/digests.ts';
import type { CardData, CharacterData, Doing, EquipmentData, Gift } from './card-data.ts';
import { CATALOGUE } from './cards/catalogue.ts';
import type { SpellcardLink, Table } from './state.ts';

const digestOf = digestsOf(CATALOGUE, (data: CardData) => data);

/** The data of a card number: the match's own definitions first, then the catalogue. */
export const dataOfNo = (table: Table, no: string): CardData => digestOf(table, no);
export const dataOf = (table: Table, card: CardId): CardData => dataOfNo(table, cardAt(table, card).no);

export function characterOf(table: Table, card: CardId): CharacterData {
  const data = dataOf(table, card);
  return data.type === 'character' ? data : fail(`${data.no} is no character`);
}
export function equipmentOf(table: Table, card: CardId): EquipmentData {
  const data = dataOf(table, card);
  return data.type === 'equipment' ? data : fail(`${data.no} is no equipment`);
}
/** What equipment gives its bearer, and an environment everybody. */
export function giftsOf(table: Table, card: CardId): readonly Gift[] {
  const data = dataOf(table, card);
  return 'gives' in data ? data.gives : [];
}

/** What a declaration does; undefined of a normal attack and of an environment, which only comes to lie on the table. */
export function doingOf(table: Table, { kind, no }: Pick<SpellcardLink, 'kind' | 'no'>): Doing | undefined {
  const data = dataOfNo(table, no);
  if (data.type === 'character') return kind === 'skill' ? data.skill : undefined;
  return 'effect' in data ? data : undefined;
}
