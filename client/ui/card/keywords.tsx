// The labels and icons of a card, each with what it stands for.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { termIfAny } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { Words } from '../parts/words.tsx';

export function Keywords({ game, no }: { readonly game: GameFront; readonly no: string }) {
  const explained = game.keywords(no).flatMap((word) => termIfAny(game, `keyword.${word}`) ?? []);
  if (explained.length === 0) return null;
  return (
    <section class="keywords" aria-label={t('card.keywords')}>
      {explained.map((said) => (
        <Words key={said.text} as="p" of={said} />
      ))}
    </section>
  );
}
