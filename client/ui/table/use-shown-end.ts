// When to say how the match ended: where the board is drawn, once it has shown the end itself.
import { useEffect, useState } from 'preact/hooks';
import { showsBoard } from '../settings.ts';
import { useDesk } from './table-context.ts';

/** A board that does not come to rest keeps nobody from the result. */
const LONGEST = 6000;

export function useShownEnd(over: boolean): boolean {
  const { live, rested } = useDesk();
  // Whoever comes to a match that is over has nothing to wait for.
  const [due, setDue] = useState(over);
  const caughtUp = !showsBoard.value || rested.value === live.model.value;
  useEffect(() => {
    if (!over || due) return;
    if (caughtUp) {
      setDue(true);
      return;
    }
    const timer = setTimeout(() => setDue(true), LONGEST);
    return () => clearTimeout(timer);
  }, [over, due, caughtUp]);
  return due;
}
