// What may be picked, as buttons: the first nine answer to their number; what cannot be added is greyed and says why.

import type { ShownAsk, ShownChoosable } from '../../../shared/kernel/view.ts';
import { choiceText } from '../../table/ask-text.ts';
import { answersAtOnce, banOf, isAnswer } from '../../table/picks.ts';
import { t } from '../../text/i18n.ts';
import { CardThumb } from '../card/card-face.tsx';
import { useHover } from '../card/hover.ts';
import { Words } from '../parts/words.tsx';
import { useDesk } from '../table/table-context.ts';

export function ChoiceList({ ask }: { readonly ask: ShownAsk }) {
  if (ask.from.length === 0) return <p class="hint">{t('prompt.nothing')}</p>;
  return (
    <ol class={`choices ${ask.from.length > 6 ? 'many' : ''}`}>
      {ask.from.map((choosable, position) => (
        <li key={position}>
          <Choice ask={ask} choosable={choosable} position={position} />
        </li>
      ))}
    </ol>
  );
}

function Choice(props: { readonly ask: ShownAsk; readonly choosable: ShownChoosable; readonly position: number }) {
  const { ask, position } = props;
  const { live, opened, hovered } = useDesk();
  const picks = live.picks.value;
  const at = picks.indexOf(position);
  const ban = banOf(ask, picks, position);
  const { label, detail, no, handle } = choiceText(live, props.choosable);
  const print = no === undefined ? undefined : live.game.print(no);
  const hover = useHover(hovered, handle);
  const inspect = (): void => {
    if (no !== undefined) opened.value = { what: 'card', no, ...(handle === undefined ? {} : { handle }) };
  };
  return (
    <button
      type="button"
      class={`choice ${no === undefined ? '' : `tone-${live.game.print(no)?.color ?? ''}`}`}
      data-position={position}
      aria-pressed={answersAtOnce(ask) ? undefined : at >= 0}
      aria-disabled={ban !== undefined}
      title={ban === undefined ? undefined : t(`ban.${ban}`)}
      onClick={() => live.pick(position)}
      {...hover}
      onContextMenu={(event) => {
        if (no === undefined) return;
        event.preventDefault();
        inspect();
      }}
      onKeyDown={(event) => {
        if (event.key === 'i' || event.key === 'I') inspect();
        else if (event.key === 'Enter' && !answersAtOnce(ask) && isAnswer(ask, picks)) {
          event.preventDefault();
          live.confirm();
        }
      }}
    >
      <span class={at >= 0 ? 'choice-key picked' : 'choice-key'} aria-hidden="true">
        {at >= 0 ? (ask.ordered ? `${at + 1}.` : '✓') : position < 9 ? position + 1 : ''}
      </span>
      {print === undefined ? null : <CardThumb game={live.game} print={print} />}
      <span class="choice-words">
        <Words class="choice-label" of={label} />
        {detail === undefined ? null : <Words class="choice-detail" of={detail} />}
      </span>
      {at >= 0 && ask.ordered ? <span class="unseen">{t('prompt.place', { n: at + 1 })}</span> : null}
    </button>
  );
}
