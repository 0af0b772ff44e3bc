// A card to read: large, with its described text, as a dialog; and the same as a plain list of facts for screen readers.
import type { Explanation } from '../../../shared/kernel/explain.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { CardFace as Face } from '../../../shared/kernel/story.ts';
import { gameWord, t } from '../../text/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { CardFace } from './card-face.tsx';
import { FoilShine } from './foil-shine.tsx';
import { Keywords } from './keywords.tsx';
import { Obstacles, ValuesMade } from './values-made.tsx';

export interface CardAction {
  readonly label: string;
  readonly detail?: string;
  act(): void;
}

export function CardDialog(props: {
  readonly game: GameFront;
  readonly no: string;
  /** The card as it lies now, where it does. */
  readonly face?: Face;
  /** What may be done with it now. */
  readonly actions?: readonly CardAction[];
  /** What makes up its values, and what keeps it from being used. */
  readonly explanation?: Explanation | null;
  readonly onClose: () => void;
}) {
  const { game, face } = props;
  const print = game.print(props.no);
  if (print === undefined) return null;
  const lines = game.describe(print.no, 'en');
  return (
    <Dialog title={print.name.en} onClose={props.onClose} className="card-dialog">
      <div class="card-reading">
        <div class="card-large" aria-hidden="true">
          <CardFace game={game} print={print} />
          <FoilShine game={game} print={print} />
        </div>
        <div class="card-facts">
          <Actions actions={props.actions ?? []} />
          <Obstacles game={game} obstacles={props.explanation?.obstacles ?? []} />
          <p class="card-kind">
            {gameWord(game, `color.${print.color}`)} · {gameWord(game, `type.${print.type}`)} · {print.no}
          </p>
          <dl class="facts">
            {Object.entries(print.numbers).map(([name, printed]) => (
              <div key={name}>
                <dt>{gameWord(game, `value.${name}`)}</dt>
                <dd>
                  {face?.values?.[name] ?? printed}
                  {face?.values?.[name] === undefined || face.values[name] === printed ? null : (
                    <small> {t('card.printed', { n: printed })}</small>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <ValuesMade game={game} values={props.explanation?.values ?? []} />
          {lines.length === 0 ? <p class="hint">{t('card.noText')}</p> : null}
          {lines.map((line, i) => (
            <p key={i} class="card-line">
              {line}
            </p>
          ))}
          <p class="card-kind">
            {print.traits.map((trait) => (
              <span key={trait} class="chip">
                {trait}
              </span>
            ))}
            {print.icons.map((icon, i) => (
              <span key={`${icon}${i}`} class="chip">
                {gameWord(game, `icon.${icon}`)}
              </span>
            ))}
          </p>
          <Keywords game={game} no={print.no} />
          {print.flavor?.en === undefined ? null : <p class="card-flavor">{print.flavor.en}</p>}
        </div>
      </div>
    </Dialog>
  );
}

function Actions({ actions }: { readonly actions: readonly CardAction[] }) {
  if (actions.length === 0) return null;
  return (
    <div class="card-actions">
      <p class="field-label">{t('card.actions')}</p>
      {actions.map(({ label, detail, act }) => (
        <button key={`${label}${detail}`} type="button" class="button" onClick={act}>
          {label}
          {detail === undefined ? null : <small>{detail}</small>}
        </button>
      ))}
    </div>
  );
}
