// Reads the path of an icon and writes it small: whole numbers, and the outer outlines apart from what is cut out of them.
type Point = readonly [number, number];
interface Outline {
  readonly start: Point;
  readonly steps: readonly (readonly Point[])[];
}

const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function commandsOf(path: string): [string, number[]][] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const arity = ARITY[letter.toLowerCase()] ?? 0;
    const numbers = letter.toLowerCase() === 'a' ? arcNumbers(rest) : numbersOf(rest);
    if (arity === 0) return [[letter, []] as [string, number[]]];
    const found: [string, number[]][] = [];
    for (let i = 0; i + arity <= numbers.length; i += arity) {
      // Further pairs after a move are lines.
      const repeated = i === 0 ? letter : letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
      found.push([repeated, numbers.slice(i, i + arity)]);
    }
    return found;
  });
}
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const numbersOf = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

/** The two flags of an arc may stand without anything between them and what follows. */
function arcNumbers(text: string): number[] {
  const one = new RegExp(NUMBER.source, 'iy');
  const found: number[] = [];
  for (let at = 0; at < text.length; ) {
    if (/[\s,]/.test(text.charAt(at))) {
      at++;
      continue;
    }
    if (found.length % 7 === 3 || found.length % 7 === 4) {
      found.push(Number(text.charAt(at++)));
      continue;
    }
    one.lastIndex = at;
    const number = one.exec(text)?.[0];
    if (number === undefined) throw new Error(`no arc: ${text}`);
    found.push(Number(number));
    at += number.length;
  }
  return found;
}

/** An arc as cubic curves (SVG 1.1, F.6). */
function arc(from: Point, [rx0, ry0, turn, large, sweep, x, y]: readonly number[]): Point[][] {
  const to: Point = [x ?? 0, y ?? 0];
  let rx = Math.abs(rx0 ?? 0);
  let ry = Math.abs(ry0 ?? 0);
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [[to]];
  const cos = Math.cos(((turn ?? 0) * Math.PI) / 180);
  const sin = Math.sin(((turn ?? 0) * Math.PI) / 180);
  const dx = (from[0] - to[0]) / 2;
  const dy = (from[1] - to[1]) / 2;
  const px = cos * dx + sin * dy;
  const py = cos * dy - sin * dx;
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  rx *= grow;
  ry *= grow;
  const root = Math.sqrt(Math.max(0, 1 / ((px / rx) ** 2 + (py / ry) ** 2) - 1)) * (large === sweep ? -1 : 1);
  const qx = (root * rx * py) / ry;
  const qy = (-root * ry * px) / rx;
  const cx = cos * qx - sin * qy + (from[0] + to[0]) / 2;
  const cy = sin * qx + cos * qy + (from[1] + to[1]) / 2;
  const begin = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - begin;
  if (sweep === 1 && span < 0) span += 2 * Math.PI;
  if (sweep === 0 && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6));
  const part = span / count;
  const pull = (4 / 3) * Math.tan(part / 4);
  const at = (u: number, v: number): Point => [cx + cos * rx * u - sin * ry * v, cy + sin * rx * u + cos * ry * v];
  return Array.from({ length: count }, (_, i) => {
    const a = begin + i * part;
    const b = a + part;
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
    return [at(ca - pull * sa, sa + pull * ca), at(cb + pull * sb, sb - pull * cb), at(cb, sb)];
  });
}

function outlinesOf(path: string): Outline[] {
  const found: { start: Point; steps: Point[][] }[] = [];
  let pen: Point = [0, 0];
  let last: Point | null = null;
  for (const [letter, n] of commandsOf(path)) {
    const kind = letter.toLowerCase();
    const [ox, oy] = letter === kind ? pen : [0, 0];
    const at = (i: number): Point => [(n[i] ?? 0) + ox, (n[i + 1] ?? 0) + oy];
    const open = found.at(-1);
    if (kind === 'm') {
      pen = at(0);
      last = null;
      found.push({ start: pen, steps: [] });
      continue;
    }
    if (kind === 'z') {
      pen = open?.start ?? pen;
      last = null;
      // Whatever follows without a move begins where the closed outline did.
      if (open !== undefined) found.push({ start: pen, steps: [] });
      continue;
    }
    const mirrored: Point = last === null ? pen : [2 * pen[0] - last[0], 2 * pen[1] - last[1]];
    const steps: Point[][] =
      kind === 'h'
        ? [[[(n[0] ?? 0) + ox, pen[1]]]]
        : kind === 'v'
          ? [[[pen[0], (n[0] ?? 0) + oy]]]
          : kind === 'c'
            ? [[at(0), at(2), at(4)]]
            : kind === 's'
              ? [[mirrored, at(0), at(2)]]
              : kind === 'q'
                ? [[at(0), at(2)]]
                : kind === 'a'
                  ? arc(pen, [...n.slice(0, 5), ...at(5)])
                  : [[at(0)]];
    open?.steps.push(...steps);
    const step = steps.at(-1) ?? [];
    last = kind === 'c' || kind === 's' ? (step[1] ?? null) : null;
    pen = step.at(-1) ?? pen;
  }
  return found.filter(({ steps }) => steps.length > 1);
}

/** Corners of an outline, its curves in a few straight pieces. */
function polygonOf({ start, steps }: Outline): Point[] {
  const corners: Point[] = [start];
  for (const step of steps) {
    const from = corners.at(-1) as Point;
    const points = [from, ...step];
    for (const t of step.length === 1 ? [1] : [0.25, 0.5, 0.75, 1]) {
      let row: Point[] = points;
      while (row.length > 1) row = row.slice(1).map((b, i) => between(row[i] as Point, b, t));
      corners.push(row[0] as Point);
    }
  }
  return corners;
}
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** One outline in whole numbers, each step relative to the pen. */
function written({ start, steps }: Outline): string {
  let [x, y] = start.map(Math.round) as [number, number];
  let text = `M${x} ${y}`;
  let before = '';
  for (const step of steps) {
    const rounded = step.map(([px, py]) => [Math.round(px), Math.round(py)] as const);
    const letter = 'lqc'.charAt(step.length - 1);
    const numbers = rounded.flatMap(([px, py]) => [px - x, py - y]);
    if (numbers.every((number) => number === 0)) continue;
    text += (letter === before ? ' ' : letter) + numbers.join(' ');
    before = letter;
    [x, y] = rounded.at(-1) as [number, number];
  }
  return `${text.replaceAll(' -', '-')}z`;
}

/** The outer outlines of an icon, and what is cut out of them. */
export function compactIcon(body: string): [string, string] {
  const outlines = [...body.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => outlinesOf(d));
  const polygons = outlines.map(polygonOf);
  const inner = outlines.map((_, i) =>
    polygons.some((polygon, j) => j !== i && holds(polygon, (polygons[i] as Point[])[0] as Point)),
  );
  const write = (wanted: boolean): string =>
    outlines
      .filter((_, i) => inner[i] === wanted)
      .map(written)
      .join('');
  return [write(false), write(true)];
}
