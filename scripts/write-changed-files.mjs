// Writes files to a folder, and removes all others from it. A reader of the folder sees the old or the
// new contents of a file, never a part.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './source-hash.mjs';

/** Writes the files that differ, and removes those that are no longer generated. */
export function writeChangedFiles(root, folder, files) {
  for (const [file, contents] of files) writeIfChanged(join(root, folder, file), Buffer.from(contents));

  for (const file of listFiles(root, folder)) {
    const name = file.slice(folder.length + 1);
    if (!files.has(name) && !name.endsWith('.new')) rmSync(join(root, file), { force: true });
  }
}

function writeIfChanged(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;

  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
