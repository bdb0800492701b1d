// The statements of a script → the names that it declares, imports and exports. Understands modules, CommonJS, and what
// compilers and bundlers make of them.

import ts from 'typescript';
import {
  findAssigned,
  readDescriptor,
  readReturned,
  toCalledName,
  toFieldName,
  toMemberName,
  toMemberOwner,
  unwrap,
} from './read-syntax.ts';

/** An export of another script. `*` is all that it exports. */
export interface ImportedName {
  readonly path: string;
  readonly exported: string;
}

/** The names at the top of a script. */
export interface ScriptNames {
  /** Functions, classes and variables, by name: their values, or declarations without one. */
  readonly declared: ReadonlyMap<string, ts.Node>;
  readonly imported: ReadonlyMap<string, ImportedName>;
  /** Exported values, by exported name. The value of `module.exports` is `default`. */
  readonly exported: ReadonlyMap<string, ts.Node | ImportedName>;
  /** The paths of scripts of which everything is exported. */
  readonly reexported: readonly string[];
}

/** Reads the names of a script. */
export function readNames(source: ts.SourceFile): ScriptNames {
  const reader = new NameReader(source);
  for (const statement of source.statements) reader.readStatement(statement);
  return reader;
}

/** Reads one statement after another, and collects their names. */
class NameReader implements ScriptNames {
  readonly declared = new Map<string, ts.Node>();
  readonly imported = new Map<string, ImportedName>();
  readonly exported = new Map<string, ts.Node | ImportedName>();
  readonly reexported: string[] = [];
  readonly #source: ts.SourceFile;

  constructor(source: ts.SourceFile) {
    this.#source = source;
  }

