// The time of day for what counts seconds: it goes on by itself while it is shown.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds since the epoch, anew so often. */
export function useNow(everyMs: number): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}
/** Minutes and seconds, as a clock shows them. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
