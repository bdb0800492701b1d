import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Finds a site's settings file, relative to its root; docs.config.ts if there is none. */
export function findSettingsFile(root: string): string {
  return (
    ['docs.config.ts', 'docs.config.mts', 'docs.config.js', 'docs.config.mjs'].find((file) =>
      existsSync(join(root, file)),
    ) ?? 'docs.config.ts'
  );
}
