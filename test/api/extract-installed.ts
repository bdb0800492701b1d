// The name of an installed package → its entries, extracted from nothing.

import { fileURLToPath } from 'node:url';
import { extractFresh } from '../../cli/api/extract-fresh.ts';
import { findPackage } from '../../cli/api/find-package.ts';
import type { Extraction } from '../../core/api/extract/extraction.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Extracts a package of this repository. */
export function extractInstalled(name: string): Extraction {
  const pack = findPackage(name, { root, settingsFile: 'docs.config.ts' });
  if ('problem' in pack) throw new Error(pack.problem.message);
  return extractFresh(pack, 'docs.config.ts');
}
