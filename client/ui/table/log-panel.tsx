// The log of the match, live: sentences in which each card opens its text.
import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { seatName } from '../../table/ask-text.ts';
import { cardName, type LogLine, linesFor, type Names } from '../../table/log-text.ts';
import { t } from '../../text/i18n.ts';
import { useDesk } from './table-context.ts';

export function LogPanel() {
  const { live, opened } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const names: Names = { game: live.game, faceOf: live.faceOf, seatName: (seat) => seatName(live, seat) };
  const lines = useComputed(() => linesFor(names, live.story.value));
  const count = lines.value.length;
  useEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [count]);
  return (
    <section class="log" aria-label={t('log.label')}>
      <h2 class="side-title">{t('log.label')}</h2>
      <div ref={list} class="log-lines" role="log" aria-live="polite" aria-relevant="additions">
        <ol>
          {lines.value.map((line) => (
            <Line
              key={line.n}
              line={line}
              onOpen={(no) => (opened.value = { what: 'card', no })}
              nameOf={(no) => cardName(live.game, no)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Line(props: { line: LogLine; onOpen: (no: string) => void; nameOf: (no: string) => string }) {
  const { line } = props;
  return (
    <li class={`log-line ${line.kind}`} style={{ '--depth': line.depth }} data-n={line.n}>
      {line.parts.map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            key={i}
            class="card-link"
            href={`#${part.no}`}
            onClick={(event) => {
              event.preventDefault();
              props.onOpen(part.no);
            }}
          >
            {props.nameOf(part.no)}
          </a>
        ),
      )}
    </li>
  );
}
