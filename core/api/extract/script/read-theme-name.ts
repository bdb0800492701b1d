// A component's script → the name under which a theme knows it.
//
// A component asks its theme for props under that name: itself, or through a hook that it hands the
// name to, or that knows it (`useDataGridProps`). One that only names its styles is known as well.

import ts from 'typescript';
import { findField, readText, type Script } from './parse-script.ts';

/** What a theme has to do with a component. */
export interface ThemeFacts {
  readonly themeName?: string;
  /** Tells whether defaults are read from the theme. */
  readonly themeDefaultProps: boolean;
}

/** Reads the name; `readImported` gives a script that this one imports. */
export function readThemeName(script: Script, readImported: (path: string) => Script | undefined): ThemeFacts {
  const asked: string[] = [];
  const styled: string[] = [];

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      for (const options of node.arguments.filter(ts.isObjectLiteralExpression)) {
        const name = readText(findField(options, 'name'), script);
        if (name !== undefined && asksTheme(node.expression, script)) asked.push(name);
        else if (name !== undefined && readText(findField(options, 'slot'), script) === 'Root') styled.push(name);
      }
      const handed = ts.isIdentifier(node.expression) ? findHanded(node, node.expression.text) : undefined;
      if (handed !== undefined) asked.push(handed);
    }
    ts.forEachChild(node, visit);
  }
  // useDateCalendarDefaultizedProps(inProps, 'MuiDateCalendar')
  function findHanded({ arguments: given }: ts.CallExpression, hook: string): string | undefined {
    if (!/^use\w*Props$/.test(hook) || hook === 'useThemeProps') return undefined;
    const name = given.map((argument) => readText(argument, script)).find((text) => text !== undefined);
    const own = script.source.statements.find(
      (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === hook,
    );
    if (own) return name !== undefined && findAsked(own, script).length > 0 ? name : undefined;

    const from = findImport(hook, script);
    const imported = from === undefined ? undefined : readImported(from);
    if (!imported) return undefined;
    const names = findAsked(imported.source, imported);
    return names.length > 0 ? (name ?? names.find(Boolean)) : undefined;
  }

  // Most scripts of most libraries have nothing of the kind, and to look at all of one takes time.
  if (/\buse\w*Props\b|\bslot\b/.test(script.source.text)) visit(script.source);
  return { themeName: asked[0] ?? styled[0], themeDefaultProps: asked.length > 0 };
}

// The names that a theme is asked for there; undefined for one that is handed in.
function findAsked(root: ts.Node, script: Script): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && asksTheme(node.expression, script)) {
      const [options] = node.arguments.filter(ts.isObjectLiteralExpression);
      if (options) names.push(readText(findField(options, 'name'), script));
    }
    ts.forEachChild(node, visit);
  }
  visit(root);
  return names;
}

function findImport(name: string, { source }: Script): string | undefined {
  const found = source.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const named = importClause?.namedBindings;
    return named && ts.isNamedImports(named) && named.elements.some((element) => element.name.text === name);
  });
  const path = found && ts.isStringLiteral(found.moduleSpecifier) ? found.moduleSpecifier.text : undefined;
  return path?.startsWith('.') ? path : undefined;
}

// useThemeProps(…), (0, _styles.useThemeProps)(…), useDefaultProps(…)
function asksTheme(callee: ts.Expression, { source }: Script): boolean {
  return /\buse(?:Theme|Default)Props\b/.test(callee.getText(source));
}
