const endings = ['.tsx', '.ts', '.jsx', '.js', '.json', '.css'];

/** TypeScript lets an import name the file that it would be compiled to. */
const sourceEndings: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx'],
  '.jsx': ['.tsx'],
  '.mjs': ['.mts'],
  '.cjs': ['.cts'],
};

/**
 * Lists the files that an import may mean, best first: the file as written, with an ending, its
 * TypeScript source, and the index of a folder.
 *
 * @example
 * fileCandidates('content/Box.js').slice(0, 2) // ['content/Box.js', 'content/Box.ts']
 */
export function fileCandidates(path: string): string[] {
  const inFolder = endings.map((added) => (path === '' ? `index${added}` : `${path}/index${added}`));
  if (path === '') return inFolder;

  const ending = /\.[a-z]+$/.exec(path)?.[0] ?? '';
  const sources = (sourceEndings[ending] ?? []).map((source) => path.slice(0, -ending.length) + source);
  const withEnding = endings.map((added) => path + added);
  const declared = /\.[mc]?tsx?$/.test(ending) ? [] : [`${path}.d.ts`];
  return [path, ...sources, ...withEnding, ...declared, ...inFolder];
}
