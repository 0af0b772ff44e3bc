// A rule that is called and not delegated to does nothing, silently. Every call of one must be `yield*`ed, returned, or handed on as a Rule.
import { posix } from 'node:path';
import { type Check, type Finding, lineAt, type Source } from './check.ts';
import { childOf, childrenOf, type Node, nameOf, parse, walk } from './syntax.ts';

/** What one file calls rules: by plain name, as a member (`game.advance`), in a table (`verbs[verb.do]`), in a namespace. */
type Rules = {
  names: Set<string>;
  members: Set<string>;
  plainMembers: Set<string>;
  tables: Set<string>;
  spaces: Map<string, ReadonlySet<string>>;
};
type File = { source: Source; tree: Node; rules: Rules };

const message =
  'A rule is called and then dropped: nothing of it happens. Delegate with `yield* rule(...)`, or return it from a plain function; a Rule kept for later gets its type (`const later: Rule = ...`).';

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'];

function noRules(): Rules {
  return { names: new Set(), members: new Set(), plainMembers: new Set(), tables: new Set(), spaces: new Map() };
}

function textOf(file: File, node: Node | undefined): string {
  return node === undefined ? '' : file.source.text.slice(node.start, node.end);
}

function isRuleFunction(file: File, node: Node | undefined): boolean {
  if (node === undefined || !functionTypes.includes(node.type)) return false;
  return node['generator'] === true || /^:\s*(Rule|Generator)\b/.test(textOf(file, childOf(node, 'returnType')));
}

function collect(file: File, types: ReadonlySet<string>): void {
  const { names, members, plainMembers, tables } = file.rules;
  const isOfRuleType = (annotation: string): boolean =>
    /=>\s*Rule\b/.test(annotation) || [...annotation.matchAll(/\w+/g)].some(([word]) => types.has(word));

  walk(file.tree, (node) => {
    const key = nameOf(childOf(node, 'key'));
    const annotation = textOf(file, childOf(node, 'typeAnnotation') ?? childOf(node, 'returnType'));
    if (node.type === 'FunctionDeclaration' && isRuleFunction(file, node)) names.add(nameOf(childOf(node, 'id')) ?? '');
    if (node.type === 'VariableDeclarator' && isRuleFunction(file, childOf(node, 'init')))
      names.add(nameOf(childOf(node, 'id')) ?? '');
    if (key !== undefined && ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type)) {
      const value = childOf(node, 'value');
      if (isRuleFunction(file, value) || isOfRuleType(annotation)) members.add(key);
      else if (value !== undefined && functionTypes.includes(value.type)) plainMembers.add(key);
    }
    if (key !== undefined && ['TSMethodSignature', 'TSPropertySignature'].includes(node.type)) {
      if (isOfRuleType(annotation) || (node.type === 'TSMethodSignature' && /^:\s*Rule\b/.test(annotation)))
        members.add(key);
      else if (node.type === 'TSMethodSignature' || annotation.includes('=>')) plainMembers.add(key);
    }
    if (node.type === 'Identifier' && annotation !== '' && isOfRuleType(annotation)) {
      names.add(nameOf(node) ?? '');
      tables.add(nameOf(node) ?? '');
    }
  });
}

/** The names of types that are functions to a Rule: `type Step = (table: Table) => Rule`. */
function ruleTypes(file: File): string[] {
  const found: string[] = [];
  walk(file.tree, (node) => {
    const type = childOf(node, 'typeAnnotation');
    if (node.type !== 'TSTypeAliasDeclaration' || type?.type !== 'TSFunctionType') return;
    if (/=>\s*Rule\b[^=]*$/.test(textOf(file, type))) found.push(nameOf(childOf(node, 'id')) ?? '');
  });
  return found;
}

