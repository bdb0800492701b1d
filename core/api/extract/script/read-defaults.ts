// A component's script → the defaults that it gives its props where it takes them apart.
//
// Only what is certain: the function of that name (or the one that is handed to forwardRef or memo under
// it), its props under whichever name it hands them on, and values that are written out there. Compilers
// take props apart in their own ways, which are followed.

import ts from 'typescript';
import { findDeclared } from './find-declared.ts';
import { findFunction, type Made } from './find-function.ts';
import { findHanded } from './find-handed.ts';
import { formatValue } from './format-value.ts';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

/**
 * Reads the defaults of a component or a hook as code, by the names of the props, options or arguments; `names` are
 * those it may have in the script.
 */
export function readDefaults(script: Script, names: readonly string[]): ReadonlyMap<string, string> {
  return readAll(script, names, []);
}

function readAll(script: Script, names: readonly string[], passed: readonly Made[]): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const made = names.map((name) => findFunction(script, name)).find((found) => found !== undefined);
  const props = made && readBody(made, { script, defaults });
  if (made && names.some(isHookName)) readArguments(made, { script, defaults });
  for (const name of names) readStatic(script, { component: name, defaults });
  if (made && props && !passed.includes(made)) readHanded(made, props, { reading: { script, defaults }, passed });
  return defaults;
}

/** What a function calls its props, and which of them it took out of these. */
interface NamedProps {
  readonly known: ReadonlySet<string>;
  /** The prop that a name holds. */
  readonly held: ReadonlyMap<string, string>;
  readonly taken: ReadonlySet<string>;
}

// forwardRef((props, ref) => <ButtonBase innerRef={ref} {...props} />) has the defaults of ButtonBase, but for what it
// gives it itself.
function readHanded(
  made: Made,
  { known, held, taken }: NamedProps,
  { reading, passed }: { reading: Reading; passed: readonly Made[] },
): void {
  const handed = findHanded(made, known);
  const inner = handed && findDeclared(handed.component, reading.script);
  if (!handed) return;
  for (const [prop, value] of handed.before) if (value && !taken.has(prop)) add(prop, value, reading);
  if (!inner) return;
  const given = new Map([...handed.before, ...handed.after]);
  for (const [prop, text] of readAll(inner.script, [inner.name], [...passed, made])) {
    const value = given.get(prop);
    const isPassed = given.has(prop)
      ? value && ts.isIdentifier(value) && held.get(value.text) === prop
      : !taken.has(prop);
    if (isPassed && !reading.defaults.has(prop)) reading.defaults.set(prop, text);
  }
}

/** Tells whether a function is a hook, by its name. */
export function isHookName(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

interface Reading {
  readonly script: Script;
  readonly defaults: Map<string, string>;
}

// function useDelay(callback, milliseconds = 300) { … }
function readArguments({ parameters }: Made, reading: Reading): void {
  for (const { name, initializer } of parameters)
    if (initializer && ts.isIdentifier(name)) add(name.text, initializer, reading);
}

// const { size = 'md', ...other } = props; const props = useThemeProps({ props: inProps, name });
function readBody({ parameters, body }: Made, reading: Reading): NamedProps | undefined {
  const [first] = parameters;
  if (!first) return undefined;
  const known = new Set<string>();
  /** What holds the value of a prop, by its name in the script: t0 of { size: t0 }, or of props.size. */
  const held = new Map<string, string>();
  const taken = new Set<string>();
  const textOf = (node: ts.Node): string => node.getText(reading.script.source);

  function takeApart(pattern: ts.ObjectBindingPattern): void {
    for (const { name, propertyName, initializer, dotDotDotToken } of pattern.elements)
      take({
        prop: toFieldName(propertyName ?? name),
        local: toFieldName(name),
        initializer,
        isRest: !!dotDotDotToken,
      });
  }
  // ({ alt: t1, size: t2, ...rest } = t0)
  function assignApart({ properties }: ts.ObjectLiteralExpression): void {
    for (const property of properties) {
      const target = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      const isDefault = target && ts.isBinaryExpression(target);
      if (ts.isSpreadAssignment(property)) take({ prop: '', local: toFieldName(property.expression), isRest: true });
      else
        take({
          prop: toFieldName(property.name),
          local: toFieldName(isDefault ? target.left : target),
          initializer: isDefault ? target.right : undefined,
          isRest: false,
        });
    }
  }
  function take({ prop, local, initializer, isRest }: TakenField): void {
    if (isRest) known.add(local);
    else if (prop !== '') {
      taken.add(prop);
      if (local !== '') held.set(local, prop);
      if (initializer) add(prop, initializer, reading);
    }
  }
  function declare({ name, initializer }: ts.VariableDeclaration): void {
    if (!initializer) return;
    const value = unwrap(initializer);
    if (ts.isObjectBindingPattern(name)) {
      if (isProps(value, known, reading) || isHanded(value, name, known)) takeApart(name);
      // const { propsWithDefaults } = useCustom('Button', props)
      else if (ts.isCallExpression(value) && value.arguments.some((argument) => mentions(argument, known)))
        for (const element of name.elements) if (/props/i.test(textOf(element.name))) known.add(textOf(element.name));
      return;
    }
    if (!ts.isIdentifier(name)) return;
    const prop = findProp(value, known);
    if (prop !== undefined) held.set(name.text, prop);
    else if (isProps(value, known, reading)) known.add(name.text);
    else if (isRest(value, known)) {
      known.add(name.text);
      listExcluded(value.arguments[1], reading.script).forEach((excluded) => taken.add(excluded));
    } else readFallback(value);
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
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return;
    if (ts.isVariableDeclaration(node)) declare(node);
    if (ts.isBinaryExpression(node) && ts.isObjectLiteralExpression(node.left) && isProps(node.right, known, reading))
      assignApart(node.left);
    // Root = t6 === undefined ? 'div' : t6
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      readFallback(unwrap(node.right));
    ts.forEachChild(node, visit);
  }

  if (ts.isObjectBindingPattern(first.name)) takeApart(first.name);
  else known.add(toFieldName(first.name));
  if (body && ts.isBlock(body)) ts.forEachChild(body, visit);
  return { known, held, taken };
}

// __rest(_a, ["size"]), _objectWithoutPropertiesLoose(_ref, _excluded): all props but some
function isRest(value: ts.Expression, known: ReadonlySet<string>): value is ts.CallExpression {
  if (!ts.isCallExpression(value) || value.arguments.length !== 2) return false;
  const callee = unwrap(value.expression);
  const called = ts.isBinaryExpression(callee) ? callee.right : callee;
  const name = ts.isPropertyAccessExpression(called) && ts.isIdentifier(called.expression) ? called.expression : called;
  const [props] = value.arguments;
  return (
    ts.isIdentifier(name) &&
    /(?:^|_)(?:rest|objectWithoutProperties(?:Loose)?)\d*$/.test(name.text) &&
    props !== undefined &&
    mentions(props, known)
  );
}

function listExcluded(value: ts.Expression | undefined, { constants }: Script): string[] {
  const list = value && ts.isIdentifier(value) ? constants.get(value.text) : value;
  return list && ts.isArrayLiteralExpression(list)
    ? list.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []))
    : [];
}

