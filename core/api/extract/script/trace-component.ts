// The name of a component or hook in a script → what it is made of: the values that wrap it, and the function inside.
//
// const Card = withTheme(memo(CardBase)) is Card, then CardBase, which may be in another script, then its function.

import ts from 'typescript';
import { findDeclared, findExported } from './find-declared.ts';
import { findMember } from './find-member.ts';
import type { Declared, Script } from './parse-script.ts';
import {
  findField,
  isCreation,
  readReturned,
  toCalledName,
  toFieldName,
  toMemberName,
  toMemberOwner,
  unwrap,
} from './read-syntax.ts';

/** A function with its parameters and its body. */
export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

/** A function that renders a component: its own, or the `render` of its class, whose props are `this.props`. */
export interface RenderFunction {
  readonly node: FunctionNode;
  readonly script: Script;
  readonly isMethod: boolean;
}

/** A value that a component is made of. */
export interface TracedValue extends Declared {
  /** Whether the component extends or styles it, so that it is another component. */
  readonly isBase: boolean;
}

/** What a component is made of. */
export interface TracedComponent {
  /** The component, and the components that it wraps, from outside in. */
  readonly values: readonly TracedValue[];
  readonly render?: RenderFunction | undefined;
}

/** Traces a component by its name in a script; undefined if the script has no such name. */
export function traceName(name: string, script: Script): TracedComponent | undefined {
  const declared = findTop(name, script) ?? findPart(name, script);
  if (declared) return traceDeclared(declared);
  const localName = toLocalName(name);
  const nested = findNested(localName, script.source);
  // export default memo(function Button(props) { … })
  const wrapped = nested && traceDefault(script);
  if (wrapped?.render?.node === nested) return wrapped;
  return nested && traceDeclared({ script, name: localName, node: nested });
}

function findTop(name: string, script: Script): Declared | undefined {
  const node = script.names.declared.get(name);
  return node ? { script, name, node } : findExported(name, script);
}

// Menu.Item may be the field of a component, or a name of its own.
function findPart(name: string, script: Script): Declared | undefined {
  const localName = toLocalName(name);
  if (localName === name) return undefined;
  const owner = findTop(name.slice(0, -localName.length - 1), script) ?? findExported('default', script);
  // export default withTheme(Object.assign(Menu, { Item }))
  for (const value of owner ? traceDeclared(owner).values : []) {
    const member = findMember(value, localName);
    const found = member && findDeclared(member, value.script);
    if (found) return found;
  }
  return findTop(localName, script);
}

function toLocalName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Traces the default export of a script. */
export function traceDefault(script: Script): TracedComponent | undefined {
  const declared = findExported('default', script);
  return declared && traceDeclared(declared);
}

/** Traces a value that a script declares. */
export function traceDeclared(declared: Declared): TracedComponent {
  const tracer = new Tracer();
  const render = tracer.trace(declared);
  return { values: tracer.values, render };
}

// (function () { function Button(props) { … } })(), memo(function Button(props) { … })
function findNested(name: string, root: ts.Node): ts.Node | undefined {
  let found: ts.Node | undefined;
  function visit(node: ts.Node): void {
    if (isFunction(node) || ts.isClassLike(node)) {
      if (toFieldName(node.name) === name) found ??= node;
    } else if (ts.isVariableDeclaration(node) && toFieldName(node.name) === name) found ??= node.initializer;
    if (!found) ts.forEachChild(node, visit);
  }
  visit(root);
  return found;
}

/** Goes from a component to what it wraps, and collects what it passes. */
class Tracer {
  readonly values: TracedValue[] = [];
  #isBase = false;
  /** The bodies of the functions that make the component: names inside them come before those of the script. */
  readonly #scopes: ts.Node[] = [];

  trace(found: Declared): RenderFunction | undefined {
    if (this.values.some(({ node }) => node === found.node)) return undefined;
    this.values.push({ ...found, isBase: this.#isBase });
    return this.#traceNode(found.node, found.script);
  }

  #traceNode(node: ts.Node, script: Script): RenderFunction | undefined {
    const value = ts.isExpression(node) ? unwrap(node) : node;
    if (isFunction(value)) return { node: value, script, isMethod: false };
    if (ts.isClassLike(value)) return this.#traceClass(value, script);
    // styled(CardBase)`color: red`
    if (ts.isTaggedTemplateExpression(value)) return this.#traceStyled(value.tag, script);
    if (ts.isCallExpression(value))
      return this.#traceStyled(value.expression, script) ?? this.#traceCall(value, script);
    if (ts.isIdentifier(value)) {
      const local = this.#scopes.map((scope) => findNested(value.text, scope)).find((one) => one !== undefined);
      if (local) return this.trace({ script, name: value.text, node: local });
    }
    const isName = ts.isIdentifier(value) || toMemberOwner(value) !== undefined;
    const found = isName ? findDeclared(value, script) : undefined;
    return found && this.trace(found);
  }

  #traceClass(node: ts.ClassLikeDeclaration, script: Script): RenderFunction | undefined {
    const own = node.members.find((member) => toFieldName(member.name) === 'render');
    const render = own && ts.isPropertyDeclaration(own) ? own.initializer : own;
    if (render && isFunction(render)) return { node: render, script, isMethod: true };
    const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
    return base && this.#traceBase(base.expression, script);
  }

