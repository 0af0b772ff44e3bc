// The lines of a card, as every language composes them: what it costs, then what it does.
import type {
  Answering,
  CardData,
  CharacterData,
  Doing,
  Effect,
  EquipmentData,
  Gift,
  ItemData,
  Skill,
  SpellData,
} from '../card-data.ts';
import type { Line } from '../data-paths.ts';
import type { Sentence, Speaker } from './plan.ts';
import { planDoing, planEffect } from './plan-effect.ts';
import { newScope } from './scope.ts';

/** How a language words the parts of a line. */
export interface PhraseBook {
  /** 《Name》, speed and costs of a skill, before its text. */
  skillHead(skill: Skill, name: string): string;
  spellHead(spell: SpellData, owner: string): string;
  equipmentHead(equipment: EquipmentData): string;
  itemHead(item: ItemData): string;
  readonly power: string;
  readonly charm: string;
  answers(answers: Answering): string;
  /** Whole sentences. */
  text(sentences: readonly Sentence[], speaker: Speaker): string;
  gift(gift: Gift, speaker: Speaker): string;
  /** Before what an environment does in each start phase. */
  each(text: string): string;
  exclusive(name: string, text: string): string;
  /** Between sentences; a space where the script has any. */
  readonly gap: string;
}
/** Names of cards in the language of the text, by number or by English name. */
export type NameIn = (name: string) => string;

export function lineText(book: PhraseBook, card: CardData, line: Line, nameIn: NameIn): string {
  if (typeof line === 'object') return listedText(book, card, line, nameIn);
  switch (line) {
    case 'skill':
      return card.type === 'character' ? skillText(book, card) : '';
    case 'power':
    case 'charm':
      return book[line];
    case 'head':
      return headText(book, card, nameIn);
    case 'effect':
      return 'effect' in card ? doingText(book, card, card.type === 'spell' ? 'spell' : 'item') : '';
    case 'each': {
      const effect = 'each' in card ? (card.each ?? []) : [];
      return book.each(book.text(planEffect(effect, newScope()), { of: 'environment' }));
    }
  }
}

/** It goes on speaking of what the text before it has named. */
function planExclusive(card: CardData, effect: readonly Effect[]): Sentence[] {
  if (!('effect' in card)) return [];
  const scope = newScope(card.attack);
  planDoing(card, scope);
  scope.last = undefined;
  return planEffect(effect, scope);
}

const skillText = (book: PhraseBook, { skill }: CharacterData): string =>
  [book.skillHead(skill, skill.name.en), doingText(book, skill, 'skill')].filter((part) => part !== '').join(book.gap);
function headText(book: PhraseBook, card: CardData, nameIn: NameIn): string {
  switch (card.type) {
    case 'spell':
      return book.spellHead(card, nameIn(card.owner));
    case 'equipment':
      return book.equipmentHead(card);
    case 'item':
      return book.itemHead(card);
    default:
      return '';
  }
}
function listedText(book: PhraseBook, card: CardData, line: Exclude<Line, string>, nameIn: NameIn): string {
  if ('gives' in line) {
    const gift = 'gives' in card ? card.gives[line.gives] : undefined;
    return gift === undefined ? '' : book.gift(gift, { of: card.type === 'equipment' ? 'equipment' : 'environment' });
  }
  const part = 'exclusive' in card ? card.exclusive?.[line.exclusive] : undefined;
  if (part === undefined) return '';
  return book.exclusive(nameIn(part.character), book.text(planExclusive(card, part.effect), { of: 'item' }));
}

function doingText(book: PhraseBook, doing: Doing, of: Speaker['of']): string {
  const { answers } = doing;
  const toAttack = answers?.attack !== undefined || (answers?.of?.length === 1 && answers.of[0] === 'attack');
  const usage = answers === undefined ? [] : [book.answers(answers)];
  const text = book.text(planDoing(doing, newScope(doing.attack)), { of, ...(toAttack && { toAttack }) });
  return [...usage, text].filter((part) => part !== '').join(book.gap);
}
