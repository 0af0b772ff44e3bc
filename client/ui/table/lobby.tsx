// Before the match: the link to pass on, and who is here.
import { tokensOf } from '../../net/keys.ts';
import { t } from '../../text/i18n.ts';
import { Brand } from '../parts/brand.tsx';
import { CopyField } from '../parts/copy-field.tsx';
import { Room } from '../parts/room.tsx';
import { usePlace } from '../place-context.ts';
import { useDesk } from './table-context.ts';

export function Lobby() {
  const { live } = useDesk();
  const place = usePlace();
  const { names, watchers } = live.status.value;
  const [token] = tokensOf(live.code);
  return (
    <main class="message-page in-room">
      <Room />
      <Brand />
      <div class="panel message waiting">
        <p class="eyebrow">{t(live.seat === null ? 'waiting.eyebrowWatching' : 'waiting.eyebrow')}</p>
        <h1 class="code-large">{live.code}</h1>
        <ul class="chairs" aria-label={t('waiting.here')}>
          {names.map((name, seat) => (
            <li key={seat} class={name === null ? 'chair empty' : 'chair'}>
              <span class="chair-mark" aria-hidden="true" />
              {name ?? t('waiting.empty')}
              {seat === live.seat ? <small>{t('you')}</small> : null}
            </li>
          ))}
        </ul>
        <p class="hint">{t('watching', { count: watchers })}</p>
        <CopyField label={t('waiting.link')} value={place.link(`t/${live.code}`)} hint={t('waiting.linkHint')} main />
        {live.seat === null || token === undefined ? null : (
          <details>
            <summary>{t('device.title')}</summary>
            <CopyField
              label={t('device.label')}
              value={`${place.link(`t/${live.code}`)}#seat=${token}`}
              hint={t('device.hint')}
            />
          </details>
        )}
        <div class="row">
          {live.seat === null ? null : (
            <button
              type="button"
              class="button"
              onClick={() => {
                live.leave();
                place.go('');
              }}
            >
              {t('waiting.leave')}
            </button>
          )}
          {live.seat === null ? (
            <button type="button" class="button" onClick={() => place.go('')}>
              {t('back')}
            </button>
          ) : null}
        </div>
      </div>
    </main>
  );
}