  readStatement(statement: ts.Statement): void {
    if (ts.isImportDeclaration(statement)) this.#readImport(statement);
    else if (ts.isExportDeclaration(statement)) this.#readExport(statement);
    else if (ts.isExportAssignment(statement)) this.exported.set('default', statement.expression);
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) this.#readDeclared(statement);
    else if (ts.isVariableStatement(statement)) this.#readVariables(statement);
    else if (ts.isExpressionStatement(statement)) this.#readExpression(statement.expression);
    // if (process.env.NODE_ENV === 'production') { module.exports = require('./lib.min.js'); } else { … }
    else if (ts.isIfStatement(statement)) {
      this.readStatement(statement.thenStatement);
      if (statement.elseStatement) this.readStatement(statement.elseStatement);
    } else if (ts.isBlock(statement)) statement.statements.forEach((inner) => this.readStatement(inner));
  }

  #readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    const path = readString(moduleSpecifier) ?? '';
    if (importClause?.name) this.imported.set(importClause.name.text, { path, exported: 'default' });
    const bindings = importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) this.imported.set(bindings.name.text, { path, exported: '*' });
    else
      for (const { name, propertyName } of bindings?.elements ?? [])
        this.imported.set(name.text, { path, exported: (propertyName ?? name).text });
  }

  #readExport({ exportClause, moduleSpecifier }: ts.ExportDeclaration): void {
    const path = readString(moduleSpecifier);
    if (!exportClause) this.#reexport(path);
    else if (ts.isNamespaceExport(exportClause))
      this.exported.set(exportClause.name.text, { path: path ?? '', exported: '*' });
    else
      for (const { name, propertyName = name } of exportClause.elements)
        this.exported.set(name.text, path === undefined ? propertyName : { path, exported: propertyName.text });
  }

  #readDeclared(declaration: ts.FunctionDeclaration | ts.ClassDeclaration): void {
    const { name, modifiers = [] } = declaration;
    if (name) this.declared.set(name.text, declaration);
    const isExported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    if (isDefault) this.exported.set('default', name ?? declaration);
    else if (isExported && name) this.exported.set(name.text, name);
  }

  #readVariables({ modifiers, declarationList }: ts.VariableStatement): void {
    const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const declaration of declarationList.declarations) {
      const { name, initializer } = declaration;
      const required = initializer && readRequired(initializer);
      if (required && ts.isObjectBindingPattern(name)) this.#readDestructured(name, required.path);
      if (!ts.isIdentifier(name)) continue;
      if (required) this.imported.set(name.text, required);
      else if (initializer) this.#readValue(name.text, initializer);
      // A value that is assigned above has no declaration of its own.
      else if (!this.declared.has(name.text)) this.declared.set(name.text, declaration);
      if (isExported) this.exported.set(name.text, name);
    }
  }

  // const Card = exports.Card = memo(CardBase), and Card = (_temp = _class = class {}, _class.defaultProps = {}, _temp)
  #readValue(name: string, initializer: ts.Expression): void {
    const parts = listParts(initializer);
    for (const part of parts) {
      this.#readExpression(part);
      for (const assigned of listTargets(part)) this.declared.set(assigned, findAssigned(part));
    }
    const last = parts.at(-1);
    if (last) this.declared.set(name, findAssigned(last));
  }

  // const { Divider, default: Card } = require('./parts')
  #readDestructured({ elements }: ts.ObjectBindingPattern, path: string): void {
    for (const { name, propertyName } of elements)
      this.imported.set(toFieldName(name), { path, exported: toFieldName(propertyName ?? name) });
  }

  #readExpression(expression: ts.Expression): void {
    const node = unwrap(expression);
    if (ts.isCallExpression(node)) this.#readCall(node);
    if (!ts.isBinaryExpression(node)) return;
    // exports.Card = Card, exports.Divider = Divider
    if (node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
      this.#readExpression(node.left);
      this.#readExpression(node.right);
    } else if (node.operatorToken.kind === ts.SyntaxKind.EqualsToken) this.#readAssignment(node);
  }

  // exports.Card = exports.default = Card
  #readAssignment({ left, right }: ts.BinaryExpression): void {
    const value = unwrap(right);
    if (ts.isBinaryExpression(value)) this.#readExpression(value);
    const last = findAssigned(value);
    const owner = toMemberOwner(left);
    if (ts.isVoidExpression(last)) return;
    if (isExports(left)) this.#readExportedObject(last);
    else if (owner && isExports(owner)) this.exported.set(toMemberName(left), last);
  }

  // module.exports = Card; module.exports = { Card }; module.exports = require('./Card')
  #readExportedObject(value: ts.Expression): void {
    const required = readRequired(value);
    if (required) this.#reexport(required.path);
    this.exported.set('default', required ?? value);
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const property of value.properties) {
      if (ts.isShorthandPropertyAssignment(property)) this.exported.set(property.name.text, property.name);
      if (ts.isPropertyAssignment(property)) this.exported.set(toFieldName(property.name), property.initializer);
    }
  }

  #readCall(call: ts.CallExpression): void {
    const [first, second, third] = call.arguments;
    const name = toCalledName(call);
    if (/^_*export_?star$/i.test(name)) this.#reexport(first && readRequired(first)?.path);
    // Object.defineProperty(exports, 'Card', { enumerable: true, get: function () { return Card_1.Card; } })
    else if (name === 'defineProperty' && first && isExports(first) && third && ts.isObjectLiteralExpression(third))
      this.#readExported(second, readDescriptor(third));
    // $parcel$export(module.exports, 'Card', () => $b3$export)
    else if (name.endsWith('$export') && third) this.#readExported(second, readReturned(third));
    // __export(all, { Card: () => Card })
    else if (/^_*export$/.test(name) && second && ts.isObjectLiteralExpression(second))
      for (const property of second.properties)
        this.#readExported(
          property.name,
          readReturned(ts.isPropertyAssignment(property) ? property.initializer : property),
        );
    else if (name === 'forEach') this.#readLoop(call);
  }

  // Object.keys(_Card).forEach(function (key) { … exports[key] … })
  #readLoop({ expression, arguments: [loop] }: ts.CallExpression): void {
    const keys = toMemberOwner(expression);
    const [module] = keys && ts.isCallExpression(keys) && toCalledName(keys) === 'keys' ? keys.arguments : [];
    const imported = module && this.imported.get(toFieldName(module));
    if (imported?.exported === '*' && loop && /\bexports\b/.test(loop.getText(this.#source)))
      this.#reexport(imported.path);
  }

  #readExported(name: ts.Node | undefined, value: ts.Expression | undefined): void {
    if (value) this.exported.set(toFieldName(name), value);
  }

  #reexport(path: string | undefined): void {
    if (path !== undefined) this.reexported.push(path);
  }
}

// (a, b, c)
function listParts(value: ts.Expression): ts.Expression[] {
  const node = unwrap(value);
  const isComma = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken;
  return isComma ? [...listParts(node.left), ...listParts(node.right)] : [node];
}

// _temp = _class = …
function listTargets(value: ts.Expression): string[] {
  const node = unwrap(value);
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssignment ? [...(ts.isIdentifier(node.left) ? [node.left.text] : []), ...listTargets(node.right)] : [];
}

// exports, module.exports
function isExports(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === 'exports';
  const owner = toMemberName(node) === 'exports' ? toMemberOwner(node) : undefined;
  return owner !== undefined && toFieldName(owner) === 'module';
}

// require('./Divider'), __importDefault(require('./Divider')), require('./Divider').Divider
function readRequired(value: ts.Expression): ImportedName | undefined {
  const node = unwrap(value);
  const owner = toMemberOwner(node);
  if (owner) {
    const required = readRequired(owner);
    return required && { ...required, exported: toMemberName(node) };
  }
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  if (!first || !ts.isCallExpression(node)) return undefined;
  if (toFieldName(node.expression) !== 'require') return readRequired(first);
  const path = readString(first);
  return path === undefined ? undefined : { path, exported: '*' };
}

function readString(node: ts.Expression | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
