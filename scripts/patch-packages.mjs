// Mends faults in installed packages that a later version has mended, for as long as the site documents the earlier one.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Each is a text in files of a package, and the text that stands there in the version that is mended. */
export const patches = [
  {
    // It calls itself until the stack is full: once for each of four colors, whenever a theme is made, which keeps a
    // phone busy for a tenth of a second; and snackbars with CSS variables stay white. Mended in 5.15.20.
    folder: '@mui/system',
    files: ['', 'esm/', 'modern/', 'legacy/'].map((build) => `${build}colorManipulator.js`),
    faulty: 'return private_safeEmphasize(color, coefficient);',
    mended: 'return emphasize(color, coefficient);',
  },
];

/** Applies the patches to the packages in node_modules/. Returns what could not be patched, one line each. */
export function patchPackages(nodeModules, list = patches) {
  return list.flatMap(({ folder, files, faulty, mended }) =>
    files.flatMap((name) => {
      const file = join(nodeModules, folder, name);
      const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (code.includes(mended)) return [];
      if (!code.includes(faulty))
        return [`${folder}/${name} does not contain "${faulty}": remove the patch from scripts/patch-packages.mjs`];
      try {
        replaceFile(file, code.replace(faulty, mended));
        return [];
      } catch (error) {
        return [`${folder}/${name} cannot be patched: ${error.message}. Demos work, more slowly.`];
      }
    }),
  );
}

/** The file may be a hard link into a store that other projects share: it is replaced, not written to. */
function replaceFile(file, text) {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, text);
  renameSync(next, file);
}
