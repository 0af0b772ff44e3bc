// Choosing cells: for a character that enters or moves, an area, or a column to attack.
import type { Answer } from '../../../kernel/ask.ts';
import type { ShownAsk } from '../../../kernel/view.ts';
import { CELLS, type Cell, type CharacterData } from '../card-data.ts';
import { CATALOGUE } from '../cards/catalogue.ts';
import type { CellAt } from '../state.ts';
import { bestBearer, columnGain } from './actions.ts';
import { type Board, isCharacter, type Seen } from './board.ts';
import { bestMove, bestPlacing } from './line-up.ts';

/** The cells of a question, in its order. */
const cellsOf = (board: Board, ask: ShownAsk): CellAt[] =>
  ask.from.flatMap((one) => ('slot' in one ? [{ seat: one.seat ?? board.you, cell: one.slot as Cell }] : []));
const position = (cells: readonly CellAt[], at: CellAt | undefined): Answer => [
  Math.max(
    0,
    cells.findIndex(({ seat, cell }) => seat === at?.seat && cell === at.cell),
  ),
];
/** The card that the question is about. */
const subject = (board: Board, { about }: ShownAsk): Seen | undefined =>
  about?.card == null ? undefined : board.card(about.card);

/** Whom an effect moves is not told with its question: somebody like any other. */
const ANYBODY: CharacterData = {
  no: '',
  name: { en: '' },
  set: '',
  rarity: '',
  type: 'character',
  person: '',
  attributes: [],
  cost: {},
  ex: 0,
  cells: CELLS,
  ap: 3,
  dp: 3,
  sp: 1,
  basics: [],
  abilities: [],
};

export function cellFor(board: Board, ask: ShownAsk): Answer {
  const cells = cellsOf(board, ask);
  const card = subject(board, ask);
  switch (ask.why) {
    case 'moveTo':
      return position(cells, isCharacter(card) ? bestMove(board, card, cells)?.at : undefined);
    case 'chooseAreaCell': {
      const standing = cells.flatMap(({ seat, cell }) => board.on(seat, cell) ?? []);
      return position(cells, card && bestBearer(board, card, standing).bearer);
    }
    default: {
      const data = ask.why === 'chooseCell' ? CATALOGUE.get(ask.about?.no ?? '') : ANYBODY;
      return position(cells, data?.type === 'character' ? somewhere(board, data, cells) : undefined);
    }
  }
}
/** The best cell for somebody of the own side, the worst for somebody of the other. */
function somewhere(board: Board, data: CharacterData, cells: readonly CellAt[]): CellAt | undefined {
  const own = cells.filter(({ seat }) => seat === board.you);
  if (own.length > 0) return bestPlacing(board, data, own)?.at;
  const worths = cells.map((at) => bestPlacing(board, data, [at])?.worth ?? 0);
  return cells[worths.indexOf(Math.min(...worths))];
}

/** The column in which the attack brings most (section 8, Side Attack). */
export function column(board: Board, ask: ShownAsk): Answer | undefined {
  const attacker = subject(board, ask);
  if (!isCharacter(attacker)) return undefined;
  const gains = cellsOf(board, ask).map((at) => columnGain(board, attacker, at));
  return [gains.indexOf(Math.max(...gains))];
}

export function bearer(board: Board, ask: ShownAsk, cards: readonly Seen[]): Answer | undefined {
  const item = subject(board, ask);
  if (item === undefined) return undefined;
  const { bearer: best } = bestBearer(board, item, cards.filter(isCharacter));
  return [
    Math.max(
      0,
      cards.findIndex(({ handle }) => handle === best?.handle),
    ),
  ];
}
