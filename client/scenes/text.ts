// The board's own English words; what belongs to a game comes from that game.
import i18next from 'i18next';
import type { GameFront } from '../../shared/kernel/game.ts';
import { gameText, spelled, type Values } from '../text/i18n.ts';

const NAMESPACE = 'board';
export const BOARD_TEXTS = {
  'board.turn': 'Turn {{n}}',
  'board.yourTurn': 'Your turn',
  'board.theirTurn': "{{name}}'s turn",
  'board.yourChoice': 'Your move',
  'board.waiting': 'Waiting for {{name}}',
  'board.bothChoose': 'Both choose in secret',
  'board.sending': 'Sending',
  'board.passing': 'You pass',
  'board.watching': 'Watching',
  'board.confirmSome': 'Confirm {{n}}',
  'board.cancel': 'Take back',
  'board.clear': 'Clear picks',
  'board.picked': '{{n}} of {{max}} picked',
  'board.pickedFrom': '{{n}} picked, {{min}} to {{max}} needed',
  'board.number': 'Choose {{n}}',
  'board.page': '{{n}} / {{of}}',
  'board.over': 'Match over',
  'board.bot': 'Bot',
  'board.away': 'Away',
  'board.key.enter': 'Enter',
  'board.key.pass': 'P',
  'board.key.escape': 'Esc',
  'board.key.fold': 'F',
  'board.unfold': 'Show the question',
  'board.reveals': 'Last {{n}} revealed',
  'board.revealsShort': 'Revealed',
} as const;
export type BoardKey = keyof typeof BOARD_TEXTS;

/** What the cues of every match say, where the game has no words of its own. */
export const MATCH_WORDS: Readonly<Record<string, string>> = {
  'notice.turn': 'Turn {{n}}',
  'notice.yourTurn': 'Your turn',
  'notice.theirTurn': "{{name}}'s turn",
  'notice.first': '{{name}} begins',
  'notice.throw': '{{a}} against {{b}}',
  'notice.wins': '{{name}} wins',
  'notice.noWinner': 'Nobody wins',
};

/** Every drawing asks for the same few texts again. */
const KEPT = 400;
type Say = (key: string, values: Values) => string;
function remembered(say: Say): Say {
  const said = new Map<string, string>();
  return (key, values) => {
    const asked = [i18next.language, key, ...Object.entries(values).flat()].join('|');
    const known = said.get(asked);
    if (known !== undefined) return known;
    const text = say(key, values);
    if (said.size >= KEPT) said.clear();
    said.set(asked, text);
    return text;
  };
}

const say = remembered((key, values) => {
  if (!i18next.hasResourceBundle('en', NAMESPACE)) i18next.addResourceBundle('en', NAMESPACE, { ...BOARD_TEXTS });
  return i18next.t(key, { ns: NAMESPACE, ...values });
});
export const boardText = (key: BoardKey, values: Values = {}): string => say(key, values);

/** Puts values into the `{{places}}` of a short text. */
export const filledIn = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Words of a game, then those its look adds for the board, then those of every match, else the key spelled out. */
export function gameWords(game: GameFront, added: Readonly<Record<string, string>>) {
  const find = remembered((key, values) => {
    const text = gameText(game, key, values);
    if (text !== undefined) return text;
    const own = added[key] ?? MATCH_WORDS[key];
    if (own !== undefined) return filledIn(own, values);
    const word = spelled(key);
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
  return (key: string, values: Values = {}): string => find(key, values);
}
