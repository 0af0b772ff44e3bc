// The open question as a dialog beside the table: what is asked, what may be picked, and how to answer.
import { useEffect, useId, useRef } from 'preact/hooks';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { amountText } from '../../table/amount-text.ts';
import { abilityLine, heardText, questionText } from '../../table/ask-text.ts';
import { declineText } from '../../table/decline-text.ts';
import { limitText } from '../../table/limit-text.ts';
import { neverAsked } from '../../table/never-ask.ts';
import { answersAtOnce, formOf, isAnswer, mayDecline, rangeOf } from '../../table/picks.ts';
import { nameOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { hintsFor } from '../mirror/layouts.ts';
import { Words } from '../parts/words.tsx';
import { useDesk } from '../table/table-context.ts';
import { ChoiceList } from './choice-list.tsx';
import { NumberChoice } from './number-choice.tsx';
import { OrderList } from './order-list.tsx';
import { WaysToPay } from './ways-to-pay.tsx';

export function Prompt({ shown }: { readonly shown: boolean }) {
  const { live } = useDesk();
  const ask = live.ask.value;
  // A form has its place over the table.
  return ask === null || formOf(ask) !== undefined ? null : <Question key={ask.id} ask={ask} shown={shown} />;
}

function Question({ ask, shown }: { readonly ask: ShownAsk; readonly shown: boolean }) {
  const { live } = useDesk();
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const range = rangeOf(ask);
  useEffect(() => {
    if (!shown || !mayTakeFocus(element.current)) return;
    const slider = element.current?.querySelector<HTMLElement>('input[type=range]');
    (slider ?? element.current)?.focus({ preventScroll: true });
  }, [shown]);
  const picks = live.picks.value;
  return (
    <section
      ref={element}
      class={`prompt ${live.sending.value ? 'sending' : ''}`}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}more`}
      tabIndex={-1}
      data-ask={ask.id}
    >
      <h2 id={`${id}title`}>{questionText(live, ask)}</h2>
      <div class="prompt-body">
        <div id={`${id}more`} class="prompt-more">
          <About ask={ask} />
          <Amount ask={ask} />
          {hintsFor(live, ask).map((hint) => (
            <p key={hint} class="hint">
              {hint}
            </p>
          ))}
          {ask.limit === undefined || amountText(live.game, ask, picks) !== undefined
            ? null
            : limitText(ask.limit, picks).map((line) => (
                <p key={line} class="hint">
                  {line}
                </p>
              ))}
        </div>
        <WaysToPay ask={ask} />
        {range === undefined ? <ChoiceList ask={ask} /> : <NumberChoice range={range} />}
        {ask.ordered && ask.max > 1 ? <OrderList ask={ask} /> : null}
      </div>
      <Answering ask={ask} />
    </section>
  );
}

/** A new question takes the focus, but not out of a dialog, a text field or the list of the table. */
function mayTakeFocus(prompt: HTMLElement | null): boolean {
  const now = document.activeElement;
  if (now === null || now === document.body) return true;
  if (now.closest('dialog, input, textarea, select, .log') !== null) return false;
  return now.closest('.mirror') === null || prompt === null;
}

/** The card that asks, with the line of its text. */
function About({ ask }: { readonly ask: ShownAsk }) {
  const { live, opened } = useDesk();
  if (ask.about === undefined) return null;
  const { no, path, card } = ask.about;
  const line = abilityLine(live.game, no, path);
  return (
    <div class={`about tone-${live.game.print(no)?.color ?? ''}`}>
      <button
        type="button"
        class="card-link"
        onClick={() => {
          opened.value = { what: 'card', no, ...(card === null ? {} : { handle: card }) };
        }}
      >
        <Words of={nameOf(live.game, no)} />
      </button>
      {line === undefined ? null : <Words as="p" of={line} />}
    </div>
  );
}

/** How many are to be picked. */
function Amount({ ask }: { readonly ask: ShownAsk }) {
  const { live } = useDesk();
  const own = amountText(live.game, ask, live.picks.value);
  if (own !== undefined) return <p class="hint">{own}</p>;
  if (ask.max <= 1) return null;
  if (ask.min === ask.max) return <p class="hint">{t('prompt.exactly', { count: ask.max })}</p>;
  return (
    <p class="hint">
      {ask.min === 0 ? t('prompt.upTo', { count: ask.max }) : t('prompt.between', { min: ask.min, max: ask.max })}
    </p>
  );
}

function Answering({ ask }: { readonly ask: ShownAsk }) {
  const { live } = useDesk();
  const picks = live.picks.value;
  const once = answersAtOnce(ask);
  const ready = isAnswer(ask, picks);
  const canCancel = picks.length > 0 || ask.cancelable;
  const passed = neverAsked(live.game, ask);
  return (
    <footer class="prompt-foot">
      <p class="fault" role="alert">
        {live.refusal.value === null ? '' : t(`refusal.${live.refusal.value}`)}
      </p>
      <div class="row">
        {once || rangeOf(ask) !== undefined || (picks.length === 0 && mayDecline(ask)) ? null : (
          <button type="button" class="button primary" data-do="confirm" aria-disabled={!ready} onClick={live.confirm}>
            {t('prompt.confirm')}
            <small>{t('prompt.picked', { n: picks.length, max: ask.max })}</small>
          </button>
        )}
        {mayDecline(ask) && (once || picks.length === 0) ? (
          <button type="button" class="button" data-do="decline" onClick={live.decline}>
            {declineText(live.game, ask)}
            <kbd>P</kbd>
          </button>
        ) : null}
        {passed === undefined ? null : <PassAlways kind={passed} />}
        {canCancel ? (
          <button type="button" class="button quiet" data-do="cancel" onClick={live.cancel}>
            {picks.length > 0 ? t('prompt.clear') : t('prompt.back')}
          </button>
        ) : null}
      </div>
    </footer>
  );
}

/** Whoever never answers this kind need not be asked again; the settings list all kinds and undo it. */
function PassAlways({ kind }: { readonly kind: string }) {
  const { live } = useDesk();
  return (
    <button type="button" class="button quiet" data-do="pass-always" onClick={() => live.window(kind, 'alwaysPass')}>
      {t('prompt.passAlways', { what: heardText(live, kind) })}
    </button>
  );
}
