// redirects.txt of a site → its rules, and what is wrong with them.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects } from '../../core/hosting/parse-redirects.ts';
import { decodeText } from '../files/decode-text.ts';

/** Reads the rules of a site; one without the file has none. */
export function readRedirects(root: string): ReturnType<typeof parseRedirects> {
  const file = 'redirects.txt';
  if (!existsSync(join(root, file))) return { rules: [], problems: [] };
  const decoded = decodeText(readFileSync(join(root, file)), file);
  return 'problem' in decoded ? { rules: [], problems: [decoded.problem] } : parseRedirects(decoded.text, file);
}
