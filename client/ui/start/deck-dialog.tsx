// A deck's list, as a dialog.
import type { Deck } from '../../../shared/kernel/deck.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import { t } from '../../text/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DeckList } from './deck-list.tsx';

export function DeckDialog(props: { readonly game: GameFront; readonly deck: Deck; readonly onClose: () => void }) {
  const { game, deck } = props;
  const total = Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
  return (
    <Dialog title={deck.name} onClose={props.onClose} className="deck-dialog">
      <p class="hint">{t('deck.total', { count: total })}</p>
      <DeckList game={game} deck={deck} as="faces" />
    </Dialog>
  );
}
