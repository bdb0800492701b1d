// known-differences.md → the differences that a section of it explains.

import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('known-differences.md', import.meta.url), 'utf8');

/** Lists the differences that a section names, one in each line: "- `Button: extra prop a`". */
export function listKnown(section: string): string[] {
  const [, rest = ''] = text.split(`\n## ${section}\n`);
  return [...(rest.split('\n## ')[0] ?? '').matchAll(/^- `(.+)`$/gm)].map(([, line]) => line ?? '').sort();
}
