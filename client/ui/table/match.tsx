// A match on the page: the board or the list in the middle, log and question beside it, dialogs over it.
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../text/i18n.ts';
import { Mirror } from '../mirror/mirror.tsx';
import { FormPanel } from '../prompt/form-panel.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { showsBoard, sideOpen } from '../settings.ts';
import { Announcer } from './announcer.tsx';
import { Banner } from './banner.tsx';
import { BoardStage } from './board-stage.tsx';
import { CardPreview } from './card-preview.tsx';
import { listenToKeys } from './keys.ts';
import { LogDrawer } from './log-drawer.tsx';
import { LogPanel } from './log-panel.tsx';
import { OpenedDialog } from './opened-dialog.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useDesk } from './table-context.ts';
import { TopBar } from './top-bar.tsx';
import { TurnSign } from './turn-sign.tsx';

export function Match({ shown }: { readonly shown: boolean }) {
  const desk = useDesk();
  const stop = useMemo(() => (shown ? listenToKeys(desk) : undefined), [desk, shown]);
  useEffect(() => stop, [stop]);
  const board = showsBoard.value;
  return (
    <div
      class={`match ${board ? 'with-board' : 'with-list'} ${board && !sideOpen.value ? 'wide' : ''}`}
      data-status={desk.live.status.value.status}
    >
      <TopBar />
      <Banner />
      <main class="match-main" aria-label={t('table.label')}>
        {board ? <BoardStage /> : null}
        <Mirror tucked={board} />
      </main>
      <aside class="match-side" aria-label={t('side.label')}>
        <TurnSign />
        <LogPanel />
        <Prompt shown={shown} />
      </aside>
      <FormPanel shown={shown} />
      <CardPreview />
      <LogDrawer shown={shown} />
      <ResultPanel shown={shown} />
      <Announcer />
      <OpenedDialog />
    </div>
  );
}
