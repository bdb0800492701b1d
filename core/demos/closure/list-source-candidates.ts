// A package.json and a subpath → the source files that the subpath may be built from, best first.
//
// They come from `source`, from a condition of `exports`, or from convention: dist/ is built from src/.
// Nothing is read from disk, so the files may not exist.

import { matchExports } from './match-exports.ts';

/** The fields of a package.json that name sources and build output. */
export interface SourceManifest {
  readonly exports?: unknown;
  readonly source?: unknown;
  readonly main?: unknown;
  readonly module?: unknown;
  readonly types?: unknown;
  readonly typings?: unknown;
}

const endings = ['.ts', '.tsx', '.mts'];
/** Folders below the output folder that only name a module format. */
const formats = ['esm', 'cjs', 'es', 'lib', 'types', 'node', 'browser', 'modern', 'legacy', 'module', 'commonjs'];
const star = 'star-of-a-pattern';
const roots = ['src/index', 'source/index', 'index'].flatMap(withEndings);

/**
 * Lists the sources that a subpath may be built from; "." is the package itself, a star stays a star.
 *
 * @example
 * listSourceCandidates({ main: './dist/index.js' }, '.')[0] // 'src/index.ts'
 */
export function listSourceCandidates(manifest: SourceManifest, subpath: string): string[] {
  // The placeholder keeps the star from being matched as a pattern.
  const found = listCandidates(manifest, subpath.replace('*', star));
  return subpath.includes('*') ? found.map((file) => file.replaceAll(star, '*')) : found;
}

function listCandidates(manifest: SourceManifest, subpath: string): string[] {
  const { exports, source } = manifest;
  const isOwn = subpath === '.' && typeof source === 'string';
  const declared = [...(isOwn ? [source] : []), ...matchExports(pickCondition(exports, 'source'), subpath)];
  const targets = [...matchExports(pickCondition(exports, 'development'), subpath), ...listTargets(manifest, subpath)];
  const derived = [
    ...targets.flatMap((target) => (isTyped(target) ? [target] : toSources(target))),
    ...(isSheet(manifest, subpath) ? targets.flatMap(toSheets) : []),
    ...(subpath === '.' ? roots : exports === undefined ? toSources(`dist/${subpath}`) : []),
  ];
  return [...new Set([...declared, ...derived].map(toPlain))];
}

/** Lists the folders that a package is built into: "dist". */
export function listBuiltFolders(manifest: SourceManifest): string[] {
  const { exports, main, module, types, typings } = manifest;
  const targets = [...listTexts(exports), ...[main, module, types, typings].flatMap(listTexts)].filter(
    (file) => !isTyped(file),
  );
  const folders = targets.map((file) => toPlain(file).split('/')).filter((parts) => parts.length > 1);
  return [...new Set(folders.map(([first = '']) => first))].filter((folder) => folder !== 'src');
}

/** Returns whether a file name is that of a TypeScript or JSX source, not of compiler output. */
export function isTyped(file: string): boolean {
  return /\.(?:[cm]?tsx?|jsx)$/.test(file) && !/\.d\.[cm]?ts$/.test(file);
}

/** Returns whether a subpath leads to style sheets only. */
export function isSheet(manifest: SourceManifest, subpath: string): boolean {
  const targets = listTargets(manifest, subpath);
  return targets.length > 0 && targets.every((file) => file.endsWith('.css'));
}

function listTargets({ exports, main, module, types, typings }: SourceManifest, subpath: string): string[] {
  if (exports !== undefined && exports !== null) return matchExports(exports, subpath);
  return subpath === '.' ? [module, main, types, typings].flatMap(listTexts) : [];
}

/** "./dist/esm/button/index.js" → "src/button/index.ts" and similar files. */
function toSources(target: string): string[] {
  if (/\.(?:css|s[ac]ss|less|json)$/.test(target)) return [];
  const [, ...parts] = toPlain(target)
    .replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
    .split('/');
  const rest = formats.includes(parts[0] ?? '') ? parts.slice(1) : parts;
  if (rest.length === 0) return [];
  const stem = [...(rest[0] === 'src' ? [] : ['src']), ...rest].join('/');
  return [...withEndings(stem), ...(rest.at(-1) === 'index' ? [] : withEndings(`${stem}/index`))];
}

/** "./dist/tokens.css" → "src/tokens.css" and similar files. */
function toSheets(target: string): string[] {
  const [, ...parts] = toPlain(target)
    .replace(/\.css$/, '')
    .split('/');
  return parts.length === 0 ? [] : ['css', 'scss', 'sass', 'less'].map((ending) => `src/${parts.join('/')}.${ending}`);
}

/** "./dist/./index.js" → "dist/index.js" */
function toPlain(file: string): string {
  return file
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

function withEndings(stem: string): string[] {
  return endings.map((ending) => stem + ending);
}

/** Reduces `exports` to the targets of one condition. */
function pickCondition(exports: unknown, name: string): unknown {
  if (!isRecord(exports)) return undefined;
  const entries = Object.entries(exports);
  if (entries.some(([key]) => key.startsWith('.')))
    return Object.fromEntries(entries.map(([key, target]) => [key, pickCondition(target, name)]));
  if (Object.hasOwn(exports, name)) return exports[name];
  return entries.map(([, target]) => pickCondition(target, name)).find((found) => found !== undefined);
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(listTexts) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
