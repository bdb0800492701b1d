// A component's script → the props that it checks when it runs: `Button.propTypes = { … }`.
//
// Libraries make these checks from what the source of a component names, so that what is checked is
// the component's own, wherever its type is declared.

import ts from 'typescript';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

/** What a check tells of a prop. */
export interface PropCheck {
  /** Tells whether the comment over it keeps the prop to its authors. */
  readonly hidden: boolean;
  /** Tells whether the comment says what the prop is for. */
  readonly described: boolean;
  /** Tells whether what is given has to take a ref. */
  readonly needsRef: boolean;
}

/** Reads the checks of a component, or else of the only one that the script checks. */
export function readChecks(script: Script, component: string): ReadonlyMap<string, PropCheck> {
  const found: { owner: string; checks: ts.ObjectLiteralExpression }[] = [];

  function visit(node: ts.Node): void {
    const owner = ts.isBinaryExpression(node) ? findOwner(node.left) : undefined;
    const checks = owner !== undefined && ts.isBinaryExpression(node) ? toObject(node.right, script) : undefined;
    if (owner !== undefined && checks) found.push({ owner, checks });
    if (ts.isPropertyDeclaration(node) && toFieldName(node.name) === 'propTypes' && node.initializer) {
      const written = toObject(node.initializer, script);
      if (written) found.push({ owner: component, checks: written });
    }
    ts.forEachChild(node, visit);
  }
  if (script.source.text.includes('propTypes')) visit(script.source);
  const own = found.filter(({ owner }) => owner === component);
  const counting = own.length > 0 ? own : new Set(found.map(({ owner }) => owner)).size === 1 ? found : [];
  return new Map(counting.flatMap(({ checks }) => listChecks(checks, script)));
}

// Button.propTypes
function findOwner(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'propTypes' && ts.isIdentifier(node.expression)
    ? node.expression.text
    : undefined;
}

function toObject(node: ts.Expression, { constants }: Script): ts.ObjectLiteralExpression | undefined {
  const bare = unwrap(node);
  const known = ts.isIdentifier(bare) ? constants.get(bare.text) : bare;
  return known && ts.isObjectLiteralExpression(known) ? known : undefined;
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
    const told = {
      hidden: /@ignore\b/.test(comment),
      described: /^[/*\s]*[^@/*\s]/.test(comment.replace(/^[^]*?(?=\/\*\*)/, '')),
      needsRef: /\b\w*AcceptingRef\b/.test(check),
    };
    return [[name, told]];
  });
}
