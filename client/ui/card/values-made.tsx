// What makes up the values of a card as it lies: printed, and each part with the card or rule it comes from.
import { useEffect, useState } from 'preact/hooks';
import type { ExplainedValue, Explanation, Obstacle, ValuePart } from '../../../shared/kernel/explain.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { Handle } from '../../../shared/kernel/model.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { blockedBy, explanationOf, type Told } from '../../table/obstacles.ts';
import { nameOf } from '../../text/card-text.ts';
import { gameText, gameWord, spelled, t, type Values } from '../../text/i18n.ts';
import { Words } from '../parts/words.tsx';

/** So long a card is looked at before the server is asked: whoever only passes over cards asks nothing. */
const PAUSE = 80;

/** Asked anew whenever the table changes while it is shown. */
export function useExplanation(live: LiveTable, handle: Handle | undefined): Explanation | null {
  const [told, setTold] = useState<Told | null>(null);
  const model = live.model.value;
  useEffect(() => {
    if (handle === undefined) return;
    let stale = false;
    const ask = async (): Promise<void> => {
      const explanation = await live.explain(handle);
      if (!stale) setTold({ handle, explanation });
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [live, handle, model]);
  return explanationOf(told, handle, live.ask.value);
}

const signed = ({ by, set }: ValuePart): string =>
  set !== undefined ? `→ ${set}` : (by ?? 0) < 0 ? `− ${-(by ?? 0)}` : `+ ${by ?? 0}`;
function Source({ game, from }: { readonly game: GameFront; readonly from: ValuePart['from'] }) {
  if ('rule' in from) return <em>{gameWord(game, `part.${from.rule}`)}</em>;
  const label = from.path === undefined ? undefined : game.abilityName(from.no, from.path);
  return (
    <em>
      {label === undefined ? null : `${gameWord(game, label)}: `}
      <Words of={nameOf(game, from.no)} />
    </em>
  );
}

/** Only values that something changes: "Power 4000: 3000 printed, + 1000" and what gives them. */
export function ValuesMade({ game, values }: { readonly game: GameFront; readonly values: readonly ExplainedValue[] }) {
  const changed = values.filter(({ parts }) => parts.length > 0);
  if (changed.length === 0) return null;
  return (
    <section class="values-made" aria-label={t('card.values')}>
      {changed.map(({ what, printed, now, parts }) => (
        <p key={what}>
          <strong>
            {gameWord(game, `value.${what}`)} {now}
          </strong>
          <span class="part">{t('card.printedPart', { n: printed })}</span>
          {parts.map((part, i) => (
            <span key={i} class={`part ${(part.by ?? part.set ?? 0) < 0 ? 'less' : 'more'}`}>
              {signed(part)} <Source game={game} from={part.from} />
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}

export function Obstacles(props: {
  readonly game: GameFront;
  readonly no: string;
  readonly obstacles: readonly Obstacle[];
}) {
  const { game, no, obstacles } = props;
  if (obstacles.length === 0) return null;
  const words = (key: string, values: Values = {}): string => gameText(game, key, values) ?? spelled(key);
  return (
    <section class="obstacles" aria-label={t('card.obstacles')}>
      {blockedBy(game, no, words, obstacles).map(({ ability, lines }) => (
        <div key={ability ?? ''} class="obstacle">
          {ability === undefined ? null : <strong>{ability}</strong>}
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
