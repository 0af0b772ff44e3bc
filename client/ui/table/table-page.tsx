// The page of one table: the door, the invitation, the lobby, the match, and what can go wrong on the way.
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { CLOSE } from '../../../shared/protocol/messages.ts';
import { keepToken, tokensOf } from '../../net/keys.ts';
import { tableSounds } from '../../sound/table-sounds.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { cardLanguage, namesOn } from '../../text/card-text.ts';
import { t } from '../../text/i18n.ts';
import { useGlyphs } from '../glyphs.ts';
import { MessagePage } from '../parts/message-page.tsx';
import { usePlace } from '../place-context.ts';
import { type Dead, enter } from './entry.ts';
import { Invitation } from './invitation.tsx';
import { Lobby } from './lobby.tsx';
import { Match } from './match.tsx';
import { Practice } from './practice.tsx';
import { DeskContext, type TableDesk } from './table-context.ts';

/** Coming again may go better. */
const RELOADABLE: ReadonlySet<Dead> = new Set(['oldPage', 'offline', 'notYours']);

export function TablePage({ code }: { readonly code: string }) {
  const visit = useMemo(() => enter(code), [code]);
  useEffect(() => {
    visit.arrive();
    return visit.leave;
  }, [visit]);
  const entry = visit.entry.value;
  useEffect(() => (entry.at === 'table' ? tableSounds(entry.lives) : undefined), [entry]);
  switch (entry.at) {
    case 'door':
      return <MessagePage title={t('loading')} busy />;
    case 'invitation':
      return <Invitation card={entry.card} onSeated={visit.arrive} onWatch={visit.watch} />;
    case 'dead':
      return (
        <MessagePage title={t(`dead.${entry.why}.title`)} text={t(`dead.${entry.why}.text`, { code })}>
          {RELOADABLE.has(entry.why) ? <ReloadButton /> : null}
        </MessagePage>
      );
    case 'table':
      return entry.lives.length > 1 ? <Practice lives={entry.lives} /> : <Seated live={entry.lives[0] as LiveTable} />;
  }
}

const ReloadButton = () => (
  <button type="button" class="button" onClick={() => location.reload()}>
    {t('reload')}
  </button>
);

export const deskFor = (live: LiveTable): TableDesk => ({
  live,
  opened: signal(null),
  hovered: signal(null),
  keyed: signal(true),
  logOpen: signal(false),
  rested: signal(null),
});

/** One seat, or a place among the spectators. */
export function Seated(props: { readonly live: LiveTable; readonly desk?: TableDesk; readonly shown?: boolean }) {
  const { live } = props;
  const place = usePlace();
  const desk = useMemo(() => props.desk ?? deskFor(live), [live]);
  const { status, next, names } = live.status.value;
  useGlyphs(names.join(''));
  const cards = useMemo(() => live.game.prints().flatMap(namesOn), [live, cardLanguage.value]);
  useGlyphs(cards.map(({ text }) => text).join(''), cardLanguage.value);
  useEffect(() => {
    if (next === null) return;
    for (const token of tokensOf(live.code)) keepToken(next, token);
    place.go(`t/${next}`);
  }, [next]);
  if (live.link.value === 'closed') return <Closed live={live} />;
  return (
    <DeskContext.Provider value={desk}>
      {status === 'waiting' ? <Lobby /> : <Match shown={props.shown ?? true} />}
    </DeskContext.Provider>
  );
}

function Closed({ live }: { readonly live: LiveTable }) {
  const names = Object.entries(CLOSE).find(([, code]) => code === live.closeCode.value);
  const why = (names?.[0] ?? 'lost') as keyof typeof CLOSE | 'lost';
  return (
    <MessagePage title={t(`closed.${why}.title`)} text={t(`closed.${why}.text`)}>
      {why === 'closed' ? null : <ReloadButton />}
    </MessagePage>
  );
}
