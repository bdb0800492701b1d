// The function of a component → the components it forwards its props to, and the other props it passes.
//
// Recognizes <ButtonBase innerRef={ref} {...props} /> and its compiled forms.

import ts from 'typescript';
import type { Script } from './parse-script.ts';
import { isCreation, isMerge, toCalledName, toFieldName, toVariable, unwrap } from './read-syntax.ts';
import type { FunctionNode } from './trace-component.ts';

/** The component that props are forwarded to; undefined if a variable of the function contains it. */
export interface ForwardedProps {
  readonly component: ts.Expression | undefined;
  /** Props passed by name before the spread, which may override them; undefined for a name without value. */
  readonly before: ReadonlyMap<string, ts.Expression | undefined>;
  /** Props passed by name after the spread, which they override. */
  readonly after: ReadonlyMap<string, ts.Expression | undefined>;
}

/** The variables that contain the props of a function, and its script. */
interface PropsPlace {
  readonly propsNames: ReadonlySet<string>;
  readonly script: Script;
}

/** Finds each place where a function forwards its props, which are in the variables `propsNames`. */
export function findForwarded(
  { parameters, body }: FunctionNode,
  { propsNames, script }: PropsPlace,
): readonly ForwardedProps[] {
  const found: ForwardedProps[] = [];
  const locals = new Set<string>();

  function visit(node: ts.Node): void {
    const child = findRenderedChild(node);
    // <Consumer>{(value) => <ButtonBase {...value} {...props} />}</Consumer>
    if (child?.body && !child.parameters.some(({ name }) => propsNames.has(toFieldName(name)))) visit(child.body);
    if (ts.isFunctionLike(node)) return;
    if (ts.isVariableDeclaration(node) || ts.isBindingElement(node)) locals.add(toFieldName(node.name));
    const element = readElement(node);
    const forwarded = element && splitAtProps(element.attributes, { propsNames, script });
    if (element && forwarded) found.push({ component: element.component, ...forwarded });
    ts.forEachChild(node, visit);
  }
  parameters.forEach(visit);
  if (body) visit(body);
  // function Card({ as: Root, ...props }) { return <Root {...props} />; }
  const isLocal = ({ component }: ForwardedProps): boolean =>
    component !== undefined && ts.isIdentifier(component) && locals.has(component.text);
  return found.map((forwarded) => (isLocal(forwarded) ? { ...forwarded, component: undefined } : forwarded));
}

/** An attribute of an element: a named value, or a spread. */
type Attribute =
  | { readonly name: string; readonly value: ts.Expression | undefined }
  | { readonly spread: ts.Expression };

interface Element {
  readonly component: ts.Expression;
  readonly attributes: readonly Attribute[];
}

function readElement(node: ts.Node): Element | undefined {
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
    const attributes = node.attributes.properties.flatMap((attribute): Attribute[] => {
      if (ts.isJsxSpreadAttribute(attribute)) return [{ spread: attribute.expression }];
      const { name, initializer } = attribute;
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      return [{ name: ts.isIdentifier(name) ? name.text : '', value }];
    });
    return toElement(node.tagName, attributes);
  }
  // _jsx(ButtonBase, { …props }), React.createElement(ButtonBase, _extends({ innerRef: ref }, props))
  if (!ts.isCallExpression(node)) return undefined;
  const [component, props] = node.arguments;
  return isCreation(node) && component && props ? toElement(unwrap(component), readObject(unwrap(props))) : undefined;
}

// The function that is the child of an element, and returns what is drawn.
function findRenderedChild(node: ts.Node): FunctionNode | undefined {
  const isChild = ts.isPropertyAssignment(node) && toFieldName(node.name) === 'children';
  const children = isChild
    ? [node.initializer]
    : ts.isJsxElement(node)
      ? node.children.flatMap((each) => (ts.isJsxExpression(each) && each.expression ? [each.expression] : []))
      : ts.isCallExpression(node) && isCreation(node)
        ? node.arguments.slice(2)
        : [];
  return children.map(unwrap).find((child) => ts.isArrowFunction(child) || ts.isFunctionExpression(child));
}

function toElement(component: ts.Node, attributes: readonly Attribute[]): Element | undefined {
  if (ts.isPropertyAccessExpression(component)) return { component, attributes };
  return ts.isIdentifier(component) && /^_?[A-Z]/.test(component.text) ? { component, attributes } : undefined;
}

function readObject(value: ts.Expression): Attribute[] {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((property): Attribute[] => {
      if (ts.isSpreadAssignment(property)) return [{ spread: property.expression }];
      if (ts.isShorthandPropertyAssignment(property)) return [{ name: property.name.text, value: property.name }];
      return ts.isPropertyAssignment(property)
        ? [{ name: toFieldName(property.name), value: property.initializer }]
        : [];
    });
  // Object.assign({ innerRef: ref }, props), _extends({}, props, { ref })
  if (ts.isCallExpression(value) && isMerge(value)) return value.arguments.flatMap((one) => readObject(unwrap(one)));
  return [{ spread: value }];
}

function splitAtProps(
  attributes: readonly Attribute[],
  place: PropsPlace,
): Omit<ForwardedProps, 'component'> | undefined {
  const omitted = attributes.map((one) => ('spread' in one ? findOmitted(one.spread, place) : undefined));
  const at = omitted.findIndex((names) => names !== undefined);
  if (at === -1) return undefined;
  const removed = (omitted[at] ?? []).map((name) => ({ name, value: undefined }));
  return { before: toFields(attributes.slice(0, at)), after: toFields([...removed, ...attributes.slice(at + 1)]) };
}

/** Finds the props that a spread of the props omits: none in `props`; undefined for a spread of something else. */
function findOmitted(spread: ts.Expression, { propsNames, script }: PropsPlace): readonly string[] | undefined {
  const value = unwrap(spread);
  if (propsNames.has(toVariable(value))) return [];
  const [props, names] = ts.isCallExpression(value) && toCalledName(value) === 'omit' ? value.arguments : [];
  return props && propsNames.has(toVariable(props)) ? listStrings(names, script) : undefined;
}

/** Lists the strings of a list, which may be a constant; undefined for other values. */
export function listStrings(list: ts.Expression | undefined, { names }: Script): string[] | undefined {
  const value = list && ts.isIdentifier(list) ? names.declared.get(list.text) : list;
  return value && ts.isArrayLiteralExpression(value)
    ? value.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []))
    : undefined;
}

function toFields(attributes: readonly Attribute[]): Map<string, ts.Expression | undefined> {
  return new Map(
    attributes.flatMap((one) => ('name' in one ? [[one.name, one.value && unwrap(one.value)] as const] : [])),
  );
}
