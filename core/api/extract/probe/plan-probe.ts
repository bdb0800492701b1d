// The exports of a package → the text of a module that names each polymorphic component with the
// element that it draws when its reader chooses none.
//
// What such a component takes then is known to TypeScript alone, which tells it of code only. The
// module is never run.

import type ts from 'typescript';
import type { ApiExport } from '../exports/find-exports.ts';
import { findChoice } from './find-choice.ts';

/** Plans the module; undefined where no component leaves its reader a choice. */
export function planProbe(exports: readonly ApiExport[], checker: ts.TypeChecker): string | undefined {
  const uses = exports.flatMap(({ name, symbol, imports: [way] }) => {
    const choice = way && /^[A-Z]/.test(name) ? findChoice(symbol, checker) : undefined;
    return way && choice !== undefined ? [{ ...way, choice }] : [];
  });
  if (uses.length === 0) return undefined;

  const specifiers = [...new Set(uses.map(({ specifier }) => specifier))];
  return [
    "import type * as React from 'react';",
    ...specifiers.map((specifier, index) => `import type * as Module${index} from '${specifier}';`),
    ...uses.map(
      ({ specifier, exported, choice }, index) =>
        `type Chosen${index} = typeof Module${specifiers.indexOf(specifier)}.${exported}<${choice}>;`,
    ),
    '',
  ].join('\n');
}
