// Decks to choose from for the line-ups that both sides have shown, and a copy of one to change.
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Deck } from '../../../shared/kernel/deck.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import type { Reply } from '../../../shared/protocol/messages.ts';
import { deckName } from '../../../shared/protocol/names.ts';
import { seatName } from '../../table/ask-text.ts';
import { lineUpOf, sameCards, sumsOf } from '../../table/decks.ts';
import { t } from '../../text/i18n.ts';
import { DeckDialog } from '../start/deck-dialog.tsx';
import { DeckList } from '../start/deck-list.tsx';
import { below, useDesk } from '../table/table-context.ts';
import { forgetDraft, keepDraft, keptDraft } from './deck-draft.ts';
import { DeckEditor } from './deck-editor.tsx';
import { DeckSums } from './deck-sums.tsx';
import { enterConfirms } from './enter-confirms.ts';
import { FormFoot } from './form-panel.tsx';
import { CardLinks } from './line-up-form.tsx';

interface Offered {
  readonly position: number;
  readonly deck: Deck;
}
const isSame = (one: Deck, other: Deck | null): boolean =>
  other !== null && one.name === other.name && sameCards(one, other);
const decksIn = ({ from }: ShownAsk): Offered[] =>
  from.flatMap((choosable, position) => ('deck' in choosable ? [{ position, deck: choosable.deck }] : []));

export function DeckForm({ ask }: { readonly ask: ShownAsk }) {
  const { live } = useDesk();
  const draft = useSignal<Deck | null>(keptDraft(live));
  const editing = useSignal(false);
  const change = (deck: Deck): void => {
    draft.value = deck;
    keepDraft(live, deck);
  };
  const wanted = useSignal<Deck | null>(null);
  const offered = decksIn(ask);
  const at = wanted.value === null ? undefined : offered.find(({ deck }) => isSame(deck, wanted.value))?.position;
  useEffect(() => {
    if (at === undefined) return;
    wanted.value = null;
    live.picks.value = [at];
  }, [at]);
  const use = async ({ name, cards }: Deck): Promise<Reply> => {
    const deck = { name: deckName(name), cards };
    const reply: Reply = offered.some((one) => isSame(one.deck, deck)) ? { ok: true } : await live.register(deck);
    if (!reply.ok) return reply;
    editing.value = false;
    draft.value = null;
    forgetDraft(live);
    wanted.value = deck;
    return reply;
  };
  // While the last answer is on its way nothing can be picked.
  const ready = !live.sending.value;
  useEffect(() => {
    const [only, second] = offered;
    if (ready && only !== undefined && second === undefined && live.picks.value.length === 0) live.pick(only.position);
  }, [ready]);
  const picked = offered.find(({ position }) => live.picks.value.includes(position))?.deck;
  if (editing.value && draft.value !== null) {
    return (
      <DeckEditor
        deck={draft.value}
        onChange={change}
        onBack={() => {
          editing.value = false;
        }}
        onUse={use}
      />
    );
  }
  const begin = (deck: Deck): void => {
    change({ ...deck, name: t('editor.copyName', { name: deck.name }) });
    editing.value = true;
  };
  return (
    <>
      <div class="form-body deck-form">
        <LineUpsShown />
        <div class="decks-offered">
          <ol class="deck-options" aria-label={t('deckForm.decks')}>
            {offered.map(({ position, deck }) => (
              <li key={position}>
                <DeckOption
                  ask={ask}
                  position={position}
                  deck={deck}
                  {...(ask.registers ? { onCopy: () => begin(deck) } : {})}
                />
              </li>
            ))}
          </ol>
          {draft.value === null ? null : (
            <button
              type="button"
              class="button"
              onClick={() => {
                editing.value = true;
              }}
            >
              {t('editor.goOn', { name: draft.value.name })}
            </button>
          )}
        </div>
        <section class="deck-shown" aria-label={picked?.name}>
          {picked === undefined ? (
            <p class="hint">{t('deckForm.none')}</p>
          ) : (
            <DeckList key={picked.name} game={live.game} deck={picked} as="rows" />
          )}
        </section>
      </div>
      <FormFoot ask={ask} label={t('deckForm.confirm')}>
        <p class="hint">{t('form.secret')}</p>
      </FormFoot>
    </>
  );
}

/** Both line-ups, each card to be read. */
function LineUpsShown() {
  const { live } = useDesk();
  const own = below(live);
  const sides = [
    { seat: own, title: t('deckForm.yours') },
    { seat: own === 0 ? 1 : 0, title: t('deckForm.theirs', { name: seatName(live, own === 0 ? 1 : 0) }) },
  ] as const;
  return (
    <div class="sides-shown">
      {sides.map(({ seat, title }) => (
        <section key={seat} class={seat === own ? 'near' : 'far'}>
          <h3>{title}</h3>
          <CardLinks nos={lineUpOf(live, seat)} />
        </section>
      ))}
    </div>
  );
}

function DeckOption(props: Offered & { readonly ask: ShownAsk; readonly onCopy?: () => void }) {
  const { ask, position, deck, onCopy } = props;
  const { live } = useDesk();
  const [looking, setLooking] = useState(false);
  const picked = live.picks.value.includes(position);
  return (
    <div class={`deck-option ${picked ? 'chosen' : ''}`}>
      <button
        type="button"
        class="deck-pick"
        data-position={position}
        aria-pressed={picked}
        onClick={() => live.pick(position)}
        onKeyDown={enterConfirms(live, ask, position)}
      >
        <span class="deck-name">{deck.name}</span>
        <DeckSums game={live.game} sums={sumsOf(live.game, deck, lineUpOf(live, below(live)))} />
      </button>
      <div class="deck-option-more">
        <button type="button" class="button quiet" onClick={() => setLooking(true)}>
          {t('start.look')}
          <span class="unseen"> {deck.name}</span>
        </button>
        {onCopy === undefined ? null : (
          <button type="button" class="button quiet" onClick={onCopy}>
            {t('editor.copy')}
            <span class="unseen"> {deck.name}</span>
          </button>
        )}
      </div>
      {looking ? <DeckDialog game={live.game} deck={deck} onClose={() => setLooking(false)} /> : null}
    </div>
  );
}
