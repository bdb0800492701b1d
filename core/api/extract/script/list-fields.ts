// An object of values in a script → its fields. Spreads and `Object.assign` are followed, also into other scripts.

import ts from 'typescript';
import { findDeclared } from './find-declared.ts';
import type { Script } from './parse-script.ts';
import { isMerge, toCalledName, toFieldName, unwrap } from './read-syntax.ts';

/** A field of an object, and the script that has its value. */
export interface Field {
  readonly name: string;
  readonly value: ts.Expression;
  readonly script: Script;
}

/** Lists the fields of an object. A later one of the same name wins; an object that is not a constant has none. */
export function listFields(object: ts.Expression, script: Script): Field[] {
  return listIn(object, script, []);
}

function listIn(object: ts.Expression, script: Script, visited: readonly ts.Node[]): Field[] {
  const node = unwrap(object);
  if (visited.includes(node)) return [];
  const inside = [...visited, node];
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property): Field[] => {
      if (ts.isSpreadAssignment(property)) return listIn(property.expression, script, inside);
      const name = toFieldName(property.name);
      if (ts.isShorthandPropertyAssignment(property)) return [{ name, value: property.name, script }];
      return ts.isPropertyAssignment(property) ? [{ name, value: property.initializer, script }] : [];
    });
  // Object.assign({}, shared, { size }), _extends({}, shared), Object.freeze({ size })
  if (ts.isCallExpression(node))
    return isMerge(node) || toCalledName(node) === 'freeze'
      ? node.arguments.flatMap((argument) => listIn(argument, script, inside))
      : [];
  const declared = findDeclared(node, script);
  return declared && declared.node !== node && ts.isExpression(declared.node)
    ? listIn(declared.node, declared.script, inside)
    : [];
}
