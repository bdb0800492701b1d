// tsconfig.json or jsconfig.json → "paths" and "baseUrl", which resolve non-relative imports of a site.

import { dirname, joinPath } from '../output/source-path.ts';
import { toList, toObject, toText } from '../settings/value.ts';
import type { ImportPaths } from '../source-site.ts';
import type { SiteReader } from './site-reader.ts';

/** Maximum length of a chain of "extends". */
const maxFiles = 5;

/** Reads the import paths of a site's folder, or of the nearest one above it. */
export function readImportPaths(root: string, reader: SiteReader): ImportPaths {
  const file = findFile(root, reader);
  return file === undefined ? { paths: [] } : readFrom(file, reader, 0);
}

function findFile(root: string, reader: SiteReader): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const found = ['tsconfig.json', 'jsconfig.json']
      .map((name) => joinPath(folder, name))
      .find((name) => reader.folder.files.includes(name));
    if (found !== undefined || folder === '') return found;
  }
}

function readFrom(file: string, reader: SiteReader, depth: number): ImportPaths {
  const config = toObject(reader.evaluator.exportOf(file));
  const options = toObject(config.compilerOptions);
  const parents = typeof config.extends === 'string' ? [config.extends] : toList(config.extends);
  const inherited = parents
    .flatMap((each) => (toText(each)?.startsWith('.') === true ? [joinPath(dirname(file), String(each))] : []))
    .map((name) => (reader.folder.files.includes(name) ? name : `${name}.json`))
    .filter((name) => depth < maxFiles && reader.folder.files.includes(name))
    .map((name) => readFrom(name, reader, depth + 1))
    .at(-1);

  const written = toText(options.baseUrl);
  const base = written === undefined ? inherited?.base : joinPath(dirname(file), written);
  const start = base ?? dirname(file);
  const paths = Object.entries(toObject(options.paths)).map(([pattern, targets]) => ({
    pattern,
    targets: toList(targets).flatMap((each) => {
      const target = toText(each);
      return target === undefined ? [] : [joinPath(start, target)];
    }),
  }));
  return {
    paths: options.paths === undefined ? (inherited?.paths ?? []) : paths,
    ...(base !== undefined && { base }),
  };
}
