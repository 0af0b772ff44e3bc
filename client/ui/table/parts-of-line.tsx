// A sentence about the table, in which each card opens its text.
import type { Part } from '../../table/log-text.ts';
import { nameOf } from '../../text/card-text.ts';
import { Words } from '../parts/words.tsx';
import { useDesk } from './table-context.ts';

export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  const { live, opened } = useDesk();
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            key={i}
            class="card-link"
            href={`#${part.no}`}
            onClick={(event) => {
              event.preventDefault();
              opened.value = { what: 'card', no: part.no };
            }}
          >
            <Words of={nameOf(live.game, part.no)} />
          </a>
        ),
      )}
    </>
  );
}
