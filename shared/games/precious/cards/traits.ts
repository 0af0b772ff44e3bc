// The works and the traits that are printed on our cards, by the ids that the data of cards says, and their names.
import type { Name } from './people.ts';

export const WORKS = {
  tidepool: { en: 'Tidepool Radio', ja: 'しおだまりラジオ' },
  vega: { en: 'Last Bus to Vega', ja: 'ベガ行き最終バス' },
  marble: { en: 'The Marble Arcade', ja: 'ビー玉アーケード' },
} as const satisfies Readonly<Record<string, Name>>;
export type Work = keyof typeof WORKS;

export const TRAITS = {
  club: { en: 'Club', ja: '部活' },
  uniform: { en: 'Uniform', ja: '制服' },
  swimsuit: { en: 'Swimsuit', ja: '水着' },
  yukata: { en: 'Yukata', ja: '浴衣' },
  pyjamas: { en: 'Pyjamas', ja: 'パジャマ' },
  apron: { en: 'Apron', ja: 'エプロン' },
  glasses: { en: 'Glasses', ja: 'メガネ' },
  music: { en: 'Music', ja: '音楽' },
  animal: { en: 'Animal', ja: '動物' },
  child: { en: 'Child', ja: '子ども' },
  teacher: { en: 'Teacher', ja: '先生' },
  sea: { en: 'Sea', ja: '海' },
  crew: { en: 'Crew', ja: '乗務員' },
  passenger: { en: 'Passenger', ja: '乗客' },
  robot: { en: 'Robot', ja: 'ロボット' },
  starfolk: { en: 'Starfolk', ja: '星の民' },
  toy: { en: 'Toy', ja: 'おもちゃ' },
  shopkeeper: { en: 'Shopkeeper', ja: '店主' },
  gamer: { en: 'Gamer', ja: 'ゲーマー' },
} as const satisfies Readonly<Record<string, Name>>;
export type Trait = keyof typeof TRAITS;
