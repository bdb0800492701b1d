// A component's script → the defaults of its props, mostly from destructuring.
//
// Only certain defaults are read: from the function of that name (or the one passed to forwardRef or memo),
// for its props under any variable name, and with constant values. The output of compilers is understood.

import ts from 'typescript';
import { findDeclared } from './find-declared.ts';
import { findFunction, type FunctionNode } from './find-function.ts';
import { findForwarded } from './find-forwarded.ts';
import { formatValue } from './format-value.ts';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

/**
 * Reads the defaults of a component or a hook as code, by the names of props, options or arguments. `names` are the
 * names it may have in the script.
 */
export function readDefaults(script: Script, names: readonly string[]): ReadonlyMap<string, string> {
  return readAll(script, names, []);
}

function readAll(
  script: Script,
  names: readonly string[],
  visited: readonly FunctionNode[],
): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const node = names.map((name) => findFunction(script, name)).find((found) => found !== undefined);
  const props = node && readBody(node, { script, defaults });
  if (node && names.some(isHookName)) readArguments(node, { script, defaults });
  for (const name of names) readStatic(script, { component: name, defaults });
  if (node && props && !visited.includes(node)) readForwarded(node, props, { reading: { script, defaults }, visited });
  return defaults;
}

/** The variables of a function that contain its props. */
interface PropVariables {
  /** Variables that contain all props, or the rest of them. */
  readonly propsNames: ReadonlySet<string>;
  /** The prop in each variable that holds a single one. */
  readonly propByName: ReadonlyMap<string, string>;
  /** Props that are not in the rest. */
  readonly takenProps: ReadonlySet<string>;
}

// forwardRef((props, ref) => <ButtonBase innerRef={ref} {...props} />) has the defaults of ButtonBase, except for props
// that it passes itself.
function readForwarded(
  node: FunctionNode,
  { propsNames, propByName, takenProps }: PropVariables,
  { reading, visited }: { reading: Reading; visited: readonly FunctionNode[] },
): void {
  const forwarded = findForwarded(node, propsNames);
  const inner = forwarded && findDeclared(forwarded.component, reading.script);
  if (!forwarded) return;
  for (const [prop, value] of forwarded.before) if (value && !takenProps.has(prop)) add(prop, value, reading);
  if (!inner) return;
  const passed = new Map([...forwarded.before, ...forwarded.after]);
  for (const [prop, text] of readAll(inner.script, [inner.name], [...visited, node])) {
    const value = passed.get(prop);
    const isUnchanged = passed.has(prop)
      ? value && ts.isIdentifier(value) && propByName.get(value.text) === prop
      : !takenProps.has(prop);
    if (isUnchanged && !reading.defaults.has(prop)) reading.defaults.set(prop, text);
  }
}

