// The cards of a deck by their types: each with its count, to be opened and read; by their faces, or as rows of words.
import { useState } from 'preact/hooks';
import type { Deck } from '../../../shared/kernel/deck.ts';
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import { type DeckGroup, groupsOf, type Held } from '../../table/decks.ts';
import { nameOf, type Said, termOf, wordsOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { CardDialog } from '../card/card-dialog.tsx';
import { CardFace, CardThumb } from '../card/card-face.tsx';
import { Words } from '../parts/words.tsx';

export function DeckList(props: { readonly game: GameFront; readonly deck: Deck; readonly as: 'faces' | 'rows' }) {
  const { game, deck, as } = props;
  const [reading, setReading] = useState<string | null>(null);
  return (
    <div class={`deck-list as-${as}`}>
      {groupsOf(game, deck).map((group) => (
        <section key={`${group.type} ${group.owner}`}>
          <GroupHead game={game} group={group} />
          <ul class={as === 'faces' ? 'deck-cards' : 'deck-rows'}>
            {group.held.map((held) => (
              <li key={held.print.no}>
                <HeldCard game={game} as={as} held={held} onRead={() => setReading(held.print.no)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {reading === null ? null : <CardDialog game={game} no={reading} onClose={() => setReading(null)} />}
    </div>
  );
}

/** What belongs to a card is headed by it. */
function GroupHead({ game, group }: { readonly game: GameFront; readonly group: DeckGroup }) {
  const { type, owner, held } = group;
  const of = termOf(game, `type.${type}`);
  return (
    <h3 class="deck-group">
      <Words of={owner === undefined ? of : nameOf(game, owner)} />{' '}
      <span class="deck-sum">{held.reduce((sum, { count }) => sum + count, 0)}</span>
      {owner === undefined ? null : <Words as="small" of={of} />}
    </h3>
  );
}

function HeldCard(props: {
  readonly game: GameFront;
  readonly as: 'faces' | 'rows';
  readonly held: Held;
  readonly onRead: () => void;
}) {
  const { game, as } = props;
  const { print, count } = props.held;
  const name = wordsOf(print.name);
  const many = t('deck.count', { count });
  return as === 'faces' ? (
    <button
      type="button"
      class="card-button"
      aria-label={t('deck.card', { name: name.text, count })}
      onClick={props.onRead}
    >
      <CardFace game={game} print={print} />
      <span class="deck-count" aria-hidden="true">
        {many}
      </span>
    </button>
  ) : (
    <button type="button" class="deck-row" onClick={props.onRead}>
      <CardThumb game={game} print={print} />
      <span class="choice-words">
        <Words class="choice-label" of={name} />
        <span class="choice-detail">
          {printedOn(game, print).map((said, i) => (
            <Words key={i} of={said} />
          ))}
        </span>
      </span>
      <b>{many}</b>
    </button>
  );
}

/** Its numbers and signs, in words. */
const printedOn = (game: GameFront, print: CardPrint): readonly Said[] => [
  ...Object.entries(print.numbers).map(([name, value]): Said => {
    const { text, lang } = termOf(game, `value.${name}`);
    return { text: `${text} ${value}`, lang };
  }),
  ...print.icons.map((icon) => termOf(game, `icon.${icon}`)),
];
