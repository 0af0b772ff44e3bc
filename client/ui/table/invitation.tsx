// What a guest sees at a table with a free seat: who invites, which deck to bring, or to watch.
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { FRONTS } from '../../../shared/games/fronts.ts';
import type { TableCard } from '../../../shared/protocol/messages.ts';
import { type Refused, takeSeat } from '../../net/api.ts';
import { keepToken, recall } from '../../net/keys.ts';
import { t, textIfAny } from '../../text/i18n.ts';
import { useGlyphs } from '../glyphs.ts';
import { Brand } from '../parts/brand.tsx';
import { MessagePage } from '../parts/message-page.tsx';
import { refusalText } from '../parts/refusal.ts';
import { Room } from '../parts/room.tsx';
import { DeckChoice } from '../start/deck-choice.tsx';
import { broughtTo, givenName, rosterOf } from '../start/draft.ts';
import { NameField } from '../start/name-field.tsx';
import { RosterChoice } from '../start/roster-choice.tsx';
import { ClaimSeat } from './claim-seat.tsx';

export function Invitation(props: {
  readonly card: TableCard;
  readonly onSeated: () => void;
  readonly onWatch: () => void;
}) {
  const { card } = props;
  useGlyphs(card.names.join(''));
  const game = FRONTS[card.game];
  const deck = useSignal(game?.starters[0]?.id ?? '');
  const roster = useSignal(game === undefined ? [] : rosterOf(game));
  const name = useSignal(recall('name') ?? '');
  const [refused, setRefused] = useState<Refused | null>(null);
  if (game === undefined) {
    return <MessagePage title={t('dead.unknownGame.title')} text={t('dead.unknownGame.text')} />;
  }
  const take = async (): Promise<void> => {
    const brought = broughtTo(game, deck.value, roster.value);
    const seat = await takeSeat(card.code, { name: givenName(name.value), ...brought });
    if (!seat.ok) {
      setRefused(seat);
      return;
    }
    keepToken(card.code, seat.value.token);
    props.onSeated();
  };
  const host = card.names.find((held) => held !== null) ?? t('name.guest');
  return (
    <div class="message-page in-room">
      <Room />
      <Brand />
      <form
        class="panel message invitation"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <h1>{t('invitation.title', { name: host })}</h1>
        <p>
          {t(game.roster === undefined ? 'invitation.text' : 'invitation.textRoster', {
            game: textIfAny(`game.${game.id}`) ?? game.id,
            code: card.code,
          })}
        </p>
        {game.roster === undefined ? (
          <DeckChoice game={game} deck={deck} />
        ) : (
          <RosterChoice game={game} roster={roster} />
        )}
        <NameField name={name} />
        <p class="fault" role="alert">
          {refused === null ? '' : refusalText(game, refused)}
        </p>
        <div class="row">
          <button type="submit" class="button primary">
            {t('invitation.take')}
          </button>
          <button type="button" class="button" onClick={props.onWatch}>
            {t('invitation.watch')}
          </button>
        </div>
        <ClaimSeat code={card.code} onClaimed={props.onSeated} />
      </form>
    </div>
  );
}
