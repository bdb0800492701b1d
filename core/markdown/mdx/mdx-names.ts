// The syntax tree of a page's code → the names that it declares and the components that it renders.

import type { Node, Pattern, Program } from 'estree';

type Syntax = Readonly<Record<string, unknown>> & { readonly type: string };

/** Lists the names that a module declares or imports. */
export function listDeclared({ body }: Program): string[] {
  return body.flatMap((statement): string[] => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration') return declared.declarations.flatMap(({ id }) => listBound(id));
    if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration')
      return declared.id ? [declared.id.name] : [];
    return [];
  });
}

/** Lists the components that an expression renders but does not declare. */
export function listRendered(node: Node): string[] {
  const rendered: string[] = [];
  const bound = new Set<string>();
  visit(node as unknown as Syntax);
  return [...new Set(rendered)].filter((name) => !bound.has(name));

  function visit(each: Syntax): void {
    if (each.type === 'JSXOpeningElement') rendered.push(...toComponentName(each.name as Syntax));
    if (each.type === 'VariableDeclarator') listBound(each.id as Pattern).forEach((name) => bound.add(name));
    if (each.type.includes('Function'))
      (each.params as readonly Pattern[]).flatMap(listBound).forEach((name) => bound.add(name));
    for (const value of Object.values(each))
      for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) if (isSyntax(part)) visit(part);
  }
}

/** Finds the name that an element needs in scope: "Card" for <Card>, "ui" for <ui.Card>, none for <div>. */
export function findComponentName(name: string): string | undefined {
  if (name.includes('.')) return name.slice(0, name.indexOf('.'));
  return /^[a-z]/.test(name) || name.includes(':') || name.includes('-') ? undefined : name;
}

function toComponentName(name: Syntax): string[] {
  if (name.type === 'JSXMemberExpression') {
    const object = name.object as Syntax;
    return object.type === 'JSXIdentifier' ? [String(object.name)] : toComponentName(object);
  }
  const found = name.type === 'JSXIdentifier' ? findComponentName(String(name.name)) : undefined;
  return found === undefined ? [] : [found];
}

function listBound(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        each.type === 'RestElement' ? listBound(each.argument) : listBound(each.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? listBound(each) : []));
    case 'AssignmentPattern':
      return listBound(pattern.left);
    case 'RestElement':
      return listBound(pattern.argument);
    default:
      return [];
  }
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';
}
