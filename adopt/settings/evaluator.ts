// The settings files of another engine → the values that they export. No code is run: literals, constants, relative
// imports, spreads and small functions are evaluated, and everything else becomes an "unread" value with its place.

import { keyNameOf, nodeOf, nodesOf, type SyntaxNode } from '../../core/config/syntax-node.ts';
import { callClosure } from './evaluate-call.ts';
import { evaluateExpression } from './evaluate-expression.ts';
import { declare, lookUp } from './scope.ts';
import {
  isClosure,
  toObject,
  unread,
  type KeyPlace,
  type NodeEvaluator,
  type Scope,
  type SettingsModule,
} from './value.ts';

interface EvaluatorOptions {
  /** Reads a file, also by its name without an extension. */
  read(file: string): SettingsModule | undefined;
  /** Returns the file that a relative import of a file means. */
  resolve(file: string, specifier: string): string;
}

/** Maximum of evaluation steps for one site. */
const maxSteps = 400_000;

/** Maximum depth of values and calls. */
const maxDepth = 200;

/** Evaluates the settings files of one site, each export once, and remembers the places of keys. */
export class Evaluator implements NodeEvaluator {
  readonly #options: EvaluatorOptions;
  /** The names at the top of each file. */
  readonly #scopes = new Map<string, Scope>();
  /** Evaluated exports, by "file#name". */
  readonly #exports = new Map<string, unknown>();
  readonly #places = new WeakMap<object, ReadonlyMap<string, KeyPlace>>();
  #steps = 0;
  #depth = 0;

  constructor(options: EvaluatorOptions) {
    this.#options = options;
  }

  /** Returns an exported value of a file; undefined if there is no such file. */
  exportOf(file: string, name = 'default'): unknown {
    const module = this.#options.read(file);
    if (!module) return undefined;
    const key = `${module.file}#${name}`;
    if (this.#exports.has(key)) return this.#exports.get(key);
    // In a cycle of imports, an export has no value until it is evaluated.
    this.#exports.set(key, undefined);
    const found = this.#findExport(module, name);
    // Settings may be the result of a function.
    const value = isClosure(found) && name === 'default' ? callClosure(found, [], this) : found;
    this.#exports.set(key, value);
    return value;
  }

  /** Returns all exports of a relative import; undefined for a package and a missing file. */
  moduleOf(file: string, specifier: string): Readonly<Record<string, unknown>> | undefined {
    const { read, resolve } = this.#options;
    const module = specifier.startsWith('.') ? read(resolve(file, specifier)) : undefined;
    if (!module) return undefined;
    const names = ['default', ...statementsOf(module).flatMap(listExported)];
    return Object.fromEntries(names.map((name) => [name, this.exportOf(module.file, name)]));
  }

  /** Evaluates an expression. Beyond the limits of steps and depth, everything is unread. */
  evaluate(node: SyntaxNode | undefined, scope: Scope): unknown {
    if (!node) return undefined;
    this.#steps += 1;
    if (this.#steps > maxSteps || this.#depth > maxDepth) return unread(node, scope);
    this.#depth += 1;
    try {
      return evaluateExpression(node, scope, this);
    } finally {
      this.#depth -= 1;
    }
  }

  /** Returns the place of an object's key. */
  placeOf(object: unknown, key: string): KeyPlace | undefined {
    return typeof object === 'object' && object !== null ? this.#places.get(object)?.get(key) : undefined;
  }

  /** Remembers the places of the keys of an object. */
  addPlaces(object: object, places: ReadonlyMap<string, KeyPlace>): void {
    this.#places.set(object, places);
  }

  #findExport(module: SettingsModule, name: string): unknown {
    const scope = this.#scopeOf(module);
    for (const statement of statementsOf(module)) {
      const main = name === 'default' ? findDefault(statement) : undefined;
      if (main) return this.evaluate(main, scope);
      const named = nodesOf(statement, 'specifiers').find((each) => each && exportedName(each) === name);
      const source = nodeOf(statement, 'source');
      if (named && source) return toObject(this.moduleOf(module.file, String(source.value)))[localName(named)];
      if (named) return lookUp(scope, localName(named));
    }
    return lookUp(scope, name);
  }

  #scopeOf(module: SettingsModule): Scope {
    const known = this.#scopes.get(module.file);
    if (known) return known;
    const scope: Scope = { file: module.file, names: new Map() };
    this.#scopes.set(module.file, scope);
    for (const statement of statementsOf(module)) declare(statement, scope, this);
    return scope;
  }
}

function statementsOf({ program }: SettingsModule): readonly SyntaxNode[] {
  return nodesOf(program, 'body').filter((statement) => statement !== undefined);
}

/** Lists the names that a statement exports, besides the default. */
function listExported(statement: SyntaxNode): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declaration = nodeOf(statement, 'declaration');
  const declared = declaration
    ? [declaration, ...nodesOf(declaration, 'declarations')].map((each) => each && nodeOf(each, 'id')?.name)
    : nodesOf(statement, 'specifiers').map((each) => each && exportedName(each));
  return declared.filter((name): name is string => typeof name === 'string' && name !== 'default');
}

/** Finds what a statement exports as the default: "export default …" or "module.exports = …". */
function findDefault(statement: SyntaxNode): SyntaxNode | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return nodeOf(statement, 'declaration');
  const assignment = statement.type === 'ExpressionStatement' ? nodeOf(statement, 'expression') : undefined;
  const left = assignment?.type === 'AssignmentExpression' ? nodeOf(assignment, 'left') : undefined;
  const isExports = left?.type === 'MemberExpression' && nodeOf(left, 'object')?.name === 'module';
  return assignment && isExports ? nodeOf(assignment, 'right') : undefined;
}

function exportedName(specifier: SyntaxNode): string | undefined {
  return keyNameOf(nodeOf(specifier, 'exported'), false);
}

function localName(specifier: SyntaxNode): string {
  return keyNameOf(nodeOf(specifier, 'local'), false) ?? '';
}
