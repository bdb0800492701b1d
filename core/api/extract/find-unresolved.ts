// The exports of a package → problems for the types in their declarations that cannot be resolved.
// The compiler takes such a type for `any`, so the page would show `any` without explanation.

import ts from 'typescript';
import type { Problem } from '../../model/problem.ts';
import { isWithin } from './declaration-origin.ts';
import type { ApiPackage } from './extraction.ts';

/** Finds imports of missing modules or types in the declaration files next to the given exports. */
export function findUnresolved(
  exports: readonly ts.Symbol[],
  { name, folder, program, settingsFile }: ApiPackage,
): Problem[] {
  const files = new Set(
    exports.flatMap(({ declarations }) => declarations?.map((declaration) => declaration.getSourceFile()) ?? []),
  );
  const folders = new Set([...files].map(({ fileName }) => fileName.slice(0, fileName.lastIndexOf('/') + 1)));
  const neighbors = program
    .getSourceFiles()
    .filter(
      ({ fileName }) => folders.has(fileName.slice(0, fileName.lastIndexOf('/') + 1)) && isWithin(fileName, folder),
    );

  const common = { rule: 'api-unresolved', severity: 'warning', place: { file: settingsFile } } as const;
  const problems = neighbors.flatMap((file): Problem[] => {
    const checker = program.getTypeChecker();
    const shownFile = `"${name}${file.fileName.slice(folder.length)}"`;
    return [
      ...[...findLostImports(file, checker), ...findLostMembers(file, checker)].map((lost) => ({
        ...common,
        ...(isReact(lost)
          ? toReactMissing(name)
          : {
              message: `The types of "${name}" use ${lost} in ${shownFile}, which does not exist`,
              hint: `${toInstallation(lost, name)} Until then, everything typed with it is shown as any.`,
            }),
      })),
      // A user of an installed package cannot correct its code.
      ...(folder.includes('/node_modules/') ? [] : findLostNames(file, checker)).map((lost) => ({
        ...common,
        message: `The types of "${name}" use "${lost}" in ${shownFile}, which is not declared anywhere`,
        hint: 'Correct the name, or import it. Until then, what is typed with it takes any value.',
      })),
    ];
  });
  // Without React's types, every file would give the same message.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}

/** Returns whether a problem says that the types of React are missing, without which most props are unknown. */
export function isReactMissing({ message }: Problem, packageName: string): boolean {
  return message === toReactMissing(packageName).message;
}

/** React's types are packages of their own, which a library expects the site to install. */
function isReact(lost: string): boolean {
  return /^the module "react(?:-dom)?(?:\/[^"]*)?"$/.test(lost);
}

function toReactMissing(name: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The types of "${name}" need the types of React, which are not installed`,
    hint: 'Run npm install --save-dev @types/react @types/react-dom in the folder of the site. Until then, everything typed with them is shown as any.',
  };
}

function toInstallation(lost: string, name: string): string {
  const [, module = ''] = /"([^"]+)"$/.exec(lost) ?? [];
  if (/^react(?:-dom)?(?:\/|$)/.test(module))
    return `The installed types of React do not have it: install the version of "@types/react" and "@types/react-dom" that "${name}" is made for.`;
  return module.startsWith('.')
    ? `Install another version of "${name}", or report this to its authors.`
    : `Install the package that declares it next to "${name}", or in the site.`;
}

/** Lists the imports of a file that have no target: `"Theme" of "./theme"`. */
function findLostImports(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const module = (moduleSpecifier as ts.StringLiteral).text;
    if (!importClause) return [];
    if (!checker.getSymbolAtLocation(moduleSpecifier)) return [`the module "${module}"`];

    const bindings = importClause.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    return named
      .filter(({ name }) => isLost(name, checker))
      .map(({ name, propertyName }) => `"${(propertyName ?? name).text}" of "${module}"`);
  });
}

/** Lists the members of modules that a file uses and that do not exist: `React.Gone`, `import('react').Gone`. */
function findLostMembers(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    const local = bindings && ts.isNamespaceImport(bindings) ? bindings.name : importClause?.name;
    const module = (moduleSpecifier as ts.StringLiteral).text;
    const isWhole = local !== undefined && (local !== importClause?.name || /^react(?:-dom)?$/.test(module));
    return isWhole ? [[local.text, { module, names: listNames(moduleSpecifier) }] as const] : [];
  });
  const modules = new Map(imported);
  const lost = new Set<string>();
  // Most files name nothing that is missing, and walking them all would take too long.
  if (hasUnknown() || /\bimport\(/.test(file.text)) visit(file);
  return [...lost];

  function hasUnknown(): boolean {
    return [...modules].some(([local, { names }]) =>
      [...file.text.matchAll(new RegExp(`\\b${local.replaceAll('$', String.raw`\$`)}\\.(\\w+)`, 'g'))].some(
        ([, name = '']) => !names.has(name),
      ),
    );
  }
  function listNames(module: ts.Expression): ReadonlySet<string> {
    const symbol = checker.getSymbolAtLocation(module);
    return new Set(symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : []);
  }
  function note(name: string, { module, names }: { module: string; names: ReadonlySet<string> }): void {
    // Without any name, the module itself is missing, which is another problem.
    if (names.size > 0 && !names.has(name)) lost.add(`"${name}" of "${module}"`);
  }
  function visit(node: ts.Node): void {
    if (ts.isQualifiedName(node) && ts.isIdentifier(node.left)) {
      const found = modules.get(node.left.text);
      if (found) note(node.right.text, found);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && node.qualifier) {
      const literal = node.argument.literal as ts.StringLiteral;
      note(toFirst(node.qualifier).text, { module: literal.text, names: listNames(literal) });
    }
    ts.forEachChild(node, visit);
  }
}

function toFirst(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : toFirst(name.left);
}

/** Lists the types that a file uses but neither declares nor imports. */
function findLostNames(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const lost = new Set<string>();
  visit(file);
  return [...lost];

  function visit(node: ts.Node): void {
    const named = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined;
    const declarations = named && checker.getSymbolAtLocation(named)?.declarations;
    if (named && ts.isIdentifier(named) && (declarations ?? []).length === 0) lost.add(named.text);
    ts.forEachChild(node, visit);
  }
}

function isLost(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Alias)) return false;
  return (checker.getAliasedSymbol(symbol).declarations ?? []).length === 0;
}
