// The picks of an ordered question in their order, to be moved by their buttons, or there by the arrow keys.
import type { ShownAsk } from '../../../shared/kernel/view.ts';
import { choiceText } from '../../table/ask-text.ts';
import { moved } from '../../table/picks.ts';
import { inEnglish } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { Words } from '../parts/words.tsx';
import { useDesk } from '../table/table-context.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

export function OrderList({ ask }: { readonly ask: ShownAsk }) {
  const { live } = useDesk();
  const picks = live.picks.value;
  if (picks.length < 2) return null;
  return (
    <ol class="order" aria-label={t('prompt.order')}>
      {picks.map((position, index) => (
        <Ordered key={position} ask={ask} position={position} index={index} />
      ))}
    </ol>
  );
}

function Ordered(props: { readonly ask: ShownAsk; readonly position: number; readonly index: number }) {
  const { live } = useDesk();
  const { index } = props;
  const picks = live.picks.value;
  const choosable = props.ask.from[props.position];
  const label = choosable === undefined ? inEnglish('') : choiceText(live, choosable).label;
  const move = (by: number): void => {
    live.picks.value = moved(picks, index, by);
  };
  const byKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  const buttons = [
    { by: -1, sign: '↑', name: t('prompt.earlier', { label: label.text }), ends: index === 0 },
    { by: 1, sign: '↓', name: t('prompt.later', { label: label.text }), ends: index === picks.length - 1 },
  ];
  return (
    <li>
      <span class="order-place">{index + 1}</span>
      <Words class="order-label" of={label} />
      {buttons.map(({ by, sign, name, ends }) => (
        <button
          key={by}
          type="button"
          class="button quiet"
          aria-disabled={ends}
          aria-label={name}
          onClick={() => move(by)}
          onKeyDown={byKey}
        >
          {sign}
        </button>
      ))}
    </li>
  );
}
