// Changes a copy of a deck: cards out of all that there are, running totals, and what is still wrong with it.
import { useSignal } from '@preact/signals';
import type { Deck, DeckFault } from '../../../shared/kernel/deck.ts';
import type { CardPrint } from '../../../shared/kernel/game.ts';
import type { Reply } from '../../../shared/protocol/messages.ts';
import { changed, type Filter, lineUpOf, NO_FILTER, ownersOf, shelfOf, sumsOf } from '../../table/decks.ts';
import { linesOf, nameOf, termOf, wordsOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { CardThumb } from '../card/card-face.tsx';
import { faultsText } from '../parts/refusal.ts';
import { Words } from '../parts/words.tsx';
import { below, useDesk } from '../table/table-context.ts';
import { DeckFilter } from './deck-filter.tsx';
import { DeckSums } from './deck-sums.tsx';

export function DeckEditor(props: {
  readonly deck: Deck;
  readonly onChange: (deck: Deck) => void;
  readonly onBack: () => void;
  /** The deck is to be chosen as it is: registered now, or offered already. */
  readonly onUse: (deck: Deck) => Promise<Reply>;
}) {
  const { deck, onChange } = props;
  const { live } = useDesk();
  const { game } = live;
  const filter = useSignal<Filter>(NO_FILTER);
  const lineUp = lineUpOf(live, below(live));
  const wordsIn = ({ no, name }: CardPrint): string =>
    [wordsOf(name), ...linesOf(game, no)].map(({ text }) => text).join(' ');
  const shelf = shelfOf(game, deck, lineUp, filter.value, wordsIn);
  return (
    <>
      <div class="form-body editor">
        <div class="editor-tools">
          <label class="editor-name">
            <span class="unseen">{t('editor.name')}</span>
            <input
              value={deck.name}
              maxLength={40}
              onInput={(event) => onChange({ ...deck, name: event.currentTarget.value })}
            />
          </label>
          <DeckFilter filter={filter} lineUp={lineUp} />
        </div>
        <ul class="editor-cards" aria-label={t('editor.cards')}>
          {shelf.map((print) => (
            <li key={print.no}>
              <EditorCard
                print={print}
                count={deck.cards[print.no] ?? 0}
                onBy={(by) => onChange(changed(deck, print.no, by))}
              />
            </li>
          ))}
          {shelf.length === 0 ? <li class="hint">{t('editor.none')}</li> : null}
        </ul>
      </div>
      <EditorFoot {...props} lineUp={lineUp} />
    </>
  );
}

function EditorCard(props: { readonly print: CardPrint; readonly count: number; readonly onBy: (by: number) => void }) {
  const { print, count, onBy } = props;
  const { live, opened } = useDesk();
  const { game } = live;
  const name = wordsOf(print.name);
  const [owner] = ownersOf(game, print);
  return (
    <div class={`editor-card ${count > 0 ? 'held' : ''}`}>
      <button
        type="button"
        class="editor-read"
        onClick={() => {
          opened.value = { what: 'card', no: print.no };
        }}
      >
        <CardThumb game={game} print={print} />
        <span class="choice-words">
          <Words class="choice-label" of={name} />
          <Words
            class="choice-detail"
            of={owner === undefined ? termOf(game, `type.${print.type}`) : nameOf(game, owner)}
          />
        </span>
      </button>
      <fieldset class="stepper">
        <legend class="unseen">{name.text}</legend>
        <button
          type="button"
          aria-label={t('editor.fewer', { name: name.text })}
          aria-disabled={count === 0}
          onClick={() => onBy(-1)}
        >
          −
        </button>
        <output>{count}</output>
        <button type="button" aria-label={t('editor.more', { name: name.text })} onClick={() => onBy(1)}>
          +
        </button>
      </fieldset>
    </div>
  );
}

function EditorFoot(props: {
  readonly deck: Deck;
  readonly lineUp: readonly string[];
  readonly onBack: () => void;
  /** The deck is to be chosen as it is: registered now, or offered already. */
  readonly onUse: (deck: Deck) => Promise<Reply>;
}) {
  const { deck } = props;
  const { live } = useDesk();
  const refused = useSignal<{ readonly of: Deck; readonly faults: readonly DeckFault[] } | null>(null);
  const own = live.game.checkDeck(deck, live.status.value.options);
  // What the server said holds for as long as nothing has been changed.
  const faults = own.length > 0 ? own : refused.value?.of === deck ? refused.value.faults : [];
  const use = async (): Promise<void> => {
    if (own.length > 0 || live.sending.value) return;
    const reply = await props.onUse(deck);
    if (!reply.ok) refused.value = { of: deck, faults: reply.faults ?? [] };
  };
  return (
    <footer class="form-foot editor-foot">
      <div class="form-chosen">
        <DeckSums game={live.game} sums={sumsOf(live.game, deck, props.lineUp)} />
        <p class={faults.length > 0 ? 'fault' : 'fine'} role="status">
          {faults.length > 0 ? faultsText(live.game, faults) : t('editor.fine')}
        </p>
      </div>
      <p class="fault" role="alert">
        {live.refusal.value === null ? '' : t(`refusal.${live.refusal.value}`)}
      </p>
      <button type="button" class="button" onClick={props.onBack}>
        {t('editor.back')}
      </button>
      <button
        type="button"
        class="button primary"
        data-do="use"
        aria-disabled={own.length > 0}
        onClick={() => void use()}
      >
        {t('editor.use')}
      </button>
    </footer>
  );
}
