// The people of our cards, by full name: one of each on a field, however many cards show them (4.7).

/** Our cards and their people are named in every language that players read. */
export interface Name {
  readonly en: string;
  readonly ja: string;
  readonly 'zh-TW': string;
}

const PEOPLE = {
  'Mette Halvard': { en: 'Mette Halvard', ja: 'メッテ・ハルヴァルド', 'zh-TW': '梅特・哈爾瓦德' },
  'Corvin Ash': { en: 'Corvin Ash', ja: 'コルヴィン・アッシュ', 'zh-TW': '柯文・艾許' },
  'Edda Linnet': { en: 'Edda Linnet', ja: 'エッダ・リネット', 'zh-TW': '艾妲・莉奈特' },
  'Bruno Tarn': { en: 'Bruno Tarn', ja: 'ブルーノ・ターン', 'zh-TW': '布魯諾・塔恩' },
  'Fenna Vail': { en: 'Fenna Vail', ja: 'フェンナ・ヴェイル', 'zh-TW': '芬娜・維爾' },
  'Pim Ambler': { en: 'Pim Ambler', ja: 'ピム・アンブラー', 'zh-TW': '皮姆・安布勒' },
  'Pom Ambler': { en: 'Pom Ambler', ja: 'ポム・アンブラー', 'zh-TW': '波姆・安布勒' },
  'Joost Haas': { en: 'Joost Haas', ja: 'ヨースト・ハース', 'zh-TW': '約斯特・哈斯' },
  Pendulum: { en: 'Pendulum', ja: 'ふりこ', 'zh-TW': '鐘擺' },
  Quarter: { en: 'Quarter', ja: 'クォーター', 'zh-TW': '一刻' },
  Nil: { en: 'Nil', ja: 'ニル', 'zh-TW': '妮爾' },
  'Aurel Pike': { en: 'Aurel Pike', ja: 'オーレル・パイク', 'zh-TW': '奧雷爾・派克' },
  'Greta Mull': { en: 'Greta Mull', ja: 'グレタ・マル', 'zh-TW': '葛蕾塔・穆爾' },
  'Sander Frost': { en: 'Sander Frost', ja: 'サンデル・フロスト', 'zh-TW': '桑德爾・弗羅斯特' },

  'Mitsuki Hachiya': { en: 'Mitsuki Hachiya', ja: '蜂谷 蜜季', 'zh-TW': '蜂谷 蜜季' },
  'Toru Hachiya': { en: 'Toru Hachiya', ja: '蜂谷 徹', 'zh-TW': '蜂谷 徹' },
  'Nao Kakiuchi': { en: 'Nao Kakiuchi', ja: '垣内 菜緒', 'zh-TW': '垣內 菜緒' },
  'Gaku Tokiwa': { en: 'Gaku Tokiwa', ja: '常盤 岳', 'zh-TW': '常盤 岳' },
  'Ume Sakaki': { en: 'Ume Sakaki', ja: '榊 うめ', 'zh-TW': '榊 梅' },
  'Gozo Tatebayashi': { en: 'Gozo Tatebayashi', ja: '館林 剛造', 'zh-TW': '館林 剛造' },
  'Lili Wen': { en: 'Lili Wen', ja: '温 莉莉', 'zh-TW': '溫 莉莉' },
  'Akane Hiura': { en: 'Akane Hiura', ja: '日浦 茜', 'zh-TW': '日浦 茜' },
  'Kanade Hozumi': { en: 'Kanade Hozumi', ja: '穂積 奏', 'zh-TW': '穗積 奏' },

  'Lark Amadi': { en: 'Lark Amadi', ja: 'ラーク・アマディ', 'zh-TW': '拉克・阿瑪迪' },
  'Juno Weatherby': { en: 'Juno Weatherby', ja: 'ジュノ・ウェザビー', 'zh-TW': '茱諾・韋瑟比' },
  'Teo Reel': { en: 'Teo Reel', ja: 'テオ・リール', 'zh-TW': '提歐・里爾' },
  'Hattie Bellamy': { en: 'Hattie Bellamy', ja: 'ハティ・ベラミー', 'zh-TW': '海蒂・貝拉米' },
  'Ansa Voll': { en: 'Ansa Voll', ja: 'アンサ・ヴォル', 'zh-TW': '安莎・沃爾' },
  'Finch Tully': { en: 'Finch Tully', ja: 'フィンチ・タリー', 'zh-TW': '芬奇・塔利' },
  'Sirocco Jane': { en: 'Sirocco Jane', ja: 'シロッコ・ジェーン', 'zh-TW': '西洛可・珍' },
  'Ilo Marsh': { en: 'Ilo Marsh', ja: 'イーロ・マーシュ', 'zh-TW': '伊洛・馬許' },
  'Zadie Bright': { en: 'Zadie Bright', ja: 'ザディー・ブライト', 'zh-TW': '莎蒂・布萊特' },
  Kettle: { en: 'Kettle', ja: 'ケトル', 'zh-TW': '克多' },
} as const satisfies Readonly<Record<string, Name>>;

export type Person = keyof typeof PEOPLE;

const NAMES: ReadonlyMap<string, Name> = new Map(Object.entries(PEOPLE));
/** The name in every language; of nobody whose only name is that of the card. */
export const nameOfPerson = (person: string): Name | undefined => NAMES.get(person);
