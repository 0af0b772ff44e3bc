// Whom to play: a bot, a friend by link, or both seats alone.
import { t } from '../../text/i18n.ts';
import { Segments } from '../parts/segments.tsx';
import { BOTS, type Draft, OPPONENTS } from './draft.ts';

export function OpponentChoice({ draft }: { readonly draft: Draft }) {
  const { opponent, bot, otherDeck } = draft;
  const { starters, roster } = draft.game.value;
  // The other side then brings every ready deck.
  const isRoster = roster !== undefined;
  return (
    <div class="opponent">
      <Segments
        legend={t('start.opponent')}
        value={opponent.value}
        options={OPPONENTS.map((value) => ({
          value,
          label: t(`opponent.${value}`),
          hint: t(`opponent.${value}.hint`),
        }))}
        onChange={(value) => {
          opponent.value = value;
        }}
      />
      {opponent.value === 'person' || (isRoster && opponent.value === 'both') ? null : (
        <div class="opponent-more">
          {opponent.value === 'bot' ? (
            <Segments
              legend={t('start.bot')}
              value={bot.value}
              options={BOTS.map((value) => ({ value, label: t(`bot.${value}`) }))}
              onChange={(value) => {
                bot.value = value;
              }}
            />
          ) : null}
          {isRoster ? null : (
            <Segments
              legend={t('start.otherDeck')}
              value={otherDeck.value}
              options={starters.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(value) => {
                otherDeck.value = value;
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
