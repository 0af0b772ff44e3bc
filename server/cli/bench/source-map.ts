// Reads a source map far enough to say how much of a script comes from which source.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Characters of `code` by source; what no source owns counts for the one before it. */
export function bytesBySource(code: string, map: string): Map<string, number> {
  const { mappings, sources } = JSON.parse(map) as { mappings: string; sources: string[] };
  const lines = code.split('\n');
  const bytes = new Map<string, number>();
  let source = 0;
  for (const [row, line] of mappings.split(';').entries()) {
    const length = (lines[row] ?? '').length;
    let column = 0;
    let last = 0;
    let owner = source;
    const give = (to: number): void => {
      const name = sources[owner] ?? '?';
      bytes.set(name, (bytes.get(name) ?? 0) + to - last);
      last = to;
    };
    for (const segment of line === '' ? [] : line.split(',')) {
      const [columns = 0, sourceStep] = numbersOf(segment);
      column += columns;
      give(column);
      if (sourceStep !== undefined) source += sourceStep;
      owner = source;
    }
    give(Math.max(length, last));
  }
  return bytes;
}

/** The numbers of one segment: base 64 digits of five bits each, lowest first, the sign in the lowest bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
