// A script → the function of a component or hook.

import ts from 'typescript';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

/** A function with its parameters and its body. */
export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** Finds the function of a name, or the one passed to forwardRef or memo under that name. */
export function findFunction(script: Script, component: string): FunctionNode | undefined {
  const found: FunctionNode[] = [];
  const localName = component.split('.').at(-1) ?? component;
  function visit(node: ts.Node): void {
    if ((ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) && node.name?.text === localName && node.body)
      found.push(node);
    if (ts.isVariableDeclaration(node) && toFieldName(node.name) === localName && node.initializer) {
      const inner = findInner(node.initializer, script);
      if (inner) found.push(inner);
    }
    ts.forEachChild(node, visit);
  }
  visit(script.source);
  return found[0];
}

/** Functions that turn a function into a component. */
const wrappers =
  /\b(?:forwardRef|memo|observer|Object\.assign|\w*[fF]actory|(?:with|define|create|make)\w*Component)\b/;

// Object.assign(Menu, { Item }), forwardRef((props, ref) => …), memo(forwardRef(function Button(props) { … })), forwardRef(Render)
function findInner(node: ts.Expression, script: Script): FunctionNode | undefined {
  const bare = unwrap(node);
  if (ts.isArrowFunction(bare) || ts.isFunctionExpression(bare)) return bare;
  if (ts.isIdentifier(bare)) {
    const declared = script.source.statements.find(
      (statement): statement is ts.FunctionDeclaration =>
        ts.isFunctionDeclaration(statement) && statement.name?.text === bare.text,
    );
    const constant = script.constants.get(bare.text);
    return declared ?? (constant && !ts.isIdentifier(constant) ? findInner(constant, script) : undefined);
  }
  if (!ts.isCallExpression(bare) || !wrappers.test(bare.expression.getText(script.source))) return undefined;
  return bare.arguments[0] && findInner(bare.arguments[0], script);
}
