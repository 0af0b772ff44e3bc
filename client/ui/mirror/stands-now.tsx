// How a card in play stands now, in words: its state, and what the board marks it with.
import type { Handle } from '../../../shared/kernel/model.ts';
import { useDesk } from '../table/table-context.ts';
import { standsNow } from './layouts.ts';

export function StandsNow({ handle }: { readonly handle: Handle | null }) {
  const { live } = useDesk();
  const said = handle === null ? [] : standsNow(live, handle);
  return said.length === 0 ? null : (
    <p class="stands-now">
      {said.map((one, i) => (
        <span key={i} class="chip">
          {one}
        </span>
      ))}
    </p>
  );
}
