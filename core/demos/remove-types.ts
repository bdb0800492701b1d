// TypeScript with elements → the JavaScript that its author would have written: comments, names
// and lines stay, types go. A formatter tidies the gaps afterwards.

import type { Transform } from 'sucrase';
import { transformCode } from './transform-code.ts';

/** Removes the types of a source. Throws a SyntaxError where it cannot be read. */
export function removeTypes(code: string, file = 'Demo.tsx'): string {
  // Only where there are no elements, "<T>" is always a type.
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

/** Used by types alone, the import of React would go with them; elements need it in older set-ups. */
function withReactImport(code: string, bare: string): string {
  const wanted = /^import \* as React from ['"]react['"];?$/m.exec(code)?.[0];
  return wanted && !bare.includes(wanted) ? `${wanted}\n${bare.replace(/^\n+/, '')}` : bare;
}
