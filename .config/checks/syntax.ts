// Walks the syntax tree of a TypeScript file, as the parser of Vite gives it (ESTree with types).
import { parseSync } from 'vite';
import type { Source } from './check.ts';

/** A node of the tree; which fields it has depends on its type. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** A child of a node, if the field holds one. */
export function childOf(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The children in a field that holds a list. */
export function childrenOf(node: Node | undefined, field: string): Node[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, or the value of a literal key. */
export function nameOf(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const name = node.type === 'Literal' ? node['value'] : node['name'];
  return typeof name === 'string' ? name : undefined;
}

export function parse(source: Source): Node {
  const { program, errors } = parseSync(source.path, source.text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${source.path} does not parse: ${error.message}`);
  if (!isNode(program)) throw new Error(`${source.path} gave no syntax tree`);
  return program;
}

/** Visits every node with its ancestors, the nearest last. */
export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = [];
  const enter = (current: Node): void => {
    visit(current, ancestors);
    ancestors.push(current);
    for (const value of Object.values(current)) {
      if (isNode(value)) enter(value);
      else if (Array.isArray(value)) for (const item of value) if (isNode(item)) enter(item);
    }
    ancestors.pop();
  };
  enter(node);
}
