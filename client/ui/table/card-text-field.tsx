// In which language the cards are read, where the game has more than one.
import type { GameFront } from '../../../shared/kernel/game.ts';
import { cardLanguage, languageOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { Segments } from '../parts/segments.tsx';

export function CardTextField({ game }: { readonly game: GameFront }) {
  if (game.languages.length < 2) return null;
  return (
    <Segments
      legend={t('settings.cardText')}
      value={languageOf(game)}
      options={game.languages.map((lang) => ({ value: lang, label: t(`language.${lang}`), lang }))}
      onChange={(value) => {
        cardLanguage.value = value;
      }}
    />
  );
}
