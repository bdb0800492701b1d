// The exports of a package that have no entry → one problem that counts those that look like
// components, with the reasons. Nothing is left out without a word.

import type ts from 'typescript';
import type { Problem } from '../../../model/problem.ts';
import type { ApiPackage } from '../extraction.ts';
import type { ApiExport } from './find-exports.ts';

const maxNamed = 5;
/** From this share on, what is missing is no detail. */
const tooMany = 0.2;

/** Finds what looks like a component and is none that JSX accepts. `components` is how many have an entry. */
export function findSkipped(
  left: readonly ApiExport[],
  { pack, components }: { pack: ApiPackage; components: number },
): Problem[] {
  const checker = pack.program.getTypeChecker();
  const named = left.filter(({ name }) => /^[A-Z]|\.[A-Z]/.test(name));
  const open = named.filter(({ isOpen }) => isOpen);
  const refused = named.filter((entry) => !entry.isOpen && looksLikeComponent(entry, checker));
  const count = open.length + refused.length;
  if (count === 0) return [];

  const reasons = [
    ...(open.length > 0 ? [`${open.length} with the type any (${listNames(open)})`] : []),
    ...(refused.length > 0 ? [`${refused.length} that JSX does not accept (${listNames(refused)})`] : []),
  ];
  return [
    {
      rule: 'api-components-skipped',
      severity: count >= (count + components) * tooMany ? 'error' : 'warning',
      place: { file: pack.settingsFile },
      message: `Of ${count + components} exports of "${pack.name}" that look like components, ${count} ${count === 1 ? 'has' : 'have'} no entry: ${reasons.join(', ')}`,
      hint:
        open.length > 0
          ? `Install what the types of "${pack.name}" import next to it.`
          : 'Where the package is yours, let them return React.ReactNode, or keep them out of the reference with "@ignore" in the comment over each.',
    },
  ];
}

// A function of props, or a value with what React's components carry.
function looksLikeComponent({ symbol }: ApiExport, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  if (['$$typeof', 'propTypes', 'displayName'].some((name) => type.getProperty(name))) return true;
  return type.getCallSignatures().some(({ parameters: [first, second] }) => first?.name === 'props' && !second);
}

function listNames(exports: readonly ApiExport[]): string {
  const names = exports.slice(0, maxNamed).map(({ name }) => `"${name}"`);
  return [...names, ...(exports.length > maxNamed ? ['…'] : [])].join(', ');
}
