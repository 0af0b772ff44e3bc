// Japanese words of Precious Memories: what things are called, as the cards of the game say it (section 13).
import type { Terms } from '../terms.ts';

export const JA_TERMS: Terms = {
  colors: { red: '赤', green: '緑', yellow: '黄', blue: '青' },
  payments: { any: '任意', shared: '同じ色か作品' },
  types: { character: 'キャラ', event: 'イベント', support: 'サポート' },
  states: { active: '活動状態', resting: '休息状態', faceUp: '表向き', faceDown: '裏向き' },
  values: { ap: 'AP', dp: 'DP', cost: 'コスト', source: 'ソース' },
  keywords: { active: 'アクティブ', natural: '天然', break: 'ブレイク（！）', forcedApproach: '強制アプローチ' },
  timings: {
    main: 'メイン',
    approach: 'アプローチ',
    own: '自分',
    opponent: '相手',
    both: '両方',
    interrupt: '割り込み',
  },
  zones: {
    deck: 'デッキ',
    hand: '手札',
    trash: '捨札',
    mainArea: 'メインエリア',
    supportArea: 'サポートエリア',
    set: 'サポートカード',
    pointArea: 'ポイント置き場',
    play: '宣言中',
  },
};
