// The place where the board draws. Its code is a chunk of its own; without it, or without a canvas, the list takes over.
import { useEffect, useRef, useState } from 'preact/hooks';
import { seatName } from '../../table/ask-text.ts';
import type { BoardOptions, LiveTable, MountedBoard } from '../../table/live-table.ts';
import { t } from '../../text/i18n.ts';
import { boardFailed, pace, reducedMotion, sideOpen } from '../settings.ts';
import { type TableDesk, useDesk } from './table-context.ts';

interface BoardModule {
  mountBoard(element: HTMLElement, table: LiveTable, options: BoardOptions): MountedBoard | Promise<MountedBoard>;
}
const boards = import.meta.glob<BoardModule>('../../scenes/board.ts');

const optionsFor = ({ live, opened, hovered, keyed, rested }: TableDesk): BoardOptions => ({
  speed: pace,
  reducedMotion,
  listed: sideOpen,
  keyed,
  seatName: (seat) => seatName(live, seat),
  hover(handle) {
    hovered.value = handle;
  },
  rested() {
    rested.value = live.model.peek();
  },
  inspect(handle) {
    const no = live.faceOf(handle)?.no;
    if (no !== undefined) opened.value = { what: 'card', no, handle };
  },
  browse(seat, zone) {
    opened.value = { what: 'zone', seat, zone };
  },
});

async function mount(element: HTMLElement, desk: TableDesk): Promise<MountedBoard> {
  const [load] = Object.values(boards);
  if (load === undefined) throw new Error('this build has no board');
  const { mountBoard } = await load();
  return mountBoard(element, desk.live, optionsFor(desk));
}

export function BoardStage() {
  const desk = useDesk();
  const element = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let board: MountedBoard | undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      try {
        board = await mount(element.current as HTMLElement, desk);
        if (gone) board.destroy();
        else setReady(true);
      } catch {
        boardFailed.value = true;
      }
    };
    void begin();
    return () => {
      gone = true;
      board?.destroy();
    };
  }, [desk]);
  return (
    <div class="board-stage" ref={element} aria-hidden="true">
      {ready ? null : <p class="board-loading">{t('board.loading')}</p>}
    </div>
  );
}
