// Card text in Japanese.
import { CATALOGUE } from '../cards/catalogue.ts';
import type { Book } from './book.ts';
import { JA } from './phrases/ja.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  [...CATALOGUE.values()].map(({ name }) => [name.en, name.ja ?? name.en]),
);
const TRAITS: Readonly<Record<string, string>> = {
  Lamplighter: '灯火番',
  Student: '生徒',
  Crew: '乗組員',
  Pilot: '操縦士',
  Watch: '見張り',
  Stargazer: '星見',
  Spirit: '精霊',
  Rival: '好敵手',
  Racer: '走者',
  Mechanic: '整備士',
  Ferry: '渡し守',
  Storm: '嵐',
  Navigator: '航法士',
  Machine: '機械',
  Cat: '猫',
  Baker: 'パン屋',
  Musician: '音楽家',
};

export const JAPANESE: Book = {
  phrases: JA,
  nameOf: (english) => NAMES.get(english) ?? english,
  traitOf: (english) => TRAITS[english] ?? english,
  latin: false,
};
