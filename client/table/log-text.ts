// The log: each happening as a sentence of parts, from the game's texts `event.<type>` or the page's own. Nothing hidden is worded.
import type { GameFront } from '../../shared/kernel/game.ts';
import { type Handle, type Heard, type HeardEvent, type HeardMove, isChange } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { CardFace } from '../../shared/kernel/story.ts';
import { nameOf } from '../text/card-text.ts';
import { gameWord, openText, type TextKey, t, type Values } from '../text/i18n.ts';

/** A piece of a sentence: words, or a card that opens its text. */
export type Part = string | { readonly no: string };
export const LINE_KINDS = ['turn', 'phase', 'event', 'change'] as const;
export interface LogLine {
  readonly n: number;
  /** How many known causes stand above it. */
  readonly depth: number;
  readonly kind: (typeof LINE_KINDS)[number];
  readonly parts: readonly Part[];
}
/** What sentences need to know of the table. */
export interface Names {
  readonly game: GameFront;
  seatName(seat: Seat): string;
  faceOf(handle: Handle): CardFace | undefined;
}
type Places = Readonly<Record<string, readonly Part[]>>;

const SEAT_FIELDS: readonly string[] = ['seat', 'toSeat', 'by', 'winner', 'player', 'first', 'who', 'from', 'cellSeat'];
/** Deepest indentation shown. */
const DEEPEST = 3;

/** The sentence for one happening, or undefined where nothing is worth a line. */
export function lineFor(names: Names, heard: Heard, depthOf: (n: number) => number | undefined): LogLine | undefined {
  const { n, because, what } = heard;
  const above = because === 0 ? undefined : depthOf(because);
  const depth = above === undefined ? 0 : Math.min(DEEPEST, above + 1);
  if (!isChange(what)) {
    const parts = eventParts(names, what);
    const kind = what.type === 'turnBegan' ? 'turn' : what.type === 'phaseBegan' ? 'phase' : 'event';
    return parts && { n, depth: kind === 'event' ? depth : 0, kind, parts };
  }
  const parts = changeParts(names, what);
  return parts && { n, depth, kind: 'change', parts };
}

function eventParts(names: Names, event: HeardEvent): Part[] | undefined {
  const places: Record<string, readonly Part[]> = {};
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'type' || value === undefined) continue;
    places[field] = valueParts(names, field, value);
    if (typeof value === 'number' || typeof value === 'string') values[field] = value;
    if (typeof value === 'number') places[`${field}.signed`] = [value < 0 ? String(value) : `+${value}`];
    if (field === 'amount' || field === 'count') {
      values['count'] = Number(value);
      places['count'] = [String(value)];
    }
  }
  // What is so of it is worded first, then of what kind it is.
  const so = Object.keys(event).flatMap((field) => (event[field] === true ? [`event.${event.type}.${field}`] : []));
  const keys = ['kind', 'how', 'reason', 'label'].flatMap((field) =>
    typeof event[field] === 'string' ? [`event.${event.type}.${event[field]}`] : [],
  );
  for (const key of [...so, ...keys, `event.${event.type}`]) {
    const text = openText(names.game.id, key, values);
    if (text === '') return undefined;
    if (text !== undefined) return fill(withWhatThereIs(text, event), places);
  }
  return undefined;
}

