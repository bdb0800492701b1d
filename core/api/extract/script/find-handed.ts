// The function of a component → the component that it hands its props on to, and what it gives it besides.
//
// <ButtonBase innerRef={ref} {...props} />, and what compilers make of it. Where the props go to several components,
// nothing is certain.

import ts from 'typescript';
import type { Made } from './find-function.ts';
import { toFieldName, unwrap } from './parse-script.ts';

/** Where the props of a component go. */
interface HandedProps {
  readonly component: ts.Expression;
  /** What is given by name before the props, which may replace it; undefined for a name alone. */
  readonly before: ReadonlyMap<string, ts.Expression | undefined>;
  /** What is given by name after the props, whatever these say. */
  readonly after: ReadonlyMap<string, ts.Expression | undefined>;
}

/** Finds where a function hands on its props, which have the names of `known` there. */
export function findHanded({ body }: Made, known: ReadonlySet<string>): HandedProps | undefined {
  const found: HandedProps[] = [];

  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return;
    const element = readElement(node);
    const handed = element && readGiven(element.given, known);
    if (element && handed) found.push({ component: element.component, ...handed });
    ts.forEachChild(node, visit);
  }
  if (body) visit(body);
  return found.length === 1 ? found[0] : undefined;
}

/** What an element is given, in its order: a field by its name, or all fields of a value. */
type Given = { readonly name: string; readonly value: ts.Expression | undefined } | { readonly spread: ts.Expression };

interface Element {
  readonly component: ts.Expression;
  readonly given: readonly Given[];
}

function readElement(node: ts.Node): Element | undefined {
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
    const given = node.attributes.properties.flatMap((attribute): Given[] => {
      if (ts.isJsxSpreadAttribute(attribute)) return [{ spread: attribute.expression }];
      const { name, initializer } = attribute;
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      return [{ name: ts.isIdentifier(name) ? name.text : '', value }];
    });
    return toElement(node.tagName, given);
  }
  // _jsx(ButtonBase, { …props }), React.createElement(ButtonBase, _extends({ innerRef: ref }, props))
  if (!ts.isCallExpression(node)) return undefined;
  const callee = unwrap(node.expression);
  const called = ts.isBinaryExpression(callee) ? callee.right : callee;
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  const [component, props] = node.arguments;
  const isMaker = ts.isIdentifier(name) && /^_*(?:jsxs?|jsxDEV|createElement)$/.test(name.text);
  return isMaker && component && props ? toElement(unwrap(component), readObject(unwrap(props))) : undefined;
}

function toElement(component: ts.Node, given: readonly Given[]): Element | undefined {
  if (ts.isPropertyAccessExpression(component)) return { component, given };
  return ts.isIdentifier(component) && /^[A-Z]/.test(component.text) ? { component, given } : undefined;
}

function readObject(value: ts.Expression): Given[] {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((property): Given[] => {
      if (ts.isSpreadAssignment(property)) return [{ spread: property.expression }];
      if (ts.isShorthandPropertyAssignment(property)) return [{ name: property.name.text, value: property.name }];
      return ts.isPropertyAssignment(property)
        ? [{ name: toFieldName(property.name), value: property.initializer }]
        : [];
    });
  // Object.assign({ innerRef: ref }, props), _extends({}, props, { ref })
  if (ts.isCallExpression(value) && value.arguments.length > 1)
    return value.arguments.flatMap((one) => readObject(unwrap(one)));
  return [{ spread: value }];
}

function readGiven(given: readonly Given[], known: ReadonlySet<string>): Omit<HandedProps, 'component'> | undefined {
  const isProps = (one: Given): boolean => 'spread' in one && ts.isIdentifier(one.spread) && known.has(one.spread.text);
  const at = given.findIndex(isProps);
  if (at === -1) return undefined;
  return { before: toFields(given.slice(0, at)), after: toFields(given.slice(at + 1)) };
}

function toFields(given: readonly Given[]): Map<string, ts.Expression | undefined> {
  return new Map(given.flatMap((one) => ('name' in one ? [[one.name, one.value && unwrap(one.value)] as const] : [])));
}
