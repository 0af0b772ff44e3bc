// The page's icon with a dot of lamplight in its corner, drawn from the icon it has.

const SIZE = 64;
const DOT = { x: 48, y: 16, radius: 15, rim: 4 } as const;

/** Puts the dot on; gives back how to take it off. */
export function dotIcon(page: Document): () => void {
  const link = page.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link === null) return () => undefined;
  const before = { href: link.getAttribute('href') ?? '', type: link.getAttribute('type') ?? '' };
  let wanted = true;
  const image = new Image();
  image.onload = () => {
    const drawn = wanted ? withDot(page, image) : undefined;
    if (drawn === undefined) return;
    link.type = 'image/png';
    link.href = drawn;
  };
  image.src = link.href;
  return () => {
    wanted = false;
    link.type = before.type;
    link.setAttribute('href', before.href);
  };
}

function withDot(page: Document, image: HTMLImageElement): string | undefined {
  const canvas = page.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const ctx = canvas.getContext('2d');
  if (ctx === null) return undefined;
  const style = getComputedStyle(page.documentElement);
  ctx.drawImage(image, 0, 0, SIZE, SIZE);
  ctx.beginPath();
  ctx.arc(DOT.x, DOT.y, DOT.radius, 0, 2 * Math.PI);
  ctx.fillStyle = style.getPropertyValue('--accent');
  ctx.fill();
  ctx.lineWidth = DOT.rim;
  ctx.strokeStyle = style.getPropertyValue('--night');
  ctx.stroke();
  return canvas.toDataURL('image/png');
}