/** Parts of a text in `[[double brackets]]` are said only where each field in them is more than nothing. */
const withWhatThereIs = (text: string, event: HeardEvent): string =>
  text.replaceAll(/\[\[(.*?)\]\]/g, (_, part: string) =>
    [...part.matchAll(/\{\{\s*(\w+)/g)].every(([, field = '']) => isSomething(event[field])) ? part : '',
  );
const isSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== 0;

function valueParts(names: Names, field: string, value: unknown): readonly Part[] {
  if (value === null) return [t('log.aCard')];
  if (Array.isArray(value)) return joined(value.map((part) => valueParts(names, field, part)));
  if (typeof value === 'number' && SEAT_FIELDS.includes(field) && (value === 0 || value === 1))
    return [names.seatName(value)];
  if (typeof value === 'string') {
    if (field === 'winner' && (value === '0' || value === '1')) return [names.seatName(Number(value) as Seat)];
    const card = names.faceOf(value)?.no ?? (names.game.print(value) === undefined ? undefined : value);
    if (card !== undefined) return [{ no: card }];
    return [
      gameWord(
        names.game,
        `${field}.${value}`,
        `option.${value}`,
        `icon.${value}`,
        `phase.${value}`,
        `zone.${value}`,
        value,
      ),
    ];
  }
  return [String(value)];
}

type ChangeOf<T extends Heard['what']['type']> = Extract<Heard['what'], { type: T }>;
type AnyChange = ChangeOf<
  'moved' | 'turned' | 'shuffled' | 'looked' | 'lookEnded' | 'valuesChanged' | 'factsChanged' | 'turnedOver'
>;

function changeParts(names: Names, what: Heard['what']): Part[] | undefined {
  const change = what as AnyChange;
  switch (change.type) {
    case 'moved':
      return movedParts(names, change as ChangeOf<'moved'>);
    case 'turned': {
      const { cards, state } = change as ChangeOf<'turned'>;
      return fromKeys(names, [`event.turned.${state}`, 'event.turned'], 'log.turned', {
        cards: cardsParts(names, cards),
        state: [gameWord(names.game, `state.${state}`)],
      });
    }
    case 'turnedOver': {
      const { zone, cards } = change as ChangeOf<'turnedOver'>;
      return fromKeys(names, ['event.turnedOver'], 'log.turnedOver', {
        cards: cardsParts(names, cards.map(handleIn)),
        zone: [gameWord(names.game, `zone.${zone}`)],
      });
    }
    case 'shuffled': {
      const { seat, zone } = change as ChangeOf<'shuffled'>;
      return fromKeys(names, ['event.shuffled'], 'log.shuffled', {
        seat: [names.seatName(seat)],
        zone: [gameWord(names.game, `zone.${zone}`)],
      });
    }
    case 'looked': {
      const { seat, cards } = change as ChangeOf<'looked'>;
      const key = seat === 'all' ? 'log.revealed' : 'log.looked';
      const shown = cards.map((card) => (card === null ? null : card.handle));
      return fromKeys(names, [], key, {
        seat: [seat === 'all' ? '' : names.seatName(seat)],
        cards: cardsParts(names, shown),
      });
    }
    case 'valuesChanged':
      return valueChangeParts(names, change as ChangeOf<'valuesChanged'>);
    case 'lookEnded':
    case 'factsChanged':
      return undefined;
  }
}

function movedParts(names: Names, move: ChangeOf<'moved'>): Part[] | undefined {
  const places: Places = {
    seat: [names.seatName(move.seat)],
    toSeat: [names.seatName(move.toSeat)],
    cards: cardsParts(names, move.cards.map(handleIn)),
    from: [gameWord(names.game, `zone.${move.from}`)],
    to: [gameWord(names.game, `zone.${move.to}`)],
  };
  const keys = [
    ...(move.seat === move.toSeat ? [] : [`event.movedAcross.${move.from}.${move.to}`]),
    `event.moved.${move.from}.${move.to}`,
    `event.moved.to.${move.to}`,
    'event.moved',
  ];
  return fromKeys(names, keys, move.seat === move.toSeat ? 'log.moved' : 'log.movedAcross', places, {
    count: move.cards.length,
  });
}
const handleIn = ({ was, now }: HeardMove): Handle | null => now?.handle ?? was;

function valueChangeParts(names: Names, { changes }: ChangeOf<'valuesChanged'>): Part[] | undefined {
  const sentences = changes.flatMap(({ card, what, from, to }) =>
    card === null
      ? []
      : [
          fromKeys(names, ['event.valuesChanged'], 'log.valueChanged', {
            card: cardsParts(names, [card]),
            what: [gameWord(names.game, `value.${what}`)],
            from: [String(from)],
            to: [String(to)],
          }) ?? [],
        ],
  );
  return sentences.length === 0 ? undefined : sentences.flatMap((parts, i) => (i === 0 ? parts : ['; ', ...parts]));
}

/** Known cards by name, unknown ones as a number of cards. */
function cardsParts(names: Names, cards: readonly (Handle | null)[]): Part[] {
  const known = cards.flatMap((handle) => {
    const no = handle === null ? undefined : names.faceOf(handle)?.no;
    return no === undefined ? [] : [[{ no }] as readonly Part[]];
  });
  const hidden = cards.length - known.length;
  return joined(hidden === 0 ? known : [...known, [t('log.cards', { count: hidden })]]);
}

/** Lists of parts as an enumeration: "a, b and c". */
export const joined = (lists: readonly (readonly Part[])[]): Part[] =>
  lists.flatMap((parts, i) => (i === 0 ? parts : [i === lists.length - 1 ? t('log.and') : t('log.comma'), ...parts]));

function fromKeys(names: Names, keys: readonly string[], fallback: TextKey, places: Places, values: Values = {}) {
  for (const key of keys) {
    const text = openText(names.game.id, key, values);
    if (text === '') return undefined;
    if (text !== undefined) return fill(text, places);
  }
  return fill(openText('page', fallback, values) ?? '', places);
}

/** Puts parts into the `{{places}}` of a text. */
export function fill(text: string, places: Places): Part[] {
  const parts: Part[] = [];
  for (const [i, piece] of text.split(/\{\{\s*([\w.]+)\s*\}\}/).entries()) {
    const added = i % 2 === 0 ? [piece] : (places[piece] ?? []);
    for (const part of added) {
      const last = parts.at(-1);
      if (part === '') continue;
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
  }
  return parts;
}

/** A sentence of the game that is no happening. */
export const sentence = ({ id }: GameFront, key: string, places: Places, values: Values = {}): Part[] =>
  fill(openText(id, key, values) ?? '', places);

/** A sentence as plain words, for announcements and comparisons. */
export const plainText = (names: Pick<Names, 'game'>, parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : nameOf(names.game, part.no).text)).join('');
