// The card under the pointer, for the preview: forgotten when the pointer leaves, or when what it rested on goes away.
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Handle } from '../../../shared/kernel/model.ts';

export function useHover(hovered: Signal<Handle | null>, handle: Handle | undefined) {
  const forget = (): void => {
    if (hovered.peek() === (handle ?? null)) hovered.value = null;
  };
  useEffect(() => forget, [handle]);
  return {
    onMouseEnter: (): void => {
      hovered.value = handle ?? null;
    },
    onMouseLeave: forget,
  };
}
