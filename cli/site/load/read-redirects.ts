// redirects.txt of a site → its rules and their problems.

import { join } from 'node:path';
import { parseRedirects } from '../../../core/publish/hosting/parse-redirects.ts';
import { decodeText } from '../../files/decode-text.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** Reads the redirects of a site; none without the file. */
export function readRedirects(root: string): ReturnType<typeof parseRedirects> {
  const file = 'redirects.txt';
  const bytes = readIfThere(join(root, file));
  if (!bytes) return { rules: [], problems: [] };
  const decoded = decodeText(bytes, file);
  return 'problem' in decoded ? { rules: [], problems: [decoded.problem] } : parseRedirects(decoded.text, file);
}
