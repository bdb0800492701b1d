// TypeScript with JSX → the JavaScript that its author would have written: types are removed, comments, names and
// lines stay. A formatter tidies the gaps afterwards.

import type { Transform } from 'sucrase';
import { transformCode } from './transform-code.ts';

/** Removes the types of a source. Throws a SyntaxError if it cannot be parsed. */
export function removeTypes(code: string, file = 'Demo.tsx'): string {
  // Only in files without JSX is "<T>" always a type.
  const transforms: Transform[] = /\.[mc]?ts$/.test(file) ? ['typescript'] : ['typescript', 'jsx'];
  const { code: bare } = transformCode(code, {
    transforms,
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
  });
  return withReactImport(code, bare)
    .replace(/^(import [\w$]+), \{\s*\} from/gm, '$1 from')
    .replace(/^import \{\s*\} from [^\n]+\n/gm, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

/** Restores the import of React, which is removed if only types use it: JSX needs it in older set-ups. */
function withReactImport(code: string, bare: string): string {
  const statement = /^import \* as React from ['"]react['"];?$/m.exec(code)?.[0];
  return statement && !bare.includes(statement) ? `${statement}\n${bare.replace(/^\n+/, '')}` : bare;
}
