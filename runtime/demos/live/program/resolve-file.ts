// The specifier of a local import → the path of one of the demo's files.

const extensions = [
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
 * Finds the file of an import. Paths are relative to the demo, such as "./data.ts".
 *
 * @example
 * resolveFile('./data', { from: './Demo.tsx', files: new Set(['./data.ts']) }) // './data.ts'
 */
export function resolveFile(
  specifier: string,
  { from, files }: { from: string; files: ReadonlySet<string> },
): string | undefined {
  const path = joinPaths(from.slice(0, from.lastIndexOf('/') + 1), specifier);
  // TypeScript sources may import a file by the name of its output.
  const bases = [path, path.replace(/\.jsx?$/, '')];
  return bases
    .flatMap((base) => extensions.map((extension) => base + extension))
    .find((candidate) => files.has(candidate));
}

/** Normalizes a path, relative to the demo's folder. */
export function joinPaths(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts[0] === '..' ? parts.join('/') : `./${parts.join('/')}`;
}
