// The labels and icons of a card, each with what it stands for.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { gameText, t } from '../../text/i18n.ts';

export function Keywords({ game, no }: { readonly game: GameFront; readonly no: string }) {
  const explained = game.keywords(no).flatMap((word) => gameText(game, `keyword.${word}`) ?? []);
  if (explained.length === 0) return null;
  return (
    <section class="keywords" aria-label={t('card.keywords')}>
      {explained.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
