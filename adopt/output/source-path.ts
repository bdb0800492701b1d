// Paths of files in the source folder, with forward slashes.

/** Joins a folder and a path, and resolves its dots. What leads out of the folder keeps its dots. */
export function joinPath(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** The folder of a file; "" at the top. */
export function dirname(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** The name of a file without its folder. */
export function basename(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** How a file is named from a folder. */
export function relativePath(folder: string, file: string): string {
  const from = folder.split('/').filter(Boolean);
  const to = file.split('/');
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const path = [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
