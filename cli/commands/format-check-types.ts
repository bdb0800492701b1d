// The flags of a command → the command that checks types of the same site.

import { relative, resolve } from 'node:path';

/** Formats the command for the current folder: "docs check --types --root site". */
export function formatCheckTypes({ root, out }: { readonly root: string; readonly out?: string | undefined }): string {
  return `docs check --types${toFlag('--root', root)}${toFlag('--out', out)}`;
}

function toFlag(flag: string, folder: string | undefined): string {
  const path = folder === undefined ? '' : relative(process.cwd(), resolve(folder));
  return path === '' ? '' : ` ${flag} ${/\s/.test(path) ? JSON.stringify(path) : path}`;
}
