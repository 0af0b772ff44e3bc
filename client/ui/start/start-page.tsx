// The first page: choose a game, a deck and an opponent, or come to a table by its code.
import { useMemo, useState } from 'preact/hooks';
import type { Refused } from '../../net/api.ts';
import { t } from '../../text/i18n.ts';
import { CardFan } from '../card/card-fan.tsx';
import { Brand } from '../parts/brand.tsx';
import { refusalText } from '../parts/refusal.ts';
import { Room } from '../parts/room.tsx';
import { usePlace } from '../place-context.ts';
import { DeckChoice } from './deck-choice.tsx';
import { create, handOf, newDraft } from './draft.ts';
import { GameChoice } from './game-choice.tsx';
import { JoinBox } from './join-box.tsx';
import { NameField } from './name-field.tsx';
import { OpponentChoice } from './opponent-choice.tsx';
import { RosterChoice } from './roster-choice.tsx';
import { TableOptions } from './table-options.tsx';

const HAND = 5;

export function StartPage() {
  const place = usePlace();
  const draft = useMemo(newDraft, []);
  const game = draft.game.value;
  const hand = handOf(draft).slice(0, HAND);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    const made = await create(draft);
    setBusy(false);
    if (made.ok) place.go(`t/${made.code}`);
    else setRefused(made);
  };
  return (
    <div class="start in-room">
      <Room />
      <header class="start-head">
        <Brand />
      </header>
      <section class="start-hero">
        <h1>{t('start.headline')}</h1>
        <p class="lead">{t('start.lead')}</p>
        <CardFan key={hand.map(({ no }) => no).join()} game={game} hand={hand} />
        <JoinBox />
      </section>
      <main class="start-main">
        <form
          class="panel setup"
          aria-label={t('start.setup')}
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <GameChoice draft={draft} />
          {game.roster === undefined ? (
            <DeckChoice game={game} deck={draft.deck} />
          ) : (
            <RosterChoice game={game} roster={draft.roster} />
          )}
          <OpponentChoice draft={draft} />
          <div class="setup-end">
            <NameField name={draft.name} />
            <button type="submit" class="button primary big" disabled={busy}>
              {t(`start.go.${draft.opponent.value}`)}
            </button>
          </div>
          <p class="fault" role="alert">
            {refused === null ? '' : refusalText(game, refused)}
          </p>
          <TableOptions draft={draft} />
        </form>
      </main>
    </div>
  );
}
