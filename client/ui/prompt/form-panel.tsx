// A choice with a form of its own, over the table: of a line-up, or of a deck. It folds away to let the table be seen.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { questionText } from '../../table/ask-text.ts';
import { type FormKind, formOf, isAnswer } from '../../table/picks.ts';
import { t } from '../../text/i18n.ts';
import { useDesk } from '../table/table-context.ts';
import { useCaughtUp } from '../table/use-shown-end.ts';
import { Countdown } from './countdown.tsx';
import { DeckForm } from './deck-form.tsx';
import { LineUpForm } from './line-up-form.tsx';

export function FormPanel({ shown }: { readonly shown: boolean }) {
  const { live } = useDesk();
  const ask = live.ask.value;
  const kind = ask === null ? undefined : formOf(ask);
  return ask === null || kind === undefined ? null : <WhenShown key={ask.id} ask={ask} kind={kind} shown={shown} />;
}

/** The table first shows what has led to the question. */
function WhenShown(props: { readonly ask: ShownAsk; readonly kind: FormKind; readonly shown: boolean }) {
  const { ask, kind, shown } = props;
  const due = useCaughtUp(true, false);
  return due ? (
    <Form ask={ask} shown={shown}>
      {kind === 'lineUp' ? <LineUpForm ask={ask} /> : <DeckForm ask={ask} />}
    </Form>
  ) : null;
}

function Form(props: { readonly ask: ShownAsk; readonly shown: boolean; readonly children: ComponentChildren }) {
  const { ask, shown } = props;
  const { live } = useDesk();
  const folded = useSignal(false);
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const isFolded = folded.value;
  useEffect(() => {
    const now = document.activeElement;
    if (!shown || now?.closest('dialog, input, textarea, select, .log')) return;
    element.current?.focus({ preventScroll: true });
  }, [shown, isFolded]);
  return (
    <section
      ref={element}
      class={`prompt form ${isFolded ? 'folded' : ''} ${live.sending.value ? 'sending' : ''}`}
      role="dialog"
      aria-modal="false"
      aria-labelledby={id}
      tabIndex={-1}
      data-ask={ask.id}
    >
      <header class="form-head">
        <h2 id={id}>{questionText(live, ask)}</h2>
        {ask.within === undefined ? null : <Countdown />}
        <button
          type="button"
          class={isFolded ? 'button primary' : 'button quiet form-fold'}
          aria-expanded={!isFolded}
          onClick={() => {
            folded.value = !isFolded;
          }}
        >
          <span>{t(isFolded ? 'form.unfold' : 'form.fold')}</span>
        </button>
      </header>
      {isFolded ? null : props.children}
    </section>
  );
}

/** The end of a form: what has gone wrong, what is chosen, and the button that answers with it. */
export function FormFoot(props: {
  readonly ask: ShownAsk;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const { live } = useDesk();
  const ready = isAnswer(props.ask, live.picks.value) && !live.sending.value;
  return (
    <footer class="form-foot">
      <div class="form-chosen">{props.children}</div>
      <p class="fault" role="alert">
        {live.refusal.value === null ? '' : t(`refusal.${live.refusal.value}`)}
      </p>
      <button type="button" class="button primary" data-do="confirm" aria-disabled={!ready} onClick={live.confirm}>
        {props.label}
      </button>
    </footer>
  );
}
