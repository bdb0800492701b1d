// A component in a script → its `defaultProps`, which are set beside it, inside its class, or by what a compiler makes
// of either.

import ts from 'typescript';
import type { Declared, Script } from './parse-script.ts';
import { type Field, listFields } from './list-fields.ts';
import {
  readDescriptor,
  readReturned,
  toCalledName,
  toFieldName,
  toMemberName,
  toMemberOwner,
  unwrap,
} from './read-syntax.ts';

const key = 'defaultProps';

/** Lists the default props of a component. A later one of the same name wins. */
export function readStatic({ script, name, node }: Declared): Field[] {
  const found: Field[] = [];
  const add = (value: ts.Expression | undefined): void => {
    const fields = value ? listFields(value, script) : [];
    if (value) found.push(...(fields.length > 0 ? fields : listPassed(value, script)));
  };

  function visit(part: ts.Node, isInside: boolean): void {
    const isOwnClass = ts.isClassLike(part) && (part === node || (name !== '' && part.name?.text === name));
    if (isOwnClass) for (const member of part.members) add(readMember(member));
    // Button.defaultProps = { size: 'md' }
    if (ts.isBinaryExpression(part) && toMemberName(part.left) === key) {
      const owner = toMemberOwner(part.left);
      const isThis = isInside && owner?.kind === ts.SyntaxKind.ThisKeyword;
      if (isThis || isOwn(owner)) add(part.right);
    }
    if (ts.isCallExpression(part) && isOwn(part.arguments[0])) add(readDefined(part));
    ts.forEachChild(part, (each) => visit(each, isOwnClass || (isInside && !ts.isClassLike(part))));
  }
  const isOwn = (owner: ts.Expression | undefined): boolean =>
    owner !== undefined && name !== '' && toFieldName(owner) === name;

  // Visiting a whole script takes time.
  if (script.source.text.includes(key)) visit(script.source, false);
  return found;
}

// Button.defaultProps = withGlobalDefaults('Button', { size: 'md' })
function listPassed(value: ts.Expression, script: Script): Field[] {
  const call = unwrap(value);
  return ts.isCallExpression(call)
    ? call.arguments.filter(ts.isObjectLiteralExpression).flatMap((object) => listFields(object, script))
    : [];
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
