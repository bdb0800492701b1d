// The islands of a page → the module that renders any of them from its number and its props as JSON, in which elements are
// numbers or HTML.

import { posix } from 'node:path';
import type { Island } from './find-islands.ts';
import { toIslandFile } from './mdx-files.ts';

/** A virtual module. */
interface WrittenModule {
  readonly file: string;
  readonly text: string;
}

/** Writes the module of a page's islands. */
export function writeIslandModule(islands: readonly Island[], pageFile: string): WrittenModule {
  const imports = islands.map(({ file, name }, index) => {
    const path = posix.relative(posix.dirname(pageFile), file);
    const specifier = JSON.stringify(path.startsWith('.') ? path : `./${path}`);
    return `import { ${name} as Island${index} } from ${specifier};`;
  });
  const text = `import { createElement } from 'react';
${imports.join('\n')}
const all = [${islands.map((_, index) => `Island${index}`).join(', ')}];
function revive(value, key) {
  if (Array.isArray(value)) return value.map(revive);
  if (value === null || typeof value !== 'object') return value;
  if ('$island' in value) return createElement(all[value.$island], { key, ...reviveAll(value.props) });
  if ('$html' in value)
    return createElement(value.$tag, { key, className: 'island-slot', dangerouslySetInnerHTML: { __html: value.$html } });
  return reviveAll(value);
}
function reviveAll(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, revive(value)]));
}
export default function Island({ of, given }) {
  return createElement(all[of], reviveAll(JSON.parse(given)));
}
`;
  return { file: toIslandFile(pageFile), text };
}
