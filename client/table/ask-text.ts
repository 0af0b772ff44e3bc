// Words for a question: its title, and a label for each thing that may be picked.
import type { Action, Declared } from '../../shared/kernel/ask.ts';
import type { GameFront } from '../../shared/kernel/game.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { ShownChoosable } from '../../shared/kernel/view.ts';
import { inEnglish, linesOf, nameOf, type Said } from '../text/card-text.ts';
import { gameText, gameWord, t } from '../text/i18n.ts';
import type { LiveTable } from './live-table.ts';

/** The server names a bot by its kind. */
const BOT_NAMES = { greedy: 'bot.greedy.name', random: 'bot.random.name' } as const;

/** A choice as shown: its words, the card it names, and a second line where the words need one. */
export interface ChoiceText {
  readonly label: Said;
  readonly detail?: Said;
  readonly no?: string;
  readonly handle?: string;
}
/** A table as far as words about its cards need it. */
export type Worded = Pick<LiveTable, 'game' | 'faceOf' | 'model' | 'seat' | 'status'>;

export function questionText(
  live: Pick<LiveTable, 'game'>,
  ask: { readonly why: string; readonly min?: number; readonly max?: number; readonly covert?: string },
): string {
  const values = { min: ask.min ?? 0, max: ask.max ?? 0, count: ask.max ?? 1 };
  const within = ask.covert === undefined ? undefined : gameText(live.game, `asked.${ask.covert}`, values);
  if (within !== undefined) return within;
  return gameText(live.game, `ask.${ask.why}`, values) ?? gameWord(live.game, ask.why);
}

/** What is asked of somebody else. */
export const heardText = (live: Pick<LiveTable, 'game'>, why: string): string =>
  gameText(live.game, `window.${why}`) ??
  gameText(live.game, `heard.${why}`) ??
  gameText(live.game, `ask.${why}`, { min: 0, max: 0, count: 1 }) ??
  gameWord(live.game, why);

export function choiceText(live: Worded, choosable: ShownChoosable): ChoiceText {
  const { game } = live;
  if ('card' in choosable) return cardChoice(live, choosable.card, whereIs(live, choosable.card));
  if ('back' in choosable) return { label: inEnglish(t('choice.back', { n: choosable.back + 1 })) };
  if ('option' in choosable) return { label: inEnglish(gameWord(game, `option.${choosable.option}`)) };
  if ('slot' in choosable)
    return {
      label: inEnglish(gameWord(game, `slot.${choosable.slot}`, `zone.${choosable.slot}`)),
      ...slotDetail(live, choosable),
    };
  if ('seat' in choosable) return { label: inEnglish(seatName(live, choosable.seat)) };
  if ('range' in choosable) return { label: inEnglish(t('choice.range', { ...choosable.range })) };
  if ('ability' in choosable) return abilityChoice(live, choosable.ability);
  if ('declared' in choosable) return declaredChoice(live, choosable.declared);
  if ('prints' in choosable) {
    const names = choosable.prints.map((no) => nameOf(live.game, no).text);
    return { label: inEnglish(names.join(' · ')) };
  }
  if ('deck' in choosable) return { label: inEnglish(choosable.deck.name) };
  return actionChoice(live, choosable.action);
}

function cardChoice(live: Worded, handle: string, detail?: string): ChoiceText {
  const no = live.faceOf(handle)?.no;
  if (no === undefined) return { label: inEnglish(t('log.aCard')), handle };
  return { label: nameOf(live.game, no), no, handle, ...(detail === undefined ? {} : { detail: inEnglish(detail) }) };
}

/** With its place in the chain and what it does, to tell several of one card apart. */
function declaredChoice(live: Worded, { nth, source, no, path }: Declared<string | null>): ChoiceText {
  const line = abilityLine(live.game, no, path);
  const card = (source === null ? undefined : live.faceOf(source)?.no) ?? no;
  const detail = t(line === undefined ? 'choice.declared' : 'choice.declaredAbility', { nth, line: line?.text ?? '' });
  return {
    label: nameOf(live.game, card),
    no: card,
    ...(source === null ? {} : { handle: source }),
    detail: line === undefined ? inEnglish(detail) : { ...line, text: detail },
  };
}

