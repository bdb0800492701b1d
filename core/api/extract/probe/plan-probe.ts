// The exports of a package → the text of a module that uses each component as JSX would.
//
// TypeScript tells by its own rules what may stand in JSX, and which element a polymorphic component
// draws when its reader chooses none; both it tells of code alone. The module is never run.

import type { ApiExport } from '../exports/find-exports.ts';

/** The types that the module names: what JSX accepts as a tag, newer versions of React's types first, and what React shows. */
export const probeTypes = {
  accepted: ['Accepted', 'AcceptedOnce', 'AcceptedBefore'],
  shown: ['Shown'],
} as const;

/** Plans the module. Its n-th element is the n-th export that may be a component. */
export function planProbe(exports: readonly ApiExport[]): string {
  const specifiers = [...new Set(exports.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)))];
  const places = new Map(specifiers.map((specifier, index) => [specifier, `Module${index}`]));
  const uses = exports.flatMap(({ imports: [way] }) =>
    way && isTag(way.exported) ? [`<${places.get(way.specifier) ?? ''}.${way.exported} />;`] : [],
  );

  return [
    '/** @jsxRuntime classic */',
    "import * as React from 'react';",
    ...specifiers.map((specifier, index) => `import * as Module${index} from '${specifier}';`),
    'type Accepted = React.JSX.ElementType;',
    'type AcceptedOnce = JSX.ElementType;',
    'type AcceptedBefore = React.JSXElementConstructor<any>;',
    'type Shown = React.ReactNode;',
    ...uses,
    '',
  ].join('\n');
}

function isTag(exported: string): boolean {
  return /^[\w$]+(?:\.[\w$]+)*$/.test(exported) && !/^use[A-Z]/.test(exported);
}
