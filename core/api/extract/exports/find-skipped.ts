// The exports of a package that have no entry → one problem that counts those that look like components,
// with the reasons.

import type ts from 'typescript';
import type { Problem } from '../../../model/problem.ts';
import type { ApiPackage } from '../extraction.ts';
import { isAbstract, isContext } from '../types/lookalikes.ts';
import type { ApiExport } from './find-exports.ts';

const maxNamed = 5;
/** From this share of the components on, the problem is an error. */
const errorShare = 0.2;

/** Finds exports that look like components but have no entry. `components` is the number of those with an entry. */
export function findSkipped(
  skipped: readonly ApiExport[],
  { pack, components }: { pack: ApiPackage; components: number },
): Problem[] {
  const checker = pack.program.getTypeChecker();
  const named = skipped.filter(({ name }) => /^[A-Z]|\.[A-Z]/.test(name));
  const untyped = named.filter(({ isAny }) => isAny);
  const refused = named.filter((entry) => !entry.isAny && looksLikeComponent(entry, checker));
  const count = untyped.length + refused.length;
  if (count === 0) return [];

  const reasons = [
    ...(untyped.length > 0 ? [`${untyped.length} with the type any (${listNames(untyped)})`] : []),
    ...(refused.length > 0 ? [`${refused.length} that JSX does not accept (${listNames(refused)})`] : []),
  ];
  return [
    {
      rule: 'api-components-skipped',
      severity: count >= (count + components) * errorShare ? 'error' : 'warning',
      place: { file: pack.settingsFile },
      message: `Of ${count + components} exports of "${pack.name}" that look like components, ${count} ${count === 1 ? 'has' : 'have'} no entry: ${reasons.join(', ')}`,
      hint:
        untyped.length > 0
          ? `Install what the types of "${pack.name}" import next to it.`
          : 'If the package is yours, let them return React.ReactNode, or keep them out of the reference with "@ignore" in the comment above each.',
    },
  ];
}

// A function of props, or a value with the properties of React components.
function looksLikeComponent({ symbol }: ApiExport, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  if (isContext(type) || isAbstract(type)) return false;
  if (['$$typeof', 'propTypes', 'displayName'].some((name) => type.getProperty(name))) return true;
  return type.getCallSignatures().some(({ parameters: [first, second] }) => first?.name === 'props' && !second);
}

function listNames(exports: readonly ApiExport[]): string {
  const names = exports.slice(0, maxNamed).map(({ name }) => `"${name}"`);
  return [...names, ...(exports.length > maxNamed ? ['…'] : [])].join(', ');
}
