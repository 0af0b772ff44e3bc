// A page that says one thing and offers the way back.
import type { ComponentChildren } from 'preact';
import { t } from '../../text/i18n.ts';
import { usePlace } from '../place-context.ts';
import { Brand } from './brand.tsx';
import { Room } from './room.tsx';

export function MessagePage(props: {
  readonly title: string;
  readonly text?: string;
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}) {
  const place = usePlace();
  return (
    <main class="message-page in-room" aria-busy={props.busy}>
      <Room />
      <Brand />
      <div class="panel message">
        <h1>{props.title}</h1>
        {props.text === undefined ? null : <p>{props.text}</p>}
        {props.children}
        {props.busy ? (
          <div class="shuffle" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        ) : (
          <button type="button" class="button primary" onClick={() => place.go('')}>
            {t('back')}
          </button>
        )}
      </div>
    </main>
  );
}
