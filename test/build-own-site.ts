// The repository's own site, for every test that looks at it: built into dist/, as "npm run build"
// does, where a build finds what the one before it has made.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectorUrl } from './browser/start-collector.ts';
import { runDocs } from './site-test.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** What every build of the site in tests is given, so that none makes the pages of another anew. */
export const ownSiteEnvironment = { DOCS_COLLECTOR: collectorUrl };

/** Builds the repository's site, and gives the folder that it lies in. */
export async function buildOwnSite(): Promise<string> {
  const out = join(repository, 'dist');
  const { status, stderr } = await runDocs(['build', '--root', repository, '--out', out], { env: ownSiteEnvironment });
  if (status !== 0) throw new Error(stderr);
  return out;
}
