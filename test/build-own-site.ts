// The repository's own site, for every test that looks at it: built into dist/, as "npm run build"
// does, where a build finds what the one before it has made.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtMark, ownSiteEnvironment } from '../scripts/own-site.mjs';
import { runDocs } from './site-test.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Builds the repository's site, unless `npm test` has just done so, and gives the folder that it lies in. */
export async function buildOwnSite(): Promise<string> {
  const out = join(repository, 'dist');
  if (process.env[builtMark]) return out;
  const { status, stderr } = await runDocs(['build', '--root', repository, '--out', out], { env: ownSiteEnvironment });
  if (status !== 0) throw new Error(stderr);
  return out;
}
