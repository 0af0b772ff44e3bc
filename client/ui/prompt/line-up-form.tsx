// Line-ups to choose from, each with the faces, names and numbers of its cards; only those with certain cards can be shown.
import { type Signal, useSignal } from '@preact/signals';
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { decksFor } from '../../table/decks.ts';
import { linesOf, nameOf, termOf, wordsOf } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { CardFace, CardThumb } from '../card/card-face.tsx';
import { Words } from '../parts/words.tsx';
import { useDesk } from '../table/table-context.ts';
import { enterConfirms } from './enter-confirms.ts';
import { FormFoot } from './form-panel.tsx';

interface LineUp {
  readonly position: number;
  readonly members: readonly string[];
}
const lineUpsOf = ({ from }: ShownAsk): LineUp[] =>
  from.flatMap((choosable, position) => ('prints' in choosable ? [{ position, members: choosable.prints }] : []));

export function LineUpForm({ ask }: { readonly ask: ShownAsk }) {
  const { live } = useDesk();
  const kept = useSignal<readonly string[]>([]);
  const all = lineUpsOf(ask);
  const picked = all.find(({ position }) => live.picks.value.includes(position));
  const fitting = all.filter(({ members }) => kept.value.every((no) => members.includes(no)));
  return (
    <>
      <div class="form-body">
        {all.length < 2 ? null : <OnlyWith all={all} fitting={fitting} kept={kept} />}
        <p class="unseen" role="status">
          {t('lineUp.count', { count: fitting.length })}
        </p>
        <ol class="line-ups">
          {fitting.map((lineUp) => (
            <li key={lineUp.position}>
              <LineUpTile ask={ask} {...lineUp} />
            </li>
          ))}
        </ol>
      </div>
      <FormFoot ask={ask} label={t('lineUp.confirm')}>
        {picked === undefined ? <p class="hint">{t('form.secret')}</p> : <CardLinks nos={picked.members} />}
      </FormFoot>
    </>
  );
}

/** Each card of any line-up, to keep those that hold it; one without which nothing would be left cannot be chosen besides. */
function OnlyWith(props: {
  readonly all: readonly LineUp[];
  readonly fitting: readonly LineUp[];
  readonly kept: Signal<readonly string[]>;
}) {
  const { live } = useDesk();
  const { kept } = props;
  const cards = [...new Set(props.all.flatMap(({ members }) => members))];
  return (
    <fieldset class="only-with">
      <legend class="field-label">{t('lineUp.onlyWith')}</legend>
      {cards.map((no) => {
        const print = live.game.print(no);
        const on = kept.value.includes(no);
        const leads = props.fitting.some(({ members }) => members.includes(no));
        return (
          <button
            key={no}
            type="button"
            class="only-card"
            aria-pressed={on}
            aria-disabled={!leads}
            onClick={() => {
              if (on) kept.value = kept.value.filter((other) => other !== no);
              else if (leads) kept.value = [...kept.value, no];
            }}
          >
            {print === undefined ? null : <CardThumb game={live.game} print={print} />}
            <Words of={nameOf(live.game, no)} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Headed by the ready deck that is made for it. */
function LineUpTile({ ask, position, members }: LineUp & { readonly ask: ShownAsk }) {
  const { live } = useDesk();
  const decks = decksFor(live.game, members);
  return (
    <button
      type="button"
      class="line-up"
      data-position={position}
      aria-pressed={live.picks.value.includes(position)}
      onClick={() => live.pick(position)}
      onKeyDown={enterConfirms(live, ask, position)}
    >
      {decks.length === 0 ? null : <span class="line-up-deck">{decks.map(({ name }) => name).join(', ')}</span>}
      {members.map((no) => {
        const print = live.game.print(no);
        return print === undefined ? no : <Member key={no} game={live.game} print={print} />;
      })}
    </button>
  );
}

function Member({ game, print }: { readonly game: GameFront; readonly print: CardPrint }) {
  return (
    <span class="member">
      <span class="member-face">
        <CardFace game={game} print={print} detail="field" />
      </span>
      <Words class="member-name" of={wordsOf(print.name)} />
      <span class="member-kinds">
        {print.icons.map((icon) => (
          <Words key={icon} as="small" of={termOf(game, `icon.${icon}`)} />
        ))}
      </span>
      <span class="member-numbers">
        {Object.entries(print.numbers).map(([name, value]) => (
          <span key={name}>
            <Words as="small" of={termOf(game, `value.${name}`)} /> {value}
          </span>
        ))}
      </span>
      {linesOf(game, print.no).map((line) => (
        <Words key={line.text} class="member-line" of={line} />
      ))}
    </span>
  );
}

/** Cards by name, each to be opened and read. */
export function CardLinks({ nos }: { readonly nos: readonly string[] }) {
  const { live, opened } = useDesk();
  return (
    <ul class="card-links">
      {nos.map((no) => {
        const print = live.game.print(no);
        return (
          <li key={no}>
            <button
              type="button"
              class="only-card"
              onClick={() => {
                opened.value = { what: 'card', no };
              }}
            >
              {print === undefined ? null : <CardThumb game={live.game} print={print} />}
              <Words of={nameOf(live.game, no)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
