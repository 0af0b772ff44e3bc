// Keeps a canvas painted: once the look is there, whenever its size changes and whenever fonts have come.
import type { TableLook } from '../../scenes/look.ts';

/** Begins once the look is loaded; returns how to stop. */
export function keepPainted(
  element: HTMLCanvasElement,
  loading: Promise<TableLook | undefined>,
  paint: (look: TableLook) => void,
): () => void {
  let look: TableLook | undefined;
  let gone = false;
  const repaint = (): void => {
    if (look !== undefined) paint(look);
  };
  const observer = new ResizeObserver(repaint);
  document.fonts.addEventListener('loadingdone', repaint);
  const begin = async (): Promise<void> => {
    look = await loading;
    if (!gone) observer.observe(element);
  };
  void begin();
  return () => {
    gone = true;
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', repaint);
  };
}
