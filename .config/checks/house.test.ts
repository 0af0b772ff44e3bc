// Proves that every house rule reports what it forbids and lets pass what looks like it.
import { describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { englishLiterals } from './english-literals.ts';
import { fileNames, fileSizes, firstLines, openEnds } from './file-shape.ts';
import { floatingRules } from './floating-rules.ts';

function linesFound(check: Check, path: string, text: string): number[] {
  return check.run([{ path, text }]).map(({ line }) => line);
}

const rules = `// Rules.
type Step = (table: Table) => Rule;
export function* draw(table: Table): Rule<Card> { return yield* ask(table); }
export const shuffle = (table: Table): Rule => draw(table);
const steps: Record<string, Step> = { draw };
const game = { *advance(table: Table): Rule { yield* draw(table); } };
`;
const user = "import { draw, shuffle as mix } from './rules.ts';\nimport * as all from './rules.ts';\n";

function floating(code: string): number {
  return floatingRules.run([
    { path: 'shared/rules.ts', text: rules },
    { path: 'shared/user.ts', text: `${user}${code}` },
  ]).length;
}

describe('a rule call that is dropped is reported', () => {
  it.each([
    ['alone', 'function* a(t: Table) { draw(t); }'],
    ['over several lines', 'function* a(t: Table) {\n  draw(\n    t,\n  );\n}'],
    ['under another name', 'function* a(t: Table) { mix(t); }'],
    ['through a namespace', 'function* a(t: Table) { all.draw(t); }'],
    ['as a member', 'function* a(t: Table) { game.advance(t); }'],
    ['as a condition', 'function* a(t: Table) { if (draw(t)) return; }'],
    ['after a condition', 'function* a(t: Table) { t.ok && draw(t); }'],
    ['as a value', 'function* a(t: Table) { const card = draw(t); }'],
    ['with a member read from it', 'function* a(t: Table) { return draw(t).no; }'],
    ['returned by a rule', 'function* a(t: Table) { return draw(t); }'],
    ['re-exported', "export { draw as pull } from './rules.ts';\nfunction* a(t: Table) { pull(t); }"],
    ['spread', 'function* a(t: Table) { return [...draw(t)]; }'],
    ['in the body of a callback', 'function* a(t: Table) { t.all.forEach((x) => { draw(x); }); }'],
    [
      'after a comment and a string that hide it',
      "function* a(t: Table) { const s = 'yield*'; /* yield* */ draw(t); }",
    ],
    ['given as a parameter', 'function* a(t: Table, body: () => Rule) { body(); }'],
    [
      'from a table of its own',
      'function* a(t: Table, steps: Record<string, (t: Table) => Rule>) { steps[t.next](t); }',
    ],
    ['from a table of a named type', 'function* a(t: Table, steps: Record<string, Step>) { steps[t.next](t); }'],
  ])('%s', (_, code) => {
    expect(floating(code)).toBe(1);
  });

  it.each([
    ['delegated', 'function* a(t: Table) { const card = yield* draw(t); }'],
    ['delegated over several lines', 'function* a(t: Table) {\n  yield* draw(\n    t,\n  );\n}'],
    ['delegated in one branch', 'function* a(t: Table) { const card = t.ok ? yield* draw(t) : undefined; }'],
    ['delegated as either', 'function* a(t: Table) { yield* t.ok ? draw(t) : mix(t); }'],
    ['returned', 'function a(t: Table) { return draw(t); }'],
    ['returned by an arrow', 'const a = (t: Table) => draw(t);'],
    ['handed on', 'start(draw(t));'],
    ['kept as a Rule', 'const later: Rule<Card> = draw(t);'],
    ['only named', "function* a(t: Table) { const s = 'draw(t)'; /* draw(t) */ }"],
    ['of the same name elsewhere', "import { draw as paint } from './paint.ts';\nfunction* a(t: Table) { paint(t); }"],
  ])('%s, it is not', (_, code) => {
    expect(floating(code)).toBe(0);
  });
});

describe('the shape of a file', () => {
  it('begins with a comment', () => {
    expect(linesFound(firstLines, 'shared/a.ts', 'export const a = 1;\n')).toEqual([1]);
    expect(linesFound(firstLines, 'shared/a.ts', '// A number.\nexport const a = 1;\n')).toEqual([]);
    expect(linesFound(firstLines, 'shared/a.ts', '/** A number. */\nexport const a = 1;\n')).toEqual([]);
  });

  it('ends before it is two ideas, except in a card set', () => {
    expect(linesFound(fileSizes, 'server/a.ts', 'a;\n'.repeat(400))).toEqual([]);
    expect(linesFound(fileSizes, 'server/a.ts', 'a;\n'.repeat(401))).toEqual([401]);
    expect(linesFound(fileSizes, 'shared/games/weiss/cards/a.ts', 'a;\n'.repeat(401))).toEqual([]);
  });

  it('has a name that says something', () => {
    expect(linesFound(fileNames, 'client/table/card-utils.ts', '')).toEqual([1]);
    expect(linesFound(fileNames, 'client/table/card-face.ts', '')).toEqual([]);
  });

  it('leaves nothing to do without an issue', () => {
    const word = 'TO' + 'DO';
    expect(linesFound(openEnds, 'client/a.ts', `// A.\n// ${word}: later\n`)).toEqual([2]);
    expect(linesFound(openEnds, 'client/a.ts', `// A.\n// ${word} #12: later\n`)).toEqual([]);
  });
});

describe('words in the code of the client', () => {
  it.each([
    'const a = <p>Draw a card</p>;',
    "const a = <p>{open ? 'Draw' : t('close')}</p>;",
    'const a = <button aria-label="Draw a card" />;',
    'const a = <button title={`Draw $' + '{n}`} />;',
    "node.textContent = 'Draw';",
    "node.setAttribute('aria-label', 'Draw');",
    "this.add.text(0, 0, 'Draw');",
    "label.setText('Draw ' + count);",
  ])('are reported: %s', (code) => {
    expect(linesFound(englishLiterals, 'client/a.tsx', `// A.\n${code}\n`)).toEqual([2]);
  });

  it.each([
    'const a = <p class="big">{t(\'ui.draw\')}</p>;',
    'const a = <p>{count} / {all} ×</p>;',
    'const a = <h1>Playmat</h1>;',
    "node.textContent = t('ui.draw');",
    "node.setAttribute('role', 'button');",
    "this.add.text(0, 0, t('ui.draw'), { fontFamily: 'Inter' });",
  ])('are not: %s', (code) => {
    expect(linesFound(englishLiterals, 'client/a.tsx', `// A.\n${code}\n`)).toEqual([]);
  });
});
