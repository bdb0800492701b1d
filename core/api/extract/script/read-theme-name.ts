// A component's script → its name in a theme, such as "MuiButton".
//
// A component reads its default props from the theme under that name: itself, or through a hook that is
// passed the name or contains it (`useDataGridProps`). A component that only names its styles has a name as well.

import ts from 'typescript';
import { readText, type Script } from './parse-script.ts';
import { findField } from './read-syntax.ts';

/** How a theme can configure a component. */
export interface ThemeFacts {
  readonly themeName?: string;
  /** Whether default props are read from the theme. */
  readonly themeDefaultProps: boolean;
}

/** Reads the theme name. `readImported` reads a script that this one imports. */
export function readThemeName(script: Script, readImported: (path: string) => Script | undefined): ThemeFacts {
  const propNames: string[] = [];
  const styleNames: string[] = [];

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      for (const options of node.arguments.filter(ts.isObjectLiteralExpression)) {
        const name = readText(findField(options, 'name'), script);
        if (name !== undefined && readsTheme(node.expression, script)) propNames.push(name);
        else if (name !== undefined && readText(findField(options, 'slot'), script) === 'Root') styleNames.push(name);
      }
      const hookName = ts.isIdentifier(node.expression) ? findHookName(node, node.expression.text) : undefined;
      if (hookName !== undefined) propNames.push(hookName);
    }
    ts.forEachChild(node, visit);
  }
  // useDateCalendarDefaultizedProps(inProps, 'MuiDateCalendar')
  function findHookName({ arguments: args }: ts.CallExpression, hook: string): string | undefined {
    if (!/^use\w*Props$/.test(hook) || hook === 'useThemeProps') return undefined;
    const name = args.map((argument) => readText(argument, script)).find((text) => text !== undefined);
    const own = script.source.statements.find(
      (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === hook,
    );
    if (own) return name !== undefined && listThemeNames(own, script).length > 0 ? name : undefined;

    const path = script.names.imported.get(hook)?.path;
    const imported = path?.startsWith('.') ? readImported(path) : undefined;
    if (!imported) return undefined;
    const names = listThemeNames(imported.source, imported);
    return names.length > 0 ? (name ?? names.find(Boolean)) : undefined;
  }

  // Visiting a whole script takes time, and most scripts do not use a theme.
  if (/\buse\w*Props\b|\bslot\b/.test(script.source.text)) visit(script.source);
  return { themeName: propNames[0] ?? styleNames[0], themeDefaultProps: propNames.length > 0 };
}

// Lists the names read from a theme; undefined for a name that comes from an argument.
function listThemeNames(root: ts.Node, script: Script): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && readsTheme(node.expression, script)) {
      const [options] = node.arguments.filter(ts.isObjectLiteralExpression);
      if (options) names.push(readText(findField(options, 'name'), script));
    }
    ts.forEachChild(node, visit);
  }
  visit(root);
  return names;
}

// useThemeProps(…), (0, _styles.useThemeProps)(…), useDefaultProps(…)
function readsTheme(callee: ts.Expression, { source }: Script): boolean {
  return /\buse(?:Theme|Default)Props\b/.test(callee.getText(source));
}
