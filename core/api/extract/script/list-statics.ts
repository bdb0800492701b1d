// A script → the values that it sets as `defaultProps`: beside a component, inside its class, or by what a compiler makes
// of either.

import ts from 'typescript';
import {
  readDescriptor,
  readReturned,
  toCalledName,
  toFieldName,
  toMemberName,
  toMemberOwner,
  unwrap,
} from './read-syntax.ts';

/** A value of `defaultProps`. */
export interface StaticValue {
  /** The name of the component; empty for a class without one. */
  readonly name: string;
  readonly node?: ts.ClassLikeDeclaration | undefined;
  readonly value: ts.Expression;
}

const key = 'defaultProps';

/** Lists the values of `defaultProps` in a script, in their order. */
export function listStatics(source: ts.SourceFile): StaticValue[] {
  const found: StaticValue[] = [];

  function visit(part: ts.Node, around: ts.ClassLikeDeclaration | undefined): void {
    const node = ts.isClassLike(part) ? part : around;
    const add = (name: string, value: ts.Expression | undefined): void => {
      if (value) found.push({ name, node, value });
    };
    if (ts.isClassLike(part)) for (const member of part.members) add(toFieldName(part.name), readMember(member));
    // Button.defaultProps = { size: 'md' }
    if (ts.isBinaryExpression(part) && toMemberName(part.left) === key) {
      const owner = toMemberOwner(part.left);
      if (owner?.kind === ts.SyntaxKind.ThisKeyword) add(toFieldName(node?.name), part.right);
      else found.push({ name: toFieldName(owner), value: part.right });
    }
    const defined = ts.isCallExpression(part) ? readDefined(part) : undefined;
    if (defined && ts.isCallExpression(part)) found.push({ name: toFieldName(part.arguments[0]), value: defined });
    ts.forEachChild(part, (each) => visit(each, node));
  }
  // Visiting a whole script takes time.
  if (source.text.includes(key)) visit(source, undefined);
  return found;
}

// static defaultProps = { size: 'md' }, static get defaultProps() { return { size: 'md' }; }
function readMember(member: ts.ClassElement): ts.Expression | undefined {
  if (toFieldName(member.name) !== key) return undefined;
  return ts.isPropertyDeclaration(member) ? member.initializer : readReturned(member);
}

// _defineProperty(Button, 'defaultProps', { size: 'md' }), Object.defineProperty(Button, 'defaultProps', { value: … })
function readDefined(call: ts.CallExpression): ts.Expression | undefined {
  const [, name, value] = call.arguments;
  const isDefinition = /^_*(?:defineProperty|publicField)\d*$/.test(toCalledName(call));
  if (!isDefinition || toFieldName(name) !== key || !value) return undefined;
  const owner = toMemberOwner(unwrap(call.expression));
  const isDescriptor = toFieldName(owner) === 'Object' && ts.isObjectLiteralExpression(value);
  return isDescriptor ? readDescriptor(value) : value;
}