function abilityChoice(live: Worded, ability: { source: string | null; no: string; path: string }): ChoiceText {
  const text = abilityLine(live.game, ability.no, ability.path);
  return {
    label: nameOf(live.game, ability.no),
    no: ability.no,
    ...(ability.source === null ? {} : { handle: ability.source }),
    ...(text === undefined ? {} : { detail: text }),
  };
}

function actionChoice(live: Worded, action: Action<string>): ChoiceText {
  const verb = gameWord(live.game, `action.${action.do}`, `option.${action.do}`);
  if (action.card === undefined) return { label: inEnglish(verb) };
  const card = cardChoice(live, action.card);
  const text = actionLine(live.game, card.no, action) ?? actionDetail(live.game, card.no, action);
  return {
    ...card,
    label: inEnglish(t('choice.action', { verb, card: card.label.text })),
    ...(text === undefined ? {} : { detail: text }),
  };
}

/** In the game's own words, where it has `detail.<do>`; `text` is all that the card says. */
function actionDetail(game: GameFront, no: string | undefined, action: Action<string>): Said | undefined {
  const [first, ...more] = no === undefined ? [] : linesOf(game, no);
  const text = first === undefined ? '' : [first, ...more].map((line) => line.text).join(' ');
  const said = gameText(game, `detail.${action.do}`, { text });
  if (said === undefined || said === '') return undefined;
  return first !== undefined && said.includes(text) ? { ...first, text: said } : inEnglish(said);
}

/** A zone, and whose it is unless it is on the own side. */
export function zoneOfSeat(live: Worded, seat: Seat, zone: string): string {
  const name = gameWord(live.game, `zone.${zone}`);
  return seat === (live.seat ?? 0) ? name : t('choice.theirs', { zone: name, name: seatName(live, seat) });
}
/** The line of the card itself, or of the one that gives it the ability. */
function actionLine(game: GameFront, no: string | undefined, { ability, given }: Action<string>): Said | undefined {
  if (given !== undefined) return abilityLine(game, given.no, given.path);
  return ability === undefined || no === undefined ? undefined : linesOf(game, no)[ability];
}

/** Zone and side of a card, to tell equal names apart. */
export function whereIs(live: Worded, handle: string): string | undefined {
  const { zones, looks } = live.model.value;
  for (const seat of [0, 1] as const) {
    for (const [zone, held] of Object.entries(zones[seat])) {
      if (typeof held !== 'number' && held.includes(handle)) return zoneOfSeat(live, seat, zone);
    }
  }
  return looks.includes(handle) ? t('choice.looked') : undefined;
}

/** Who is there now. */
function slotDetail(live: Worded, { slot, seat }: { slot: string; seat?: Seat }): { detail?: Said } {
  if (live.game.areas?.includes(slot)) return {};
  const held = live.model.value.zones[seat ?? live.seat ?? 0][slot];
  const top = typeof held === 'number' ? undefined : held?.at(-1);
  const no = top == null ? undefined : live.faceOf(top)?.no;
  return no === undefined ? {} : { detail: nameOf(live.game, no) };
}

/** The line of a card's text at a path of its data, or what the game calls a built-in ability. */
export function abilityLine(game: GameFront, no: string, path: string | undefined): Said | undefined {
  if (path === undefined) return undefined;
  const index = game.lineOf(no, path);
  if (index !== undefined) return linesOf(game, no)[index];
  const builtIn = gameText(game, `ability.${path}`);
  return builtIn === undefined ? undefined : inEnglish(builtIn);
}

export function seatName(live: Pick<LiveTable, 'status'>, seat: Seat): string {
  const { names, bots } = live.status.value;
  const name = names[seat];
  if (name === null) return t(seat === 0 ? 'seat.first' : 'seat.second');
  return bots[seat] && name in BOT_NAMES ? t(BOT_NAMES[name as keyof typeof BOT_NAMES]) : name;
}
