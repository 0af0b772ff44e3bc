// When to lay something over the table: where the board is drawn, once it has shown what has led there.
import { useEffect, useState } from 'preact/hooks';
import { showsBoard } from '../settings.ts';
import { useDesk } from './table-context.ts';

/** A board that does not come to rest keeps nobody from what follows. */
const LONGEST = 6000;

/** Whoever comes to a match that is over has nothing to wait for. */
export const useShownEnd = (over: boolean): boolean => useCaughtUp(over, over);

/** Is it `wanted`, and has the board come to rest since, or was it due from the first? */
export function useCaughtUp(wanted: boolean, first: boolean): boolean {
  const { live, rested } = useDesk();
  const [due, setDue] = useState(first);
  const caughtUp = !showsBoard.value || rested.value === live.model.value;
  useEffect(() => {
    if (!wanted || due) return;
    if (caughtUp) {
      setDue(true);
      return;
    }
    const timer = setTimeout(() => setDue(true), LONGEST);
    return () => clearTimeout(timer);
  }, [wanted, due, caughtUp]);
  return due;
}