  // styled(CardBase, { … })(({ theme }) => …), styled(CardBase).attrs(…)`…`
  #traceStyled(made: ts.Expression, script: Script): RenderFunction | undefined {
    const node = unwrap(made);
    if (!ts.isCallExpression(node)) {
      const owner = toMemberOwner(node);
      return owner && this.#traceStyled(owner, script);
    }
    const [base] = /styled/i.test(toCalledName(node)) ? node.arguments : [];
    return base ? this.#traceBase(base, script) : this.#traceStyled(node.expression, script);
  }

  #traceBase(base: ts.Expression, script: Script): RenderFunction | undefined {
    this.#isBase = true;
    return this.#traceNode(base, script);
  }

  #traceCall(call: ts.CallExpression, script: Script): RenderFunction | undefined {
    const callee = unwrap(call.expression);
    if (isFunction(callee)) return this.#traceMade(callee, script) ?? this.#traceArguments(call, script);
    const name = toCalledName(call);
    if (/styled/i.test(name)) return call.arguments[0] && this.#traceBase(call.arguments[0], script);
    if (isCreation(call) || /^(?:createContext|lazy)$|^use[A-Z]/.test(name)) return undefined;
    const found = this.#traceArguments(call, script);
    if (found || this.#scopes.length > maxMakers) return found;
    // createIcon(path), which returns memo(forwardRef(Icon))
    const maker = findDeclared(callee, script);
    return maker && isFunction(maker.node) ? this.#traceMade(maker.node, maker.script) : undefined;
  }

  // (() => { const Card = memo(…); return Card; })(), (function (Base) { … return Card; })(React.Component)
  #traceMade(maker: FunctionNode, script: Script): RenderFunction | undefined {
    const compiled = findCompiledRender(maker);
    if (compiled) return { node: compiled, script, isMethod: true };
    const returned = readReturned(maker);
    if (!returned || !maker.body) return undefined;
    this.#scopes.unshift(maker.body);
    const found = this.#traceNode(returned, script);
    this.#scopes.shift();
    return found;
  }

  #traceArguments(call: ts.CallExpression, script: Script): RenderFunction | undefined {
    const name = toCalledName(call);
    for (const argument of name === 'assign' ? call.arguments.slice(0, 1) : call.arguments) {
      const value = unwrap(argument);
      if (isFunction(value) && !wrappers.test(name) && !takesProps(value) && !renders(value, script)) continue;
      const found = this.#traceNode(value, script);
      if (found) return found;
    }
    return undefined;
  }
}

/** Functions that make components may call each other. */
const maxMakers = 3;

/** Functions that turn a function into a component. */
const wrappers = /^(?:\w*forwardRef\w*|memo|observer|assign|\w*factory|(?:with|define|create|make)\w*Component)$/i;

// Compilers call the props _ref, _a or t0.
function takesProps({ parameters: [first, second] }: FunctionNode): boolean {
  if (!first) return false;
  const isNamed = /props|^_?(?:ref\d*|a|p|t0)$/i.test(toFieldName(first.name));
  return ts.isObjectBindingPattern(first.name) || isNamed || /ref$/i.test(toFieldName(second?.name));
}

// Minified functions have no names that say what they take.
function renders({ body }: FunctionNode, { source }: Script): boolean {
  return body !== undefined && /\b_*(?:jsxs?|jsxDEV|createElement)\b/.test(body.getText(source));
}

// (function (Base) { … Button.prototype.render = function () { … }; return Button; })(React.Component), or
// _createClass(Button, [{ key: 'render', value: function () { … } }])
function findCompiledRender({ body }: FunctionNode): FunctionNode | undefined {
  let found: FunctionNode | undefined;
  function visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node) && toMemberName(node.left) === 'render' && isFunction(node.right))
      found ??= node.right;
    if (ts.isObjectLiteralExpression(node) && toFieldName(findField(node, 'key')) === 'render') {
      const value = findField(node, 'value');
      if (value && isFunction(value)) found ??= value;
    }
    if (!found) ts.forEachChild(node, visit);
  }
  if (body) visit(body);
  return found;
}

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}
