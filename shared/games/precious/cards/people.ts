// The people of our cards: a card is called as whom it shows, and several cards show the same (1.3).

/** Our cards and their people are named in every language that players read. */
export interface Name {
  readonly en: string;
  readonly ja: string;
}

export const PEOPLE = {
  'Nagisa Isobe': { en: 'Nagisa Isobe', ja: '磯部 なぎさ' },
  'Fuyuki Tomari': { en: 'Fuyuki Tomari', ja: '泊 冬樹' },
  'Mio Shiomi': { en: 'Mio Shiomi', ja: '汐見 澪' },
  'Hotaru Ashiya': { en: 'Hotaru Ashiya', ja: '芦屋 ほたる' },
  'Rintaro Kuga': { en: 'Rintaro Kuga', ja: '久我 凛太郎' },
  'Coco Barnett': { en: 'Coco Barnett', ja: 'ココ・バーネット' },
  'Kyoko Utsumi': { en: 'Kyoko Utsumi', ja: '内海 杏子' },
  'Genji Hamada': { en: 'Genji Hamada', ja: '浜田 源治' },
  Sardine: { en: 'Sardine', ja: 'いわし' },

  'Oriel Tanner': { en: 'Oriel Tanner', ja: 'オリエル・タナー' },
  'Miki Sorano': { en: 'Miki Sorano', ja: '空野 ミキ' },
  Bolt: { en: 'Bolt', ja: 'ボルト' },
  'Professor Lune': { en: 'Professor Lune', ja: 'リュンヌ教授' },
  Tamsin: { en: 'Tamsin', ja: 'タムシン' },
  'Sela Quill': { en: 'Sela Quill', ja: 'セラ・クイル' },
  'Granny Moth': { en: 'Granny Moth', ja: 'モスばあさん' },
  'Ikaro Vance': { en: 'Ikaro Vance', ja: 'イカロ・ヴァンス' },
  Noma: { en: 'Noma', ja: 'ノマ' },
  Comet: { en: 'Comet', ja: 'コメット' },

  'Tsumugi Tamaki': { en: 'Tsumugi Tamaki', ja: '玉城 つむぎ' },
  'Haruto Mitsuya': { en: 'Haruto Mitsuya', ja: '三ツ矢 陽人' },
  'Tama Tamaki': { en: 'Tama Tamaki', ja: '玉城 タマ' },
  'Queen of Spades': { en: 'Queen of Spades', ja: 'スペードの女王' },
  'Roulette Rabbit': { en: 'Roulette Rabbit', ja: 'ルーレットうさぎ' },
  'Kendama Knight': { en: 'Kendama Knight', ja: 'けん玉ナイト' },
  'Sugoroku Imp': { en: 'Sugoroku Imp', ja: 'すごろく小僧' },
  Pachi: { en: 'Pachi', ja: 'パチ' },
  'Mr. Yagura': { en: 'Mr. Yagura', ja: '矢倉さん' },
  Koma: { en: 'Koma', ja: 'コマ' },
  Goma: { en: 'Goma', ja: 'ゴマ' },
} as const satisfies Readonly<Record<string, Name>>;

export type Person = keyof typeof PEOPLE;

const NAMES: ReadonlyMap<string, Name> = new Map(Object.entries(PEOPLE));
/** The name in every language; of nobody whom our cards do not show. */
export const nameOfPerson = (person: string): Name | undefined => NAMES.get(person);
