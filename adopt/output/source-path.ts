// Functions for paths of files in the source folder, with forward slashes.

/** Joins a folder and a path, and resolves dots. A path out of the folder keeps its leading dots. */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** Returns the folder of a file; "" at the top. */
export function dirname(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Returns the name of a file without its folder. */
export function basename(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** Returns the relative path from a folder to a file. */
export function relativePath(folder: string, file: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = file.split('/');
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const path = [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
