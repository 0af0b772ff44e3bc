// The toy game's cards and words: eight numbers, two starter decks, every text key that the contract asks for, cards in two languages.
import type { Deck, DeckFault } from '../../deck.ts';
import type { ByLanguage, CardPrint, StarterDeck } from '../../game.ts';

export interface ToyData {
  readonly no: string;
  readonly name: ByLanguage<string>;
  /** Strength in the row; events have none. */
  readonly power?: number;
  /** Cards of the reserve to discard as its cost. */
  readonly cost: number;
  readonly does?: 'banner' | 'scout' | 'thief' | 'dice' | 'nay';
  readonly text?: ByLanguage<string>;
}

export const TOY_CARDS: readonly ToyData[] = [
  { no: 'TOY-1', name: { en: 'Pebble', ja: '小石' }, power: 1, cost: 0 },
  { no: 'TOY-2', name: { en: 'Stone', ja: '石' }, power: 2, cost: 0 },
  { no: 'TOY-3', name: { en: 'Boulder', ja: '岩' }, power: 4, cost: 1 },
  {
    no: 'TOY-4',
    name: { en: 'Banner', ja: '旗' },
    power: 1,
    cost: 1,
    does: 'banner',
    text: {
      en: 'Your other cards in the row get +1 power.',
      ja: '列にある自分の他のカードはパワーを+1する。',
    },
  },
  {
    no: 'TOY-5',
    name: { en: 'Scout', ja: '斥候' },
    cost: 0,
    does: 'scout',
    text: {
      en: 'Search your deck for up to 1 card with 4 or more power, reveal it, put it into your hand and shuffle.',
      ja: '自分の山札からパワー4以上のカードを1枚まで選び、公開して手札に加え、山札をシャッフルする。',
    },
  },
  {
    no: 'TOY-6',
    name: { en: 'Thief', ja: '盗人' },
    cost: 0,
    does: 'thief',
    text: {
      en: 'Choose 1 card of the other hand unseen; it is discarded.',
      ja: '相手の手札を1枚見ないで選び、捨てる。',
    },
  },
  {
    no: 'TOY-7',
    name: { en: 'Dice', ja: 'さいころ' },
    cost: 0,
    does: 'dice',
    text: { en: 'Roll 0 to 2 and draw that many cards.', ja: '0から2までを振り、その枚数のカードを引く。' },
  },
  {
    no: 'TOY-8',
    name: { en: 'Nay', ja: '否' },
    cost: 0,
    does: 'nay',
    text: {
      en: 'Discard it in response to a card being played: that card is discarded.',
      ja: 'カードが使われた時、これを捨ててよい。そのカードを捨てる。',
    },
  },
];
const BY_NO = new Map(TOY_CARDS.map((card) => [card.no, card]));

export function toyData(no: string): ToyData {
  const data = BY_NO.get(no);
  if (data === undefined) throw new RangeError(`no toy card ${no}`);
  return data;
}

const DECK_SIZE = 20;
const MOST_COPIES = 5;
export const TOY_STARTERS: readonly StarterDeck[] = [
  {
    id: 'rubble',
    name: 'Rubble',
    faces: ['TOY-1'],
    cards: { 'TOY-1': 4, 'TOY-2': 4, 'TOY-3': 3, 'TOY-4': 2, 'TOY-5': 2, 'TOY-6': 1, 'TOY-7': 1, 'TOY-8': 3 },
  },
  {
    id: 'tricks',
    name: 'Tricks',
    faces: ['TOY-8'],
    cards: { 'TOY-1': 3, 'TOY-2': 4, 'TOY-3': 1, 'TOY-4': 2, 'TOY-5': 2, 'TOY-6': 3, 'TOY-7': 2, 'TOY-8': 3 },
  },
];

export function checkToyDeck(deck: Deck): DeckFault[] {
  const faults: DeckFault[] = [];
  const entries = Object.entries(deck.cards);
  const size = entries.reduce((sum, [, count]) => sum + count, 0);
  if (size !== DECK_SIZE) faults.push({ rule: 'deckSize', values: { size, wanted: DECK_SIZE } });
  for (const [no, count] of entries) {
    if (!BY_NO.has(no)) faults.push({ rule: 'unknownCard', values: { no } });
    if (count > MOST_COPIES || count < 1) faults.push({ rule: 'copies', values: { no, count, most: MOST_COPIES } });
  }
  return faults;
}

export const toyPrint = ({ no, name, power, cost }: ToyData): CardPrint => ({
  no,
  name,
  type: power === undefined ? 'event' : 'piece',
  color: power === undefined ? 'red' : 'grey',
  numbers: power === undefined ? { cost } : { cost, power },
  traits: [],
  icons: [],
});

const EN: Readonly<Record<string, string>> = {
  'ask.chooseDeck': 'Choose a deck, or register another',
  'ask.setAside': 'Set up to 2 cards of your hand aside',
  'ask.act': 'Play a card, or end your turn',
  'ask.side': 'At which end of your row?',
  'ask.sideAgain': 'Once more: at which end of your row?',
  'ask.response': 'Respond with a Nay?',
  'ask.search': 'Take up to 1 card of your deck',
  'ask.steal': 'Choose a card of the other hand',
  'event.decksReady': 'Both have chosen a deck',
  'event.played': '{card} is played',
  'event.negated': '{card} is stopped',
  'event.rolled': 'The dice show {value}',
  'event.scored': 'Seat {seat} scores',
  'event.turnBegan': 'Turn {turn}',
  'event.ended': 'The match is over',
  'zone.deck': 'Deck',
  'zone.hand': 'Hand',
  'zone.reserve': 'Reserve',
  'zone.row': 'Row',
  'zone.stack': 'Stack',
  'zone.discard': 'Discard pile',
  'phase.choosing': 'Choice of decks',
  'phase.opening': 'Opening',
  'phase.turn': 'Start of turn',
  'phase.main': 'Main phase',
  'phase.end': 'End of turn',
  'option.left': 'Left',
  'option.right': 'Right',
  'reason.points': 'Enough points',
  'reason.deckOut': 'An empty deck',
  'value.power': 'Power',
  'value.cost': 'Cost',
  'fault.deckSize': 'A deck has {wanted} cards, this one {size}',
  'fault.unknownCard': 'There is no card {no}',
  'fault.copies': '{count} copies of {no}, at most {most}',
  'fault.twice': 'The deck is there already',
  'window.response': 'Response',
  'window.search': 'Search',
  'color.red': 'Red',
  'color.grey': 'Grey',
  'type.event': 'Event',
  'type.piece': 'Piece',
  'keyword.nay': 'Nay: can be used while the other side plays a card.',
};
/** What a card says of itself, but for its colour. */
const JA: Readonly<Record<string, string>> = {
  'type.event': 'イベント',
  'type.piece': '駒',
  'keyword.nay': '否：相手がカードを使う時に使える。',
};
export const TOY_TEXTS: ByLanguage<Readonly<Record<string, string>>> = { en: EN, ja: JA };
