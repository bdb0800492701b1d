// The name of an installed package → its entries: those that a build of this repository's site has
// cached, or else extracted from scratch, and cached for that build. The key contains every file that was
// read and the code that read it, so a cached extraction is never outdated.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiMemory, readStored, writeStored, type ApiMemory } from '../../cli/api/memory/api-memory.ts';
import { createExtractor } from '../../cli/api/extract/extract-fresh.ts';
import { findPackage } from '../../cli/api/packages/find-package.ts';
import { hash } from '../../cli/files/hash.ts';
import type { Extraction } from '../../core/api/extract/extraction.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settingsFile = 'docs.config.ts';

/** Extracts a package of this repository. */
export function extractInstalled(name: string): Extraction {
  const engineKey = hash(readFileSync(join(root, 'lib/extract-api.js')));
  const memory = openApiMemory({ root, cache: join(root, '.vitrine'), engineKey }, () => undefined);
  const pack = findPackage(name, { root, settingsFile });
  if ('problem' in pack) throw new Error(pack.problem.message);
  return readStored(pack, memory) ?? extractAndKeep(pack, memory);
}

function extractAndKeep(pack: Parameters<ReturnType<typeof createExtractor>>[0], memory: ApiMemory): Extraction {
  const fresh = createExtractor(settingsFile)(pack);
  writeStored(pack, fresh, memory);
  return fresh;
}
