// The card under the pointer, large enough to read: it lies over the far side of the table while the pointer rests on the card.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Handle } from '../../../shared/kernel/model.ts';
import { linesOf, termOf, traitsOf, wordsOf } from '../../text/card-text.ts';
import { CardFace } from '../card/card-face.tsx';
import { FoilShine } from '../card/foil-shine.tsx';
import { Keywords } from '../card/keywords.tsx';
import { Obstacles, useExplanation, ValuesMade } from '../card/values-made.tsx';
import { StandsNow } from '../mirror/stands-now.tsx';
import { Words } from '../parts/words.tsx';
import { useDesk } from './table-context.ts';
import { useFitting } from './use-fitting.ts';

/** So long the pointer rests on a card before it is shown: whoever only passes over cards sees the table. */
const REST = 320;
/** Where the pointer is, as a share of the window's width. */
const pointerAt = signal(0);
const follow = (event: PointerEvent): void => {
  pointerAt.value = event.clientX / Math.max(1, innerWidth);
};

export function CardPreview() {
  const { live, hovered } = useDesk();
  const handle = useRested(hovered.value);
  useEffect(() => {
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, []);
  const no = handle === null ? undefined : live.faceOf(handle)?.no;
  const print = no === undefined ? undefined : live.game.print(no);
  const explanation = useExplanation(live, handle ?? undefined);
  const element = useFitting();
  if (print === undefined) return null;
  return (
    <div ref={element} class={`preview ${pointerAt.peek() > 0.5 ? 'at-left' : 'at-right'}`} aria-hidden="true">
      <div class="preview-card">
        <CardFace game={live.game} print={print} />
        <FoilShine game={live.game} print={print} />
      </div>
      <div class="preview-text">
        <Words as="h3" of={wordsOf(print.name)} />
        {print.subtitle === undefined ? null : <Words as="p" of={wordsOf(print.subtitle)} />}
        <p class="card-kind">
          <Words of={termOf(live.game, `type.${print.type}`)} />
          {traitsOf(live.game, print).map((trait) => (
            <span key={trait.text}>
              {' · '}
              <Words of={trait} />
            </span>
          ))}
        </p>
        <StandsNow handle={handle} />
        <ValuesMade game={live.game} values={explanation?.values ?? []} />
        {linesOf(live.game, print.no).map((line, i) => (
          <Words key={i} as="p" of={line} />
        ))}
        <Obstacles game={live.game} no={print.no} obstacles={explanation?.obstacles ?? []} />
        <Keywords game={live.game} no={print.no} />
      </div>
    </div>
  );
}

/** The card once the pointer has rested on it; at once where another was shown just now. */
function useRested(handle: Handle | null): Handle | null {
  const [shown, show] = useState<Handle | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => show(handle), handle === null || shown !== null ? 0 : REST);
    return () => clearTimeout(timer);
  }, [handle]);
  return handle === null ? null : shown === handle ? handle : shown === null ? null : handle;
}
