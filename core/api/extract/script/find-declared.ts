// The name of a component in a script → the script that declares it, and its name there. Follows imports, `require`
// and re-exports.

import ts from 'typescript';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

/** A declaration at the top of a script. */
export interface DeclaredIn {
  readonly script: Script;
  readonly name: string;
}

/** Finds where a component is declared; undefined where another package declares it. */
export function findDeclared(component: ts.Expression, script: Script): DeclaredIn | undefined {
  if (ts.isIdentifier(component)) return findNamed(component.text, script, new Set());
  // Divider_1.Divider, where Divider_1 is a required module
  if (!ts.isPropertyAccessExpression(component) || !ts.isIdentifier(component.expression)) return undefined;
  const path = findPath(component.expression.text, script);
  const module = path === undefined ? undefined : script.readBeside?.(path);
  return module && findExported(component.name.text, module, new Set());
}

function findNamed(name: string, script: Script, visited: Set<string>): DeclaredIn | undefined {
  if (declares(name, script)) return { script, name };
  for (const { importClause, moduleSpecifier } of script.source.statements.filter(ts.isImportDeclaration)) {
    const bindings = importClause?.namedBindings;
    const element =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.find((one) => one.name.text === name) : undefined;
    const exported =
      importClause?.name?.text === name ? 'default' : element && (element.propertyName ?? element.name).text;
    if (exported === undefined) continue;
    const module = readBeside(moduleSpecifier, script);
    return module && findExported(exported, module, visited);
  }
  return undefined;
}

function findExported(exported: string, script: Script, visited: Set<string>): DeclaredIn | undefined {
  // Modules may re-export each other, or several of them the same one.
  const place = `${script.file ?? ''} ${exported}`;
  if (visited.has(place)) return undefined;
  visited.add(place);
  for (const statement of script.source.statements) {
    if (ts.isExportAssignment(statement) && exported === 'default') {
      const value = unwrap(statement.expression);
      if (ts.isIdentifier(value)) return findNamed(value.text, script, visited);
    }
    if (exported === 'default' && ts.isFunctionDeclaration(statement) && isDefault(statement) && statement.name)
      return { script, name: statement.name.text };
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      continue;
    const element = statement.exportClause.elements.find((one) => one.name.text === exported);
    if (!element) continue;
    const local = (element.propertyName ?? element.name).text;
    if (!statement.moduleSpecifier) return findNamed(local, script, visited);
    const module = readBeside(statement.moduleSpecifier, script);
    return module && findExported(local, module, visited);
  }
  if (declares(exported, script)) return { script, name: exported };
  // export * from './Divider'
  for (const { exportClause, moduleSpecifier } of script.source.statements.filter(ts.isExportDeclaration)) {
    const module = exportClause ? undefined : readBeside(moduleSpecifier, script);
    const found = module && findExported(exported, module, visited);
    if (found) return found;
  }
  return findRequired(exported, script, visited);
}

// exports.Divider = Divider; tslib_1.__exportStar(require('./Divider'), exports)
function findRequired(exported: string, script: Script, visited: Set<string>): DeclaredIn | undefined {
  for (const statement of script.source.statements) {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!call || !ts.isCallExpression(call) || !/\b__exportStar\b/.test(call.expression.getText(script.source)))
      continue;
    const path = readRequired(call.arguments[0]);
    const module = path === undefined ? undefined : script.readBeside?.(path);
    const found = module && findExported(exported, module, visited);
    if (found) return found;
  }
  return undefined;
}

function declares(name: string, { source }: Script): boolean {
  return source.statements.some((one) => {
    if (ts.isFunctionDeclaration(one) || ts.isClassDeclaration(one)) return one.name?.text === name;
    const declared = ts.isVariableStatement(one) ? one.declarationList.declarations : [];
    // A required value is declared in another script.
    return declared.some(
      ({ name: local, initializer }) => toFieldName(local) === name && readRequired(initializer) === undefined,
    );
  });
}

function readBeside(specifier: ts.Expression | undefined, script: Script): Script | undefined {
  const path = specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined;
  return path?.startsWith('.') ? script.readBeside?.(path) : undefined;
}

function findPath(name: string, { constants }: Script): string | undefined {
  const value = constants.get(name);
  const path = value && readRequired(unwrap(value));
  return path?.startsWith('.') ? path : undefined;
}

// require('./Divider'), __importDefault(require('./Divider'))
function readRequired(value: ts.Expression | undefined): string | undefined {
  if (!value || !ts.isCallExpression(value)) return undefined;
  const [first] = value.arguments;
  if (ts.isIdentifier(value.expression) && value.expression.text === 'require')
    return first && ts.isStringLiteral(first) ? first.text : undefined;
  return readRequired(first);
}

function isDefault(statement: ts.FunctionDeclaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}
