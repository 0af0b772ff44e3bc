// A card painted as on the board, into a canvas of its own as large as its box. Before it is painted, and where it cannot be, its name stands there.
import { useEffect, useRef } from 'preact/hooks';
import type { CardPrint, GameFront } from '../../../shared/kernel/game.ts';
import { MOST_DENSE } from '../../scenes/lens.ts';
import type { Detail, TableLook } from '../../scenes/look.ts';
import { cardLanguage, namesOn } from '../../text/card-text.ts';
import { useGlyphs } from '../glyphs.ts';
import { keepPainted } from './keep-painted.ts';
import { lookFor } from './look-for.ts';

export function Painted(props: { readonly game: GameFront; readonly print: CardPrint; readonly detail: Detail }) {
  const { game, print, detail } = props;
  const [name, whom = name] = namesOn(print);
  useGlyphs(name.text, name.lang);
  useGlyphs(whom.text, whom.lang);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    return keepPainted(element, lookFor(game), (look) => paint(element, look, print, detail));
  }, [print.no, detail, cardLanguage.value]);
  return <canvas ref={canvas} class="painted" />;
}

function paint(element: HTMLCanvasElement, look: TableLook, print: CardPrint, detail: Detail): void {
  const { clientWidth: w, clientHeight: h } = element;
  const scale = Math.min(MOST_DENSE, devicePixelRatio);
  if (w === 0 || h === 0) return;
  element.width = Math.round(w * scale);
  element.height = Math.round(h * scale);
  const ctx = element.getContext('2d');
  if (ctx === null) return;
  ctx.scale(element.width / w, element.height / h);
  look.paintCard(ctx, { w, h }, print, detail);
  element.dataset['painted'] = '';
}
