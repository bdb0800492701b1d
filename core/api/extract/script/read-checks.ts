// A component's script → the props that it checks when it runs: `Button.propTypes = { … }`.
//
// Libraries generate these checks from the component's source, so a checked prop is the component's own,
// wherever its type is declared.

import ts from 'typescript';
import type { Script } from './parse-script.ts';
import { toFieldName, unwrap } from './read-syntax.ts';

/** What a check says about a prop. */
export interface PropCheck {
  /** Whether its comment marks the prop as internal. */
  readonly hidden: boolean;
  /** Whether its comment describes the prop. */
  readonly described: boolean;
  /** Whether the value has to accept a ref. */
  readonly needsRef: boolean;
}

/** Reads the checks of a component, or else those of the only component that the script checks. */
export function readChecks(script: Script, component: string): ReadonlyMap<string, PropCheck> {
  const found: { owner: string; checks: ts.ObjectLiteralExpression }[] = [];

  function visit(node: ts.Node): void {
    const owner = ts.isBinaryExpression(node) ? findOwner(node.left) : undefined;
    const checks = owner !== undefined && ts.isBinaryExpression(node) ? toObject(node.right, script) : undefined;
    if (owner !== undefined && checks) found.push({ owner, checks });
    if (ts.isPropertyDeclaration(node) && toFieldName(node.name) === 'propTypes' && node.initializer) {
      const staticChecks = toObject(node.initializer, script);
      if (staticChecks) found.push({ owner: component, checks: staticChecks });
    }
    ts.forEachChild(node, visit);
  }
  if (script.source.text.includes('propTypes')) visit(script.source);
  const own = found.filter(({ owner }) => owner === component);
  const relevant = own.length > 0 ? own : new Set(found.map(({ owner }) => owner)).size === 1 ? found : [];
  return new Map(relevant.flatMap(({ checks }) => listChecks(checks, script)));
}

// Button.propTypes
function findOwner(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'propTypes' && ts.isIdentifier(node.expression)
    ? node.expression.text
    : undefined;
}

function toObject(node: ts.Expression, { names }: Script): ts.ObjectLiteralExpression | undefined {
  const bare = unwrap(node);
  const value = ts.isIdentifier(bare) ? names.declared.get(bare.text) : bare;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

function listChecks({ properties }: ts.ObjectLiteralExpression, script: Script): (readonly [string, PropCheck])[] {
  const text = script.source.text;
  return properties.flatMap((property): (readonly [string, PropCheck])[] => {
    if (ts.isSpreadAssignment(property)) {
      const spread = toObject(property.expression, script);
      return spread ? listChecks(spread, script) : [];
    }
    const name = toFieldName(property.name);
    if (name === '' || !ts.isPropertyAssignment(property)) return [];
    const comment = text.slice(property.getFullStart(), property.getStart(script.source));
    const check = property.initializer.getText(script.source);
    const propCheck = {
      hidden: /@ignore\b/.test(comment),
      described: /^[/*\s]*[^@/*\s]/.test(comment.replace(/^[^]*?(?=\/\*\*)/, '')),
      needsRef: /\b\w*AcceptingRef\b/.test(check),
    };
    return [[name, propCheck]];
  });
}
