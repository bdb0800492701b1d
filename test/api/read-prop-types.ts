// A component's published script → what it says of its own props: the runtime checks that libraries
// generate, the defaults that the function assigns, and the classes that it puts together.
// The script is parsed and never run.

import ts from 'typescript';

/** What a script says of one component. */
export interface ScriptedComponent {
  readonly name: string;
  /** Props with a check, without those whose comment hides them. */
  readonly props: Readonly<Record<string, { readonly required: boolean }>>;
  /** Props whose comment hides them. */
  readonly hidden: readonly string[];
  /** Keys of the classes that it puts on its parts; undefined if it puts none together. */
  readonly classKeys?: readonly string[];
}

/** Reads every component of a script that has checks. */
export function readPropTypes(text: string): ScriptedComponent[] {
  const source = ts.createSourceFile('component.js', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const components: ScriptedComponent[] = [];
  const classKeys = readClassKeys(source);

  function visit(node: ts.Node): void {
    const name = ts.isBinaryExpression(node) ? findOwner(node.left) : undefined;
    if (name !== undefined && ts.isBinaryExpression(node)) {
      const checks = toObject(node.right);
      if (checks) components.push({ name, ...readChecks(checks), classKeys });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return components;
}

// Button.propTypes
function findOwner(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'propTypes' && ts.isIdentifier(node.expression)
    ? node.expression.text
    : undefined;
}

function toObject(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return toObject(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function readChecks({ properties }: ts.ObjectLiteralExpression): Pick<ScriptedComponent, 'props' | 'hidden'> {
  const checks = properties.filter(ts.isPropertyAssignment).map((check) => ({
    name: ts.isIdentifier(check.name) || ts.isStringLiteral(check.name) ? check.name.text : check.name.getText(),
    required: isRequired(check.initializer),
    hidden: /@ignore\b/.test(check.getFullText().slice(0, check.getStart() - check.getFullStart())),
  }));
  return {
    props: Object.fromEntries(checks.filter(({ hidden }) => !hidden).map(({ name, required }) => [name, { required }])),
    hidden: checks.filter(({ hidden }) => hidden).map(({ name }) => name),
  };
}

// PropTypes.func.isRequired, or chainPropTypes(PropTypes.array.isRequired, …), which adds what no type can say.
function isRequired(check: ts.Expression): boolean {
  if (ts.isCallExpression(check) && check.arguments[0] && check.expression.getText().startsWith('chain'))
    return isRequired(check.arguments[0]);
  return ts.isPropertyAccessExpression(check) && check.name.text === 'isRequired';
}

// const useUtilityClasses = (ownerState) => { const slots = { root: ['root', disabled && 'disabled', `size${…}`] }; … }
function readClassKeys(source: ts.SourceFile): string[] | undefined {
  const makers = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => name.getText() === 'useUtilityClasses');
  const [maker] = makers;
  if (makers.length !== 1 || !maker?.initializer) return undefined;

  const keys = new Set<string>();
  function visit(node: ts.Node): void {
    if (ts.isArrayLiteralExpression(node)) node.elements.forEach((element) => addKeys(element, keys));
    else ts.forEachChild(node, visit);
  }
  visit(maker.initializer);
  return [...keys].sort();
}

/** Adds the keys that an element names as plain strings; templates are skipped. */
function addKeys(node: ts.Expression, keys: Set<string>): void {
  if (ts.isStringLiteral(node)) keys.add(node.text);
  if (ts.isParenthesizedExpression(node)) addKeys(node.expression, keys);
  if (ts.isBinaryExpression(node)) addKeys(node.right, keys);
  if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach((side) => addKeys(side, keys));
}
