// The library of a small site, as a build would make it: for tests that need what packages give.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDemoFiles } from '../../../../cli/demos/client/read-demo-files.ts';
import { engineFolder } from '../../../../cli/files/engine.ts';
import { bundleLibrary, type LibraryRequest } from '../../../../cli/demos/library/bundle/bundle-library.ts';
import { planOwnEntries } from '../../../../cli/demos/library/bundle/own-entries.ts';
import type { BundledLibrary } from '../../../../cli/demos/library/bundle/to-bundled-library.ts';
import type { LibraryWish } from '../../../../core/demos/library/library.ts';

/** Bundles what wishes ask for, or what all code below content/ takes from packages. */
export function makeLibrary(
  root: string,
  {
    wishes = readWishes(root),
    platform = 'node',
    own = planOwnEntries(root, ''),
  }: Partial<Pick<LibraryRequest, 'wishes' | 'platform' | 'own'>> = {},
): Promise<BundledLibrary> {
  return bundleLibrary({ root, wishes, own, platform, engineFolder });
}

/** Writes wishes shortly: "lib a" takes `a`, "lib *" everything, and "lib" only the effects. */
export function toWish(text: string): LibraryWish {
  const [specifier = '', name = ''] = text.split(' ');
  return { specifier, name };
}

function readWishes(root: string): readonly LibraryWish[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => ({ name: file, styling: 'system' as const, file: `content/${file.replaceAll('\\', '/')}` }));
  return readDemoFiles([{ file: '', product: '', demos: files }], { root, alias: {} }).wishes;
}
