// The log of the match, live: sentences in which each card opens its text.

import type { RefObject, VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { logOf, type NamedLine } from '../../table/log.ts';
import { t } from '../../text/i18n.ts';
import { Parts } from './parts-of-line.tsx';
import { ReportButton } from './report-problem.tsx';
import { useDesk } from './table-context.ts';

export function LogPanel() {
  const list = useScrolledDown<HTMLDivElement>();
  return (
    <section class="log" aria-label={t('log.label')}>
      <div class="log-head">
        <h2 class="side-title">{t('log.label')}</h2>
        <ReportButton />
      </div>
      <div ref={list} class="log-lines" role="log" aria-live="polite" aria-relevant="additions">
        <LogLines />
      </div>
    </section>
  );
}

/** All lines so far. */
export function LogLines() {
  const desk = useDesk();
  // A line never changes: the same node again costs nothing to draw.
  const nodes = useMemo(() => new WeakMap<NamedLine, VNode>(), [desk]);
  const nodeFor = (line: NamedLine, place: number): VNode => {
    const node = nodes.get(line) ?? <Line key={place} line={line} />;
    nodes.set(line, node);
    return node;
  };
  return <ol>{useLines().map(nodeFor)}</ol>;
}

/** What holds the lines stays at the last of them. */
export function useScrolledDown<T extends HTMLElement>(): RefObject<T | null> {
  const holder = useRef<T>(null);
  const count = useLines().length;
  useEffect(() => {
    const element = holder.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [count]);
  return holder;
}

function useLines(): readonly NamedLine[] {
  const desk = useDesk();
  return useMemo(() => logOf(desk.live), [desk]).value;
}

function Line({ line }: { readonly line: NamedLine }) {
  return (
    <li class={`log-line ${line.kind}`} style={{ '--depth': line.depth }} data-n={line.id}>
      <Parts parts={line.parts} />
    </li>
  );
}
