// A component's script → the defaults of its props, mostly from destructuring.
//
// Only certain defaults are read: from the function of that name (or the one passed to forwardRef or memo),
// for its props under any variable name, and with constant values. The output of compilers is understood.

import ts from 'typescript';
import { findDeclared } from './find-declared.ts';
import { findForwarded, type ForwardedProps, listStrings } from './find-forwarded.ts';
import { formatValue } from './format-value.ts';
import { type Field, listFields } from './list-fields.ts';
import type { StaticValue } from './list-statics.ts';
import type { Declared, Script } from './parse-script.ts';
import {
  isMerge,
  thisProps,
  toCalledName,
  toFieldName,
  toMemberName,
  toMemberOwner,
  toVariable,
  unwrap,
} from './read-syntax.ts';
import {
  type FunctionNode,
  type RenderFunction,
  traceDeclared,
  traceDefault,
  type TracedComponent,
  type TracedValue,
  traceName,
} from './trace-component.ts';

/**
 * Reads the defaults of a component or a hook as code, by the names of props, options or arguments. `names` are the
 * names it may have in the script.
 */
export function readDefaults(script: Script, names: readonly string[]): ReadonlyMap<string, string> {
  const traced = traceFirst(script, names);
  const defaults = readTraced(traced, []);
  const { render } = traced;
  if (render && names.some(isHookName)) readArguments(render.node, { script: render.script, defaults });
  return defaults;
}

// The first name with a function, as a name may be that of what a factory returns, or else the default export.
function traceFirst(script: Script, names: readonly string[]): TracedComponent {
  const values: TracedValue[] = [];
  for (const name of names) {
    const traced = traceName(name, script);
    values.push(...(traced?.values ?? []));
    if (traced?.render) return { values, render: traced.render };
  }
  const isPart = names.some((name) => name.includes('.'));
  return values.length > 0 || isPart ? { values } : (traceDefault(script) ?? { values });
}

function readTraced({ values, render }: TracedComponent, visited: readonly FunctionNode[]): Map<string, string> {
  const defaults = new Map<string, string>();
  // React reads static defaults before the function has a say.
  for (const component of values) readFields(listStaticFields(component), defaults);
  if (!render || visited.includes(render.node)) return defaults;
  const reading = { script: render.script, defaults };
  const props = readBody(render, reading);
  if (props) readForwarded(render.node, props, { reading, visited });
  return defaults;
}

// Button.defaultProps = { size: 'md' }
function listStaticFields({ script, name, node }: Declared): Field[] {
  const isOwn = (each: StaticValue): boolean =>
    each.node === node || (each.name !== '' && (each.name === name || script.names.declared.get(each.name) === node));
  return script.statics.filter(isOwn).flatMap(({ value }) => {
    const fields = listFields(value, script);
    return fields.length > 0 ? fields : listPassed(value, script);
  });
}

// Button.defaultProps = withGlobalDefaults('Button', { size: 'md' })
function listPassed(value: ts.Expression, script: Script): Field[] {
  const call = unwrap(value);
  return ts.isCallExpression(call)
    ? call.arguments.filter(ts.isObjectLiteralExpression).flatMap((object) => listFields(object, script))
    : [];
}

// A later field of the same name wins.
function readFields(fields: readonly Field[], defaults: Map<string, string>): void {
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const { name, value, script } of byName.values()) add(name, value, { script, defaults });
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
// that it passes itself. If the props go to several components, only the defaults that all of them have are certain.
function readForwarded(
  node: FunctionNode,
  props: PropVariables,
  { reading, visited }: { reading: Reading; visited: readonly FunctionNode[] },
): void {
  const [first, ...others] = findForwarded(node, { propsNames: props.propsNames, script: reading.script }).map(
    (forwarded) => readInner(forwarded, props, { script: reading.script, visited: [...visited, node] }),
  );
  for (const [prop, text] of first ?? [])
    if (!reading.defaults.has(prop) && others.every((other) => other.get(prop) === text))
      reading.defaults.set(prop, text);
}

