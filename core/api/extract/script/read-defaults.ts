// A component's script → the defaults that it gives its props where it takes them apart.
//
// Only what is certain: the function of that name (or the one that is handed to forwardRef or memo under
// it), its props under whichever name it hands them on, and values that are written out there.

import ts from 'typescript';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

const longest = 80;

/** Reads the defaults of a component as code, by the names of the props. */
export function readDefaults(script: Script, component: string): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const made = findFunction(script, component);
  if (made) readBody(made, { script, defaults });
  readStatic(script, { component, defaults });
  return defaults;
}

interface Reading {
  readonly script: Script;
  readonly defaults: Map<string, string>;
}

type Made = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function findFunction(script: Script, component: string): Made | undefined {
  const found: Made[] = [];
  const whole = component.split('.').at(-1) ?? component;
  function visit(node: ts.Node): void {
    if ((ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name?.text === whole && node.body)
      found.push(node);
    if (ts.isVariableDeclaration(node) && toFieldName(node.name) === whole && node.initializer) {
      const inner = findInner(node.initializer, script);
      if (inner) found.push(inner);
    }
    ts.forEachChild(node, visit);
  }
  visit(script.source);
  return found[0];
}

// forwardRef((props, ref) => …), memo(forwardRef(function Button(props) { … })), forwardRef(Render)
function findInner(node: ts.Expression, script: Script): Made | undefined {
  const bare = unwrap(node);
  if (ts.isArrowFunction(bare) || ts.isFunctionExpression(bare)) return bare;
  if (ts.isIdentifier(bare))
    return script.source.statements.find(
      (statement): statement is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(statement) && statement.name?.text === bare.text,
    );
  if (!ts.isCallExpression(bare) || !/\b(?:forwardRef|memo|observer)\b/.test(bare.expression.getText(script.source)))
    return undefined;
  return bare.arguments[0] && findInner(bare.arguments[0], script);
}

// const { size = 'md', ...other } = props; const props = useThemeProps({ props: inProps, name });
function readBody({ parameters, body }: Made, reading: Reading): void {
  const [first] = parameters;
  if (!first) return;
  const known = new Set<string>();
  /** What holds the value of a prop, by its name in the script: t0 of { size: t0 }, or of props.size. */
  const held = new Map<string, string>();

  function takeApart(pattern: ts.ObjectBindingPattern): void {
    for (const { name, propertyName, initializer, dotDotDotToken } of pattern.elements) {
      const prop = toFieldName(propertyName ?? name);
      if (dotDotDotToken) known.add(toFieldName(name));
      else if (prop !== '') {
        if (ts.isIdentifier(name)) held.set(name.text, prop);
        if (initializer) add(prop, initializer, reading);
      }
    }
  }
  function declare({ name, initializer }: ts.VariableDeclaration): void {
    if (!initializer) return;
    const value = unwrap(initializer);
    if (ts.isObjectBindingPattern(name)) {
      if (isProps(value, known, reading.script)) takeApart(name);
      return;
    }
    if (!ts.isIdentifier(name)) return;
    const prop = findProp(value, known);
    if (prop !== undefined) held.set(name.text, prop);
    else if (isProps(value, known, reading.script)) known.add(name.text);
    else readFallback(value);
  }
  // t0 === undefined ? 'md' : t0, and what older compilers make of it
  function readFallback(value: ts.Expression): void {
    if (!ts.isConditionalExpression(value) || !ts.isBinaryExpression(value.condition)) return;
    const { left, right, operatorToken } = value.condition;
    const isUnset =
      operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken && /^(?:void 0|undefined)$/.test(textOf(right));
    const prop = isUnset ? (findProp(left, known) ?? held.get(textOf(left))) : undefined;
    if (prop !== undefined && textOf(value.whenFalse) === textOf(left)) add(prop, value.whenTrue, reading);
  }
  const textOf = (node: ts.Node): string => node.getText(reading.script.source);

  if (ts.isObjectBindingPattern(first.name)) takeApart(first.name);
  else known.add(toFieldName(first.name));
  const statements: readonly ts.Statement[] = body && ts.isBlock(body) ? body.statements : [];
  statements
    .filter(ts.isVariableStatement)
    .forEach(({ declarationList }) => declarationList.declarations.forEach(declare));
}

// The props themselves, or what a function of props makes of them.
function isProps(value: ts.Expression, known: ReadonlySet<string>, { source }: Script): boolean {
  if (ts.isIdentifier(value)) return known.has(value.text);
  if (!ts.isCallExpression(value)) return false;
  const isMade = /props?\)?$|(?:^|\b)_?extends$|Object\.assign$/i.test(value.expression.getText(source));
  return isMade && value.arguments.some((argument) => mentions(argument, known));
}

function mentions(node: ts.Expression, known: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return known.has(node.text);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some(
    (property) =>
      (ts.isPropertyAssignment(property) && mentions(property.initializer, known)) ||
      (ts.isShorthandPropertyAssignment(property) && known.has(property.name.text)) ||
      (ts.isSpreadAssignment(property) && mentions(property.expression, known)),
  );
}

// props.size
function findProp(value: ts.Expression, known: ReadonlySet<string>): string | undefined {
  return ts.isPropertyAccessExpression(value) && ts.isIdentifier(value.expression) && known.has(value.expression.text)
    ? value.name.text
    : undefined;
}

// Button.defaultProps = { size: 'md' }
function readStatic(
  { source }: Script,
  { component, ...reading }: { component: string } & Omit<Reading, 'script'>,
): void {
  const script = { source, constants: new Map<string, ts.Expression>() };
  for (const statement of source.statements) {
    const node = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!node || !ts.isBinaryExpression(node) || node.left.getText(source) !== `${component}.defaultProps`) continue;
    const object = unwrap(node.right);
    if (!ts.isObjectLiteralExpression(object)) continue;
    for (const property of object.properties)
      if (ts.isPropertyAssignment(property))
        add(toFieldName(property.name), property.initializer, { script, ...reading });
  }
}

function add(prop: string, value: ts.Expression, { script, defaults }: Reading): void {
  const text = formatValue(unwrap(value), script);
  if (text !== undefined && !defaults.has(prop)) defaults.set(prop, text);
}

/** Writes a value as people do; what hangs on other code tells nothing. */
function formatValue(value: ts.Expression, { source, constants }: Script): string | undefined {
  if (ts.isStringLiteralLike(value)) return `'${value.text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.ExclamationToken)
    return { '!0': 'true', '!1': 'false' }[value.getText(source)];
  if (ts.isIdentifier(value)) {
    const known = constants.get(value.text);
    return known && !ts.isIdentifier(known) ? formatValue(unwrap(known), { source, constants: new Map() }) : undefined;
  }
  const isPlain =
    ts.isNumericLiteral(value) ||
    (ts.isPrefixUnaryExpression(value) && ts.isNumericLiteral(value.operand)) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(value.kind) ||
    ((ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)) && isWritten(value, source));
  const text = value.getText(source).replaceAll(/\s+/g, ' ');
  return isPlain && text.length <= longest ? text : undefined;
}

// [5, 10, 25], but not [first, second]
function isWritten(value: ts.Expression, source: ts.SourceFile): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.every((element) => isWritten(element, source));
  if (ts.isObjectLiteralExpression(value))
    return value.properties.every(
      (property) => ts.isPropertyAssignment(property) && isWritten(property.initializer, source),
    );
  return formatValue(unwrap(value), { source, constants: new Map() }) !== undefined;
}
