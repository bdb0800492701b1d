// A component's published script, as text → what its types do not tell: its name in a theme, and
// which props it takes up itself. The script is parsed and never run.

import ts from 'typescript';

/** What a component's script says of it. */
export interface ScriptFacts {
  readonly themeName?: string;
  /** Tells whether defaults are read from the theme. */
  readonly themeDefaultProps: boolean;
  /** Tells whether the script takes up a prop of that name, and does not only hand it on. */
  readonly names: (prop: string) => boolean;
}

/** Reads the name under which a component asks its theme for props, or names its styles, and the props it takes up. */
export function readScript(text: string): ScriptFacts {
  const source = ts.createSourceFile('component.js', text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  const constants = findConstants(source);
  const asked: string[] = [];
  const styled: string[] = [];
  const taken = new Set<string>();
  let takesApart = false;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      for (const options of node.arguments.filter(ts.isObjectLiteralExpression)) {
        const name = readText(options, 'name', constants);
        if (name !== undefined && asksTheme(node.expression, source)) asked.push(name);
        else if (name !== undefined && readText(options, 'slot', constants) === 'Root') styled.push(name);
      }
    }
    if (ts.isObjectBindingPattern(node)) {
      node.elements.forEach((element) => taken.add(toFieldName(element)));
      takesApart ||= node.elements.length > 0;
    }
    if (ts.isPropertyAccessExpression(node)) taken.add(node.name.text);
    ts.forEachChild(node, visit);
  }

  visit(source);
  // A script that takes nothing apart makes its component elsewhere, so nothing is known of its props.
  return {
    themeName: asked[0] ?? styled[0],
    themeDefaultProps: asked.length > 0,
    names: (prop) => !takesApart || taken.has(prop),
  };
}

// { color: colorProp = 'primary' } takes up "color".
function toFieldName({ name, propertyName }: ts.BindingElement): string {
  const field = propertyName ?? name;
  return ts.isIdentifier(field) || ts.isStringLiteral(field) ? field.text : '';
}

// useThemeProps(…), (0, _styles.useThemeProps)(…), useDefaultProps(…)
function asksTheme(callee: ts.Expression, source: ts.SourceFile): boolean {
  return /\buse(?:Theme|Default)Props\b/.test(callee.getText(source));
}

function readText(
  options: ts.ObjectLiteralExpression,
  key: string,
  constants: ReadonlyMap<string, string>,
): string | undefined {
  for (const property of options.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name) || property.name.text !== key) continue;
    if (ts.isStringLiteralLike(property.initializer)) return property.initializer.text;
    if (ts.isIdentifier(property.initializer)) return constants.get(property.initializer.text);
  }
  return undefined;
}

function findConstants(source: ts.SourceFile): Map<string, string> {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && ts.isStringLiteralLike(initializer)
        ? [[name.text, initializer.text] as const]
        : [],
    ),
  );
}