/** Adds what a file imports or re-exports from files whose rules are known; tells whether anything was new. */
function addImports(file: File, byPath: ReadonlyMap<string, File>): boolean {
  const { names, tables, spaces } = file.rules;
  const before = names.size + tables.size + spaces.size;
  for (const statement of childrenOf(file.tree, 'body')) {
    const from = nameOf(childOf(statement, 'source'));
    const target = byPath.get(posix.join(posix.dirname(file.source.path), from ?? ''))?.rules;
    if (target === undefined) continue;
    for (const specifier of childrenOf(statement, 'specifiers')) {
      const isExport = specifier.type === 'ExportSpecifier';
      const there = nameOf(childOf(specifier, isExport ? 'local' : 'imported')) ?? '';
      const here = nameOf(childOf(specifier, isExport ? 'exported' : 'local')) ?? '';
      if (target.names.has(there)) names.add(here);
      if (target.tables.has(there)) tables.add(here);
      if (specifier.type === 'ImportNamespaceSpecifier') spaces.set(here, target.names);
    }
  }
  return names.size + tables.size + spaces.size > before;
}

function callsRule(call: Node, rules: Rules, members: ReadonlySet<string>): boolean {
  const callee = childOf(call, 'callee');
  if (callee?.type === 'Identifier') return rules.names.has(nameOf(callee) ?? '');
  if (callee?.type !== 'MemberExpression') return false;
  const object = nameOf(childOf(callee, 'object')) ?? '';
  const property = nameOf(childOf(callee, 'property')) ?? '';
  if (callee['computed'] === true) return rules.tables.has(object);
  return members.has(property) || rules.spaces.get(object)?.has(property) === true;
}

/** Whether the value of a call goes somewhere a Rule is wanted. */
function isDelegated(call: Node, ancestors: readonly Node[]): boolean {
  let inner = call;
  for (const outer of ancestors.toReversed()) {
    const isBranch = outer.type === 'ConditionalExpression' && childOf(outer, 'test') !== inner;
    const isLast = outer.type === 'LogicalExpression' && childOf(outer, 'right') === inner;
    if (!wrappers.includes(outer.type) && outer.type !== 'ChainExpression' && !isBranch && !isLast) {
      // In a rule, a returned rule would be the result and not run; elsewhere the caller gets it to delegate to.
      if (outer.type === 'ReturnStatement') return nearestFunction(ancestors)?.['generator'] !== true;
      return isWanted(inner, outer);
    }
    inner = outer;
  }
  return false;
}

function nearestFunction(ancestors: readonly Node[]): Node | undefined {
  return ancestors.findLast(({ type }) => functionTypes.includes(type));
}

function isWanted(value: Node, by: Node): boolean {
  switch (by.type) {
    case 'YieldExpression':
      return by['delegate'] === true;
    case 'AssignmentExpression':
    case 'ArrayExpression':
    case 'Property':
      return true;
    case 'ArrowFunctionExpression':
      return childOf(by, 'body') === value;
    case 'CallExpression':
    case 'NewExpression':
      return childOf(by, 'callee') !== value;
    case 'VariableDeclarator':
      return childOf(childOf(by, 'id'), 'typeAnnotation') !== undefined;
    default:
      return false;
  }
}

export const floatingRules: Check = {
  name: 'every call of a rule is delegated to',
  run(sources) {
    const files = sources
      .filter(({ path }) => path.startsWith('shared/'))
      .map((source): File => {
        return { source, tree: parse(source), rules: noRules() };
      });
    const types = new Set(files.flatMap(ruleTypes));
    for (const file of files) collect(file, types);
    const byPath = new Map(files.map((file) => [file.source.path, file]));
    // Again while a file may still re-export what another has just learned.
    while (files.map((file) => addImports(file, byPath)).includes(true));
    // A member's name that also stands for something plain somewhere says nothing without types.
    const plain = new Set(files.flatMap((file) => [...file.rules.plainMembers]));
    const members = new Set(files.flatMap((file) => [...file.rules.members]).filter((name) => !plain.has(name)));

    const findings: Finding[] = [];
    for (const { source, tree, rules } of files) {
      walk(tree, (node, ancestors) => {
        if (node.type !== 'CallExpression' || !callsRule(node, rules, members) || isDelegated(node, ancestors)) return;
        findings.push({ path: source.path, line: lineAt(source.text, node.start), message });
      });
    }
    return findings;
  },
};
