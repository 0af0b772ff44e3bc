// What the prompt says and which buttons it has, from the open question, what has been picked and what others are asked.
import type { Handle, TableModel } from '../../shared/kernel/model.ts';
import type { Seat } from '../../shared/kernel/seat.ts';
import type { ShownAsk } from '../../shared/kernel/view.ts';
import type { WindowMode } from '../../shared/protocol/messages.ts';
import { amountText } from '../table/amount-text.ts';
import { abilityLine, choiceText, heardText, questionText } from '../table/ask-text.ts';
import { declineText } from '../table/decline-text.ts';
import type { BoardOptions, LiveTable } from '../table/live-table.ts';
import { neverAsked } from '../table/never-ask.ts';
import { type Payment, paymentOf } from '../table/payment.ts';
import { paidText, WAYS_SHOWN, wayText } from '../table/payment-text.ts';
import { isAnswer, mayDecline } from '../table/picks.ts';
import { nameOf } from '../text/card-text.ts';
import { t } from '../text/i18n.ts';
import type { Glyph } from './glyphs.ts';
import type { Offer } from './offer.ts';
import { boardText } from './text.ts';

export type Act =
  | { readonly do: 'pick'; readonly position: number }
  | { readonly do: 'answer'; readonly positions: readonly number[] }
  | { readonly do: 'window'; readonly kind: string; readonly mode: WindowMode }
  | { readonly do: 'number'; readonly n: number }
  | { readonly do: 'confirm' | 'decline' | 'cancel' }
  | { readonly do: 'fold' | 'reveals' }
  | { readonly do: 'inspect'; readonly handle: Handle }
  | { readonly do: 'menu'; readonly key: string }
  | { readonly do: 'page'; readonly by: number }
  | { readonly do: 'step'; readonly to: number }
  | { readonly do: 'browse'; readonly seat: Seat; readonly zone: string };
export interface Button {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly tone: 'main' | 'plain' | 'quiet';
  readonly picked?: boolean;
  readonly glyph?: Glyph;
  /** The key that does the same. */
  readonly key?: string;
  /** It is left out where there is no room: the same can be done without it. */
  readonly spare?: true;
  /** Takes this part of a row; left out for all of it. */
  readonly share?: number;
  readonly act: Act;
}
export interface Prompt {
  readonly mood: 'asked' | 'waiting' | 'over';
  readonly title: string;
  readonly question: string;
  /** The name and text of the card that asks. */
  readonly about?: { readonly name: string; readonly text: string };
  readonly progress?: string;
  /** What a preview does not tell. */
  readonly note?: string;
  readonly buttons: readonly Button[];
}

/** The match is over: the page says how it ended. */
const OVER: Prompt = { mood: 'over', title: '', question: '', buttons: [] };

export function promptOf(
  table: LiveTable,
  offer: Offer,
  options: BoardOptions,
  model: TableModel,
  number: number,
): Prompt {
  const ask = table.ask.value;
  if ((model.facts['result'] ?? null) !== null) return OVER;
  if (ask === null) return waiting(table, options);
  const picks = table.picks.value;
  const payment = paymentOf(ask, picks, (handle) => table.faceOf(handle)?.no);
  const buttons: Button[] = payment === null ? [] : waysToPay(table, ask, payment);
  const picked = offer.buttons.map((position): Button => {
    const choosable = ask.from[position];
    const text = choosable === undefined ? undefined : choiceText(table, choosable);
    const [label, detail] = [text?.label.text ?? '', text?.detail?.text];
    return {
      id: `pick.${position}`,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      ...(detail === undefined ? {} : { detail }),
      tone: offer.cards.size > 0 && detail === undefined ? 'plain' : 'main',
      picked: picks.includes(position),
      act: { do: 'pick', position },
    };
  });
  buttons.push(...picked);
  if (offer.range !== null) buttons.push(...numbers(offer.range, number));
  const several = ask.max > 1;
  if (several && isAnswer(ask, picks) && picks.length > 0) {
    buttons.push({
      id: 'confirm',
      label: boardText('board.confirmSome', { n: picks.length }),
      tone: 'main',
      glyph: 'tick',
      key: boardText('board.key.enter'),
      act: { do: 'confirm' },
    });
  }
  if (mayDecline(ask) && picks.length === 0) {
    buttons.push({
      id: 'decline',
      label: declineText(table.game, ask),
      tone: buttons.length > 0 ? 'plain' : 'main',
      glyph: 'on',
      key: boardText('board.key.pass'),
      act: { do: 'decline' },
    });
  }
  if (picks.length > 0 || ask.cancelable) {
    const label = boardText(picks.length > 0 ? 'board.clear' : 'board.cancel');
    const key = boardText('board.key.escape');
    buttons.push({ id: 'cancel', label, tone: 'quiet', glyph: 'back', key, act: { do: 'cancel' } });
  }
  const passed = neverAsked(table.game, ask);
  if (passed !== undefined && picks.length === 0) buttons.push(passAlways(table, passed));
  const about = ask.about;
  return {
    mood: 'asked',
    title: boardText('board.yourChoice'),
    question: questionText(table, ask),
    ...(about === undefined ? {} : { about: aboutText(table, about.no, about.path) }),
    ...(payment !== null
      ? { progress: paidText(table, payment) }
      : several
        ? { progress: amountText(table.game, ask, picks) ?? progressOf(ask.min, ask.max, picks.length) }
        : {}),
    buttons,
  };
}

