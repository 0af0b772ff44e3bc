// Japanese card text: what a text waits for.
import type { CardType, Kind, Trigger, Who } from '../../card-data.ts';
import { meantByThis, type WithWho } from '../occasions.ts';
import { kindPhrase } from './kinds.ts';
import { mentioned } from './mentions.ts';
import { groupOf } from './select.ts';

/** "このキャラがアプローチしたとき、". */
export function triggerPhrase(when: Trigger, self: CardType): string {
  switch (when.on) {
    case 'enters':
      return `${whoPhrase(when, self)}が登場したとき、`;
    case 'exits':
      return `${whoPhrase(when, self)}が退場したとき、`;
    case 'leaves':
      return `${whoPhrase(when, self)}がフィールドから離れたとき、`;
    case 'approaches':
      return `${whoPhrase(when, self)}がアプローチしたとき、`;
    case 'interferes':
      return `${whoPhrase(when, self)}が妨害したとき、`;
    case 'givesPoints':
      return `${whoPhrase(when, self)}がアプローチでポイントを与えたとき、`;
    case 'receivesPoints':
      return `${PLAYERS[when.seat]}がポイントを得たとき、`;
    case 'supported':
      return `${whoPhrase(when, self)}にサポートカードがセットされたとき、`;
    case 'played':
      return `${PLAYERS[when.by]}が${playedPhrase(when.card, self)}したとき、`;
    case 'turnBegins':
      return `${TURNS[when.turn]}ターン開始時、`;
    case 'turnEnds':
      return `${TURNS[when.turn]}ターン終了時、`;
  }
}

const whoPhrase = ({ who }: WithWho, self: CardType): string =>
  who === 'this' ? mentioned({ of: meantByThis(self) }, self) : groupOf(who, self);

function playedPhrase(card: Kind | undefined, self: CardType): string {
  if (card === undefined) return 'イベントかサポートカードをプレイ、またはテキストを使用';
  const what = kindPhrase(card, 'card', self);
  switch (card.type) {
    case 'event':
      return `${what}をプレイ`;
    case 'character':
      return `${what}のテキストを使用`;
    default:
      return `${what}をプレイ、またはそのテキストを使用`;
  }
}
const PLAYERS: Readonly<Record<Who, string>> = { you: '自分', opponent: '相手', any: 'いずれかのプレイヤー' };
const TURNS: Readonly<Record<Who, string>> = { you: '自分の', opponent: '相手の', any: 'お互いの' };