interface TakenField {
  readonly prop: string;
  /** The name that holds it from then on. */
  readonly local: string;
  readonly initializer?: ts.Expression;
  readonly isRest: boolean;
}

// The props themselves, or what a function of props makes of them, maybe with an object of defaults.
function isProps(value: ts.Expression, known: ReadonlySet<string>, reading: Reading): boolean {
  const { source } = reading.script;
  if (ts.isIdentifier(value)) return known.has(value.text);
  if (ts.isObjectLiteralExpression(value)) {
    const isSpread = value.properties.some(
      (property) => ts.isSpreadAssignment(property) && mentions(property.expression, known),
    );
    if (isSpread) readSpread(value, known, reading);
    return isSpread;
  }
  if (!ts.isCallExpression(value)) return false;
  const isMade =
    /props?\)?$|(?:^|\b)_?extends$|Object\.assign$/i.test(value.expression.getText(source)) &&
    value.arguments.some((argument) => mentions(argument, known));
  // useProps('Button', defaultProps, props)
  if (isMade) value.arguments.forEach((argument) => readObject(argument, reading));
  return isMade;
}

// { ...defaultProps, max: 100, ...props }: what stands before the props is there where they say nothing.
function readSpread({ properties }: ts.ObjectLiteralExpression, known: ReadonlySet<string>, reading: Reading): void {
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      if (mentions(property.expression, known)) return;
      readObject(property.expression, reading);
    } else if (ts.isPropertyAssignment(property)) add(toFieldName(property.name), property.initializer, reading);
  }
}

// const { fade = false, ...props } = useUncontrolled({ ...props }, { … }): whoever takes a rest takes props apart.
function isHanded(value: ts.Expression, { elements }: ts.ObjectBindingPattern, known: ReadonlySet<string>): boolean {
  if (!ts.isCallExpression(value) || !ts.isIdentifier(value.expression)) return false;
  const [first] = value.arguments;
  return (
    /^use[A-Z]/.test(value.expression.text) &&
    first !== undefined &&
    mentions(first, known) &&
    elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined)
  );
}

// An object of defaults stands behind a constant.
function readObject(value: ts.Expression, { script, defaults }: Reading): void {
  const object = ts.isIdentifier(value) ? script.constants.get(value.text) : undefined;
  if (!object || !ts.isObjectLiteralExpression(object)) return;
  for (const property of object.properties)
    if (ts.isPropertyAssignment(property)) add(toFieldName(property.name), property.initializer, { script, defaults });
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
function readStatic(script: Script, { component, ...reading }: { component: string } & Omit<Reading, 'script'>): void {
  const { source } = script;
  for (const statement of source.statements) {
    // static defaultProps = { size: 'md' }
    if (ts.isClassDeclaration(statement) && statement.name?.text === component)
      for (const member of statement.members)
        if (ts.isPropertyDeclaration(member) && toFieldName(member.name) === 'defaultProps' && member.initializer)
          readFields(unwrap(member.initializer));
    const node = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!node || !ts.isBinaryExpression(node) || node.left.getText(source) !== `${component}.defaultProps`) continue;
    readFields(unwrap(node.right));
  }

  function readFields(object: ts.Expression): void {
    if (!ts.isObjectLiteralExpression(object)) return;
    for (const property of object.properties)
      if (ts.isPropertyAssignment(property))
        add(toFieldName(property.name), property.initializer, { script, ...reading });
  }
}

function add(prop: string, value: ts.Expression, { script, defaults }: Reading): void {
  const text = formatValue(unwrap(value), script);
  if (text !== undefined && !defaults.has(prop)) defaults.set(prop, text);
}
