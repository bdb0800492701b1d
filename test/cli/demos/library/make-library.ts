// The library of a small site as a build bundles it, for tests that need packages.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDemoFiles } from '../../../../cli/demos/client/read-demo-files.ts';
import { engineFolder } from '../../../../cli/files/engine.ts';
import { bundleLibrary, type LibraryRequest } from '../../../../cli/demos/library/bundle/bundle-library.ts';
import { planEngineEntries } from '../../../../cli/demos/library/bundle/engine-entries.ts';
import type { BundledLibrary } from '../../../../cli/demos/library/bundle/to-bundled-library.ts';
import type { WantedExport } from '../../../../core/demos/library/library.ts';

/** Bundles the given imports, by default those of all code below content/. */
export function makeLibrary(
  root: string,
  {
    wants = readWants(root),
    platform = 'node',
    engineEntries = planEngineEntries(root, ''),
  }: Partial<Pick<LibraryRequest, 'wants' | 'platform' | 'engineEntries'>> = {},
): Promise<BundledLibrary> {
  return bundleLibrary({ root, wants, engineEntries, platform, engineFolder });
}

/** Parses the short form of an import: "lib a" imports `a`, "lib *" everything, and "lib" only side effects. */
export function toWant(text: string): WantedExport {
  const [specifier = '', name = ''] = text.split(' ');
  return { specifier, name };
}

function readWants(root: string): readonly WantedExport[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => ({ name: file, styling: 'system' as const, file: `content/${file.replaceAll('\\', '/')}` }));
  return readDemoFiles([{ file: '', product: '', demos: files }], { root, alias: {} }).wants;
}
