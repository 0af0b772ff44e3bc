// A modal dialog over the native element: focus stays inside, Esc and a click beside it close it.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../text/i18n.ts';

export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
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
          <h2 id={id}>{props.title}</h2>
          <button type="button" class="button quiet" onClick={props.onClose}>
            {t('close')}
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
