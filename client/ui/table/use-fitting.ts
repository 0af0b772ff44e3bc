// Text in a box that cannot be scrolled: the box takes the first of several shapes that shows all of it.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** The one that holds least comes first; how each looks is the business of the styles. */
const SHAPES = ['usual', 'around', 'beside', 'dense'] as const;

function reshape(box: HTMLElement): void {
  for (const shape of SHAPES) {
    box.dataset['shape'] = shape;
    if (box.scrollHeight <= box.clientHeight) return;
  }
}

/** For the box; it is fitted whenever its contents, the window or the letters at hand change. */
export function useFitting() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null) reshape(element.current);
  });
  useEffect(() => {
    const again = (): void => {
      if (element.current !== null) reshape(element.current);
    };
    addEventListener('resize', again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return element;
}