/** The smallest ways to pay, each a button that answers at once. */
function waysToPay(table: LiveTable, ask: ShownAsk, { ways }: Payment): Button[] {
  return ways.slice(0, WAYS_SHOWN).map((positions) => ({
    id: `way.${positions.join('.')}`,
    label: t('payment.with', { cards: wayText(table, ask, positions) }),
    tone: 'main',
    spare: true,
    act: { do: 'answer', positions },
  }));
}
/** Whoever never answers this kind of declaration need not be asked again; the same place undoes it. */
const passAlways = (table: LiveTable, kind: string): Button => ({
  id: 'passAlways',
  label: t('prompt.passAlways', { what: heardText(table, kind) }),
  tone: 'quiet',
  act: { do: 'window', kind, mode: 'alwaysPass' },
});

const progressOf = (min: number, max: number, n: number): string =>
  min === max || min === 0 ? boardText('board.picked', { n, max }) : boardText('board.pickedFrom', { n, min, max });

const STEPS = [-10, -1, 1, 10] as const;

/** A number is stepped to and then confirmed. */
function numbers(range: { readonly from: number; readonly to: number }, number: number): Button[] {
  const clamp = (n: number): number => Math.min(range.to, Math.max(range.from, n));
  const now = clamp(number);
  const steps = range.to - range.from > 9 ? STEPS : STEPS.slice(1, 3);
  return [
    ...steps.map(
      (by): Button => ({
        id: `step.${by}`,
        label: by < 0 ? `−${-by}` : `+${by}`,
        tone: 'plain',
        share: 1 / steps.length,
        act: { do: 'step', to: clamp(now + by) },
      }),
    ),
    {
      id: 'number',
      label: boardText('board.number', { n: now }),
      tone: 'main',
      glyph: 'tick',
      key: boardText('board.key.enter'),
      act: { do: 'number', n: now },
    },
  ];
}

const aboutText = ({ game }: LiveTable, no: string, path: string | undefined): { name: string; text: string } => ({
  name: nameOf(game, no).text,
  text: abilityLine(game, no, path)?.text ?? '',
});

function waiting(table: LiveTable, options: BoardOptions): Prompt {
  const passing = table.passing.value;
  if (passing !== null) {
    const always = table.windows.value[passing] === 'alwaysPass';
    const again: Button = {
      id: 'askAgain',
      label: t('prompt.askAgain'),
      tone: 'quiet',
      act: { do: 'window', kind: passing, mode: table.modeBefore(passing) },
    };
    const buttons = always ? [again] : [];
    return { mood: 'waiting', title: boardText('board.passing'), question: heardText(table, passing), buttons };
  }
  const [first, second] = table.asks.value;
  const sending = table.sending.value;
  return {
    mood: 'waiting',
    title:
      first === undefined
        ? boardText(sending ? 'board.sending' : 'board.watching')
        : second !== undefined
          ? boardText('board.bothChoose')
          : boardText('board.waiting', { name: options.seatName(first.seat) }),
    question: first === undefined ? '' : heardText(table, first.why),
    buttons: [],
  };
}
