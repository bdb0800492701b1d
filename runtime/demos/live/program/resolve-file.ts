// An import of a local file → the file that it means, out of those that the demo brings along.

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.json',
  '.css',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/**
 * Finds the file that an import means. Paths are relative to the demo, such as "./data.ts".
 *
 * @example
 * resolveFile('./data', { from: './Demo.tsx', files: new Set(['./data.ts']) }) // './data.ts'
 */
export function resolveFile(
  specifier: string,
  { from, files }: { from: string; files: ReadonlySet<string> },
): string | undefined {
  const path = joinPaths(from.slice(0, from.lastIndexOf('/') + 1), specifier);
  // Sources in TypeScript may name the script that becomes of them.
  const bases = [path, path.replace(/\.jsx?$/, '')];
  return bases.flatMap((base) => endings.map((ending) => base + ending)).find((candidate) => files.has(candidate));
}

/** Writes a path as all of them are written: from the demo's folder, without detours. */
export function joinPaths(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts[0] === '..' ? parts.join('/') : `./${parts.join('/')}`;
}
