// A site's root → the file of its settings, for messages.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Finds the name of a site's settings file, relative to its root. */
export function findSettingsFile(root: string): string {
  return (
    ['docs.config.ts', 'docs.config.mts', 'docs.config.js', 'docs.config.mjs'].find((file) =>
      existsSync(join(root, file)),
    ) ?? 'docs.config.ts'
  );
}