function readInner(
  { component, before, after }: ForwardedProps,
  { propByName, takenProps }: PropVariables,
  { script, visited }: { script: Script; visited: readonly FunctionNode[] },
): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  for (const [prop, value] of before) if (value && !takenProps.has(prop)) add(prop, value, { script, defaults });

  const inner = component && findDeclared(component, script);
  const passed = new Map([...before, ...after]);
  for (const [prop, text] of inner ? readTraced(traceDeclared(inner), visited) : []) {
    const value = passed.get(prop);
    const isUnchanged = passed.has(prop)
      ? value && ts.isIdentifier(value) && propByName.get(value.text) === prop
      : !takenProps.has(prop);
    if (isUnchanged && !defaults.has(prop)) defaults.set(prop, text);
  }
  return defaults;
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
function readBody({ node, isMethod }: RenderFunction, reading: Reading): PropVariables | undefined {
  const { parameters, body } = node;
  const [propsParameter] = parameters;
  if (!propsParameter && !isMethod) return undefined;
  const reader = new BodyReader(reading);
  if (isMethod) reader.propsNames.add(thisProps);
  else if (propsParameter) reader.readParameter(propsParameter.name);
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
    else if (ts.isIdentifier(name)) this.propsNames.add(name.text);
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
    if (this.#isProps(value) || isPassedOn(value, pattern, this.propsNames)) this.#readPattern(pattern);
    // const { propsWithDefaults } = useCustom('Button', props)
    else if (this.#isMadeOfProps(value))
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
    else if (this.#isProps(value) || (/props/i.test(name) && this.#isMadeOfProps(value))) this.propsNames.add(name);
    else if (isRest(value, this.propsNames)) {
      this.propsNames.add(name);
      listStrings(value.arguments[1], this.#reading.script)?.forEach((excluded) => this.takenProps.add(excluded));
    } else this.#readFallback(value);
  }

  // t0 === undefined ? 'md' : t0, also as older compilers and minifiers write it
  #readFallback(value: ts.Expression): void {
    if (!ts.isConditionalExpression(value) || !ts.isBinaryExpression(value.condition)) return;
    const { left, right, operatorToken } = value.condition;
    if (operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return;
    const given = this.#isUndefined(right) ? left : this.#isUndefined(left) ? right : undefined;
    const prop = given && (findProp(given, this.propsNames) ?? this.propByName.get(this.#textOf(given)));
    if (given && prop !== undefined && this.#textOf(value.whenFalse) === this.#textOf(given))
      add(prop, value.whenTrue, this.#reading);
  }

  #isUndefined(node: ts.Expression): boolean {
    return /^(?:void 0|undefined)$/.test(this.#textOf(node));
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

  // const selectProps = useStateManager(props)
  #isMadeOfProps(value: ts.Expression): boolean {
    return ts.isCallExpression(value) && value.arguments.some((argument) => mentions(argument, this.propsNames));
  }

  #textOf(node: ts.Node): string {
    return node.getText(this.#reading.script.source);
  }
}

// Compiled rest patterns: __rest(_a, ["size"]), _objectWithoutPropertiesLoose(_ref, _excluded)
function isRest(value: ts.Expression, propsNames: ReadonlySet<string>): value is ts.CallExpression {
  if (!ts.isCallExpression(value) || value.arguments.length !== 2) return false;
  const [props] = value.arguments;
  return (
    /(?:^|_)(?:rest|objectWithoutProperties(?:Loose)?)\d*$/.test(toCalledName(value)) &&
    props !== undefined &&
    mentions(props, propsNames)
  );
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
  if (propsNames.has(toVariable(value))) return true;
  if (ts.isObjectLiteralExpression(value)) {
    const isSpread = value.properties.some(
      (property) => ts.isSpreadAssignment(property) && mentions(property.expression, propsNames),
    );
    if (isSpread) readSpread(value, propsNames, reading);
    return isSpread;
  }
  if (!ts.isCallExpression(value)) return false;
  const isPropsCall =
    (/props|prop$/i.test(toCalledName(value)) || isMerge(value)) &&
    value.arguments.some((argument) => mentions(argument, propsNames));
  if (isPropsCall) readPassed(value, propsNames, reading);
  return isPropsCall;
}

// useProps('Button', defaults, props), Object.assign({ size: 'md' }, props): an object before the props has their
// defaults, and a constant is one in any place.
function readPassed(call: ts.CallExpression, propsNames: ReadonlySet<string>, reading: Reading): void {
  const at = call.arguments.findIndex((argument) => mentions(argument, propsNames));
  const objects = call.arguments.filter((argument, index) => index < at || ts.isIdentifier(argument));
  readFields(
    objects.flatMap((object) => listFields(object, reading.script)),
    reading.defaults,
  );
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
      readFields(listFields(property.expression, reading.script), reading.defaults);
    } else if (ts.isPropertyAssignment(property)) add(toFieldName(property.name), property.initializer, reading);
  }
}

// const { fade = false, ...props } = useUncontrolled({ ...props }, { … }): a rest pattern shows that the result is props.
function isPassedOn(
  value: ts.Expression,
  { elements }: ts.ObjectBindingPattern,
  propsNames: ReadonlySet<string>,
): boolean {
  const [first] = ts.isCallExpression(value) ? value.arguments : [];
  const hasRest = elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return hasRest && first !== undefined && mentions(first, propsNames);
}

function mentions(node: ts.Expression, propsNames: ReadonlySet<string>): boolean {
  if (propsNames.has(toVariable(node))) return true;
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some(
    (property) =>
      (ts.isPropertyAssignment(property) && mentions(property.initializer, propsNames)) ||
      (ts.isShorthandPropertyAssignment(property) && propsNames.has(property.name.text)) ||
      (ts.isSpreadAssignment(property) && mentions(property.expression, propsNames)),
  );
}

// props.size, props['aria-label']
function findProp(value: ts.Expression, propsNames: ReadonlySet<string>): string | undefined {
  const owner = toMemberOwner(value);
  return (owner && propsNames.has(toVariable(owner)) && toMemberName(value)) || undefined;
}

function add(prop: string, value: ts.Expression, { script, defaults }: Reading): void {
  const text = formatValue(unwrap(value), script);
  if (text !== undefined && !defaults.has(prop)) defaults.set(prop, text);
}
