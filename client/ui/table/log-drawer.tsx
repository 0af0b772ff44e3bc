// The log of a window without room for it: a drawer over the side of the table on which no question stands.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatFor } from '../../scenes/format.ts';
import { t } from '../../text/i18n.ts';
import { drawsLog } from '../settings.ts';
import { LogLines, useScrolledDown } from './log-panel.tsx';
import { ReportButton } from './report-problem.tsx';
import { useDesk } from './table-context.ts';

export function LogDrawer({ shown }: { readonly shown: boolean }) {
  const { logOpen } = useDesk();
  useEffect(() => {
    if (!drawsLog.value) logOpen.value = false;
  }, [drawsLog.value]);
  return shown && logOpen.value && drawsLog.value ? <Drawer /> : null;
}

function Drawer() {
  const { logOpen } = useDesk();
  const drawer = useRef<HTMLDialogElement>(null);
  const lines = useScrolledDown<HTMLElement>();
  const side = useFreeSide(drawer);
  const close = (): void => {
    logOpen.value = false;
  };
  // Before anything else may take the focus.
  useLayoutEffect(() => {
    const before = document.activeElement;
    drawer.current?.show();
    lines.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={drawer} class={`log-drawer ${side}`} aria-label={t('log.label')}>
      <header class="log-drawer-head">
        <h2>{t('log.label')}</h2>
        <ReportButton />
        <button type="button" class="button quiet" onClick={close}>
          {t('close')}
        </button>
      </header>
      <section ref={lines} class="log-lines" tabIndex={-1} aria-label={t('log.lines')}>
        <LogLines />
      </section>
    </dialog>
  );
}

/** The board's question stands at the right, but in its narrow format. */
function useFreeSide(drawer: { readonly current: HTMLElement | null }): 'at-left' | 'at-right' {
  const [side, setSide] = useState<'at-left' | 'at-right'>('at-left');
  useEffect(() => {
    const main = drawer.current?.parentElement?.querySelector('.match-main');
    if (!main) return;
    const observer = new ResizeObserver(() => {
      const format = formatFor({ w: main.clientWidth, h: main.clientHeight });
      setSide(format.name === 'narrow' ? 'at-right' : 'at-left');
    });
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return side;
}
