// A modal dialog over the native element: focus stays inside, Esc and a click beside it close it.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Language } from '../../../shared/kernel/game.ts';
import { t } from '../../text/i18n.ts';
import { useGlyphs } from '../glyphs.ts';

export function Dialog(props: {
  readonly title: string;
  /** Of the title, where it is not the page's. */
  readonly lang?: Language;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useGlyphs(props.title, props.lang);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${props.className ?? ''}`}
      aria-labelledby={id}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === element.current) props.onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={id} lang={props.lang}>
            {props.title}
          </h2>
          <button type="button" class="button quiet" onClick={props.onClose}>
            {t('close')}
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
