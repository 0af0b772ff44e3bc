// Where something stands in a scenario file: `cards[0].abilities[1].effect[2].do`, `steps[3].choose (step 4)`.

/** A key that is no plain word is quoted, so that the place reads in one way only. */
export function placeOf(path: readonly PropertyKey[]): string {
  let place = '';
  for (const part of path) {
    if (typeof part === 'number') place += `[${part}]`;
    else if (/^[$\w]+$/.test(String(part))) place += place === '' ? String(part) : `.${String(part)}`;
    else place += `[${JSON.stringify(String(part))}]`;
  }
  const [first, step] = path;
  return first === 'steps' && typeof step === 'number' ? `${place} (step ${step + 1})` : place;
}
