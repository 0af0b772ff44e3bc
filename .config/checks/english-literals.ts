// No words of a human language in the client's code: whatever a player reads or hears comes from a text key.
import { type Check, type Finding, lineAt } from './check.ts';
import { childOf, childrenOf, type Node, nameOf, parse, walk } from './syntax.ts';

const message = 'A player reads this, so it needs a text key: write the words into the text tables and call t(...).';
const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
];
const properties = ['textContent', 'innerText', 'innerHTML', 'title', 'alt', 'placeholder', 'ariaLabel'];
/** Which argument of a call is read by players. */
const calls: Readonly<Record<string, number>> = {
  text: 2,
  bitmapText: 3,
  setText: 0,
  createTextNode: 0,
  alert: 0,
  confirm: 0,
  prompt: 0,
  announce: 0,
};

/** Whether a text holds a word, the game's own name aside. */
function hasWords(text: unknown): boolean {
  return typeof text === 'string' && /\p{L}{2,}/u.test(text.replaceAll('Playmat', ''));
}

function isWordy(node: Node | undefined): boolean {
  switch (node?.type) {
    case 'Literal':
      return hasWords(node['value']);
    case 'TemplateLiteral':
      return childrenOf(node, 'quasis').some((quasi) => hasWords((quasi['value'] as { cooked?: string }).cooked));
    case 'JSXExpressionContainer':
      return isWordy(childOf(node, 'expression'));
    case 'ConditionalExpression':
      return isWordy(childOf(node, 'consequent')) || isWordy(childOf(node, 'alternate'));
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isWordy(childOf(node, 'left')) || isWordy(childOf(node, 'right'));
    default:
      return false;
  }
}

function speaks(node: Node): boolean {
  if (node.type === 'JSXText') return hasWords(node['value']);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return childrenOf(node, 'children').some((child) => child.type === 'JSXExpressionContainer' && isWordy(child));
  }
  if (node.type === 'JSXAttribute') {
    return attributes.includes(nameOf(childOf(node, 'name')) ?? '') && isWordy(childOf(node, 'value'));
  }
  if (node.type === 'AssignmentExpression') {
    const property = nameOf(childOf(childOf(node, 'left'), 'property')) ?? '';
    return properties.includes(property) && isWordy(childOf(node, 'right'));
  }
  if (node.type === 'CallExpression') {
    const callee = childOf(node, 'callee');
    const name = nameOf(callee?.type === 'MemberExpression' ? childOf(callee, 'property') : callee) ?? '';
    const list = childrenOf(node, 'arguments');
    if (name === 'setAttribute') return attributes.includes(nameOf(list[0]) ?? '') && isWordy(list[1]);
    const position = Object.hasOwn(calls, name) ? calls[name] : undefined;
    return position !== undefined && isWordy(list[position]);
  }
  return false;
}

export const englishLiterals: Check = {
  name: 'no words stand in the code of the client',
  run(sources) {
    const findings: Finding[] = [];
    for (const source of sources) {
      if (!source.path.startsWith('client/') || /\.test\.tsx?$|^client\/e2e\//.test(source.path)) continue;
      walk(parse(source), (node) => {
        if (speaks(node)) findings.push({ path: source.path, line: lineAt(source.text, node.start), message });
      });
    }
    return findings;
  },
};
