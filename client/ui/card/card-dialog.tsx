// A card to read: large, with its described text, as a dialog; and the same as a plain list of facts for screen readers.
import type { ComponentChildren } from 'preact';
import type { Explanation } from '../../../shared/kernel/explain.ts';
import type { GameFront } from '../../../shared/kernel/game.ts';
import type { CardFace as Face } from '../../../shared/kernel/story.ts';
import { linesOf, type Said, termOf, traitsOf, wordsOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Words } from '../parts/words.tsx';
import { CardFace } from './card-face.tsx';
import { FoilShine } from './foil-shine.tsx';
import { Keywords } from './keywords.tsx';
import { Obstacles, ValuesMade } from './values-made.tsx';

export interface CardAction {
  readonly label: Said;
  readonly detail?: Said;
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
  /** How it stands now. */
  readonly children?: ComponentChildren;
  readonly onClose: () => void;
}) {
  const { game, face } = props;
  const print = game.print(props.no);
  if (print === undefined) return null;
  const title = wordsOf(print.name);
  const lines = linesOf(game, print.no);
  return (
    <Dialog title={title.text} lang={title.lang} onClose={props.onClose} className="card-dialog">
      <div class="card-reading">
        <div class="card-large" aria-hidden="true">
          <CardFace game={game} print={print} />
          <FoilShine game={game} print={print} />
        </div>
        <div class="card-facts">
          {print.subtitle === undefined ? null : <Words as="p" class="card-whom" of={wordsOf(print.subtitle)} />}
          <Actions actions={props.actions ?? []} />
          <Obstacles game={game} no={print.no} obstacles={props.explanation?.obstacles ?? []} />
          <p class="card-kind">
            <Words of={termOf(game, `color.${print.color}`)} /> · <Words of={termOf(game, `type.${print.type}`)} /> ·{' '}
            {print.no}
          </p>
          <dl class="facts">
            {Object.entries(print.numbers).map(([name, printed]) => (
              <div key={name}>
                <dt>
                  <Words of={termOf(game, `value.${name}`)} />
                </dt>
                <dd>
                  {face?.values?.[name] ?? printed}
                  {face?.values?.[name] === undefined || face.values[name] === printed ? null : (
                    <small> {t('card.printed', { n: printed })}</small>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {props.children}
          <ValuesMade game={game} values={props.explanation?.values ?? []} />
          {lines.length === 0 ? <p class="hint">{t('card.noText')}</p> : null}
          {lines.map((line, i) => (
            <Words key={i} as="p" class="card-line" of={line} />
          ))}
          <p class="card-kind">
            {traitsOf(game, print).map((trait) => (
              <Words key={trait.text} class="chip" of={trait} />
            ))}
            {print.icons.map((icon, i) => (
              <Words key={`${icon}${i}`} class="chip" of={termOf(game, `icon.${icon}`)} />
            ))}
          </p>
          <Keywords game={game} no={print.no} />
          {print.flavor === undefined ? null : <Words as="p" class="card-flavor" of={wordsOf(print.flavor)} />}
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
        <button key={`${label.text}${detail?.text}`} type="button" class="button" onClick={act}>
          <Words of={label} />
          {detail === undefined ? null : <Words as="small" of={detail} />}
        </button>
      ))}
    </div>
  );
}
