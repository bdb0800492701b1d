// redirects.txt of a site → its rules, and what is wrong with them.

import { join } from 'node:path';
import { parseRedirects } from '../../../core/publish/hosting/parse-redirects.ts';
import { decodeText } from '../../files/decode-text.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** Reads the rules of a site; one without the file has none. */
export function readRedirects(root: string): ReturnType<typeof parseRedirects> {
  const file = 'redirects.txt';
  const bytes = readIfThere(join(root, file));
  if (!bytes) return { rules: [], problems: [] };
  const decoded = decodeText(bytes, file);
  return 'problem' in decoded ? { rules: [], problems: [decoded.problem] } : parseRedirects(decoded.text, file);
}