/** Returns whether a name is that of a hook. */
export function isHookName(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

interface Reading {
  readonly script: Script;
  readonly defaults: Map<string, string>;
}

// function useDelay(callback, milliseconds = 300) { … }
function readArguments({ parameters }: FunctionNode, reading: Reading): void {
  for (const { name, initializer } of parameters)
    if (initializer && ts.isIdentifier(name)) add(name.text, initializer, reading);
}

// const { size = 'md', ...other } = props; const props = useThemeProps({ props: inProps, name });
function readBody({ parameters, body }: FunctionNode, reading: Reading): PropVariables | undefined {
  const [propsParameter] = parameters;
  if (!propsParameter) return undefined;
  const reader = new BodyReader(reading);
  reader.readParameter(propsParameter.name);
  if (body && ts.isBlock(body)) reader.readBlock(body);
  return reader;
}

/** Reads the statements of a function, and collects the variables that contain its props. */
class BodyReader implements PropVariables {
  readonly propsNames = new Set<string>();
  /** The prop of each variable: t0 in { size: t0 }, or in t0 = props.size. */
  readonly propByName = new Map<string, string>();
  readonly takenProps = new Set<string>();
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  readParameter(name: ts.BindingName): void {
    if (ts.isObjectBindingPattern(name)) this.#readPattern(name);
    else this.propsNames.add(toFieldName(name));
  }

  readBlock(block: ts.Block): void {
    ts.forEachChild(block, (node) => this.#visit(node));
  }

  #visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return;
    if (ts.isVariableDeclaration(node)) this.#readDeclaration(node);
    if (ts.isBinaryExpression(node) && ts.isObjectLiteralExpression(node.left) && this.#isProps(node.right))
      this.#readAssignment(node.left);
    // Root = t6 === undefined ? 'div' : t6
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      this.#readFallback(unwrap(node.right));
    ts.forEachChild(node, (each) => this.#visit(each));
  }

  #readDeclaration({ name, initializer }: ts.VariableDeclaration): void {
    if (!initializer) return;
    const value = unwrap(initializer);
    if (ts.isObjectBindingPattern(name)) this.#readDestructured(name, value);
    else if (ts.isIdentifier(name)) this.#readVariable(name.text, value);
  }

  #readDestructured(pattern: ts.ObjectBindingPattern, value: ts.Expression): void {
    if (this.#isProps(value) || isPassedToHook(value, pattern, this.propsNames)) this.#readPattern(pattern);
    // const { propsWithDefaults } = useCustom('Button', props)
    else if (ts.isCallExpression(value) && value.arguments.some((argument) => mentions(argument, this.propsNames)))
      for (const element of pattern.elements)
        if (/props/i.test(this.#textOf(element.name))) this.propsNames.add(this.#textOf(element.name));
  }

  #readPattern(pattern: ts.ObjectBindingPattern): void {
    for (const { name, propertyName, initializer, dotDotDotToken } of pattern.elements)
      this.#take({
        prop: toFieldName(propertyName ?? name),
        local: toFieldName(name),
        initializer,
        isRest: !!dotDotDotToken,
      });
  }

  #readVariable(name: string, value: ts.Expression): void {
    const prop = findProp(value, this.propsNames);
    if (prop !== undefined) this.propByName.set(name, prop);
    else if (this.#isProps(value)) this.propsNames.add(name);
    else if (isRest(value, this.propsNames)) {
      this.propsNames.add(name);
      listExcluded(value.arguments[1], this.#reading.script).forEach((excluded) => this.takenProps.add(excluded));
    } else this.#readFallback(value);
  }

  // t0 === undefined ? 'md' : t0, also as older compilers write it
  #readFallback(value: ts.Expression): void {
    if (!ts.isConditionalExpression(value) || !ts.isBinaryExpression(value.condition)) return;
    const { left, right, operatorToken } = value.condition;
    const isUnset =
      operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
      /^(?:void 0|undefined)$/.test(this.#textOf(right));
    const prop = isUnset ? (findProp(left, this.propsNames) ?? this.propByName.get(this.#textOf(left))) : undefined;
    if (prop !== undefined && this.#textOf(value.whenFalse) === this.#textOf(left))
      add(prop, value.whenTrue, this.#reading);
  }

  // ({ alt: t1, size: t2, ...rest } = t0)
  #readAssignment({ properties }: ts.ObjectLiteralExpression): void {
    for (const property of properties) {
      const target = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      const isDefault = target && ts.isBinaryExpression(target);
      if (ts.isSpreadAssignment(property))
        this.#take({ prop: '', local: toFieldName(property.expression), isRest: true });
      else
        this.#take({
          prop: toFieldName(property.name),
          local: toFieldName(isDefault ? target.left : target),
          initializer: isDefault ? target.right : undefined,
          isRest: false,
        });
    }
  }

  #take({ prop, local, initializer, isRest }: TakenField): void {
    if (isRest) this.propsNames.add(local);
    else if (prop !== '') {
      this.takenProps.add(prop);
      if (local !== '') this.propByName.set(local, prop);
      if (initializer) add(prop, initializer, this.#reading);
    }
  }

  #isProps(value: ts.Expression): boolean {
    return isProps(value, this.propsNames, this.#reading);
  }

  #textOf(node: ts.Node): string {
    return node.getText(this.#reading.script.source);
  }
}

// Compiled rest patterns: __rest(_a, ["size"]), _objectWithoutPropertiesLoose(_ref, _excluded)
function isRest(value: ts.Expression, propsNames: ReadonlySet<string>): value is ts.CallExpression {
  if (!ts.isCallExpression(value) || value.arguments.length !== 2) return false;
  const callee = unwrap(value.expression);
  const called = ts.isBinaryExpression(callee) ? callee.right : callee;
  const name = ts.isPropertyAccessExpression(called) && ts.isIdentifier(called.expression) ? called.expression : called;
  const [props] = value.arguments;
  return (
    ts.isIdentifier(name) &&
    /(?:^|_)(?:rest|objectWithoutProperties(?:Loose)?)\d*$/.test(name.text) &&
    props !== undefined &&
    mentions(props, propsNames)
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
  /** The variable that contains it. */
  readonly local: string;
  readonly initializer?: ts.Expression;
  readonly isRest: boolean;
}

// The props themselves, or the result of a function of props, such as useThemeProps, maybe with an object of defaults.
function isProps(value: ts.Expression, propsNames: ReadonlySet<string>, reading: Reading): boolean {
  const { source } = reading.script;
  if (ts.isIdentifier(value)) return propsNames.has(value.text);
  if (ts.isObjectLiteralExpression(value)) {
    const isSpread = value.properties.some(
      (property) => ts.isSpreadAssignment(property) && mentions(property.expression, propsNames),
    );
    if (isSpread) readSpread(value, propsNames, reading);
    return isSpread;
  }
  if (!ts.isCallExpression(value)) return false;
  const isPropsCall =
    /props?\)?$|(?:^|\b)_?extends$|Object\.assign$/i.test(value.expression.getText(source)) &&
    value.arguments.some((argument) => mentions(argument, propsNames));
  // useProps('Button', defaultProps, props)
  if (isPropsCall) value.arguments.forEach((argument) => readObject(argument, reading));
  return isPropsCall;
}

// { ...defaultProps, max: 100, ...props }: the values before the props are their defaults.
function readSpread(
  { properties }: ts.ObjectLiteralExpression,
  propsNames: ReadonlySet<string>,
  reading: Reading,
): void {
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      if (mentions(property.expression, propsNames)) return;
      readObject(property.expression, reading);
    } else if (ts.isPropertyAssignment(property)) add(toFieldName(property.name), property.initializer, reading);
  }
}

// const { fade = false, ...props } = useUncontrolled({ ...props }, { … }): a rest pattern shows that the result is props.
function isPassedToHook(
  value: ts.Expression,
  { elements }: ts.ObjectBindingPattern,
  propsNames: ReadonlySet<string>,
): boolean {
  if (!ts.isCallExpression(value) || !ts.isIdentifier(value.expression)) return false;
  const [first] = value.arguments;
  return (
    /^use[A-Z]/.test(value.expression.text) &&
    first !== undefined &&
    mentions(first, propsNames) &&
    elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined)
  );
}

// An object of defaults is a constant.
function readObject(value: ts.Expression, { script, defaults }: Reading): void {
  const object = ts.isIdentifier(value) ? script.constants.get(value.text) : undefined;
  if (!object || !ts.isObjectLiteralExpression(object)) return;
  for (const property of object.properties)
    if (ts.isPropertyAssignment(property)) add(toFieldName(property.name), property.initializer, { script, defaults });
}

function mentions(node: ts.Expression, propsNames: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return propsNames.has(node.text);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some(
    (property) =>
      (ts.isPropertyAssignment(property) && mentions(property.initializer, propsNames)) ||
      (ts.isShorthandPropertyAssignment(property) && propsNames.has(property.name.text)) ||
      (ts.isSpreadAssignment(property) && mentions(property.expression, propsNames)),
  );
}

// props.size
function findProp(value: ts.Expression, propsNames: ReadonlySet<string>): string | undefined {
  return ts.isPropertyAccessExpression(value) &&
    ts.isIdentifier(value.expression) &&
    propsNames.has(value.expression.text)
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
