// Checks the output folder, and puts a finished site in its place.
//
// A site is made completely in a folder beside it, and then replaces it by two renames. A build that fails or is
// killed leaves the old site unchanged; the next build removes its remains. If the output folder is a link, the link
// is switched, so that there is a site at every moment.

import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { toSiteFolder } from '../files/to-site-folder.ts';
import { SiteError } from '../files/site-error.ts';
import { listForeignFiles, moveForeignFiles } from './folder/foreign-files.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { switchLink } from './folder/switch-link.ts';
import { lstatPath, statPath } from '../files/stat-path.ts';

/** The file in every output folder of the engine that lists its files. */
export const markerFile = '.vitrine.json';

/** Files of hosts and version control, which may be in a folder before there is a site in it. */
const allowedNames = new Set(['.git', '.nojekyll', 'CNAME']);

/** Throws for a folder that the engine must not replace. For a link, its target is checked. */
export function checkOutputFolder(out: string, root: string): void {
  const path = toSiteFolder(out);
  const content = ['content', 'nav', 'locales', 'public', 'templates', 'components'].map((name) => join(root, name));
  const protectedFolders = [root, homedir(), '/', ...content];
  const hint = 'Name a folder of its own with --out.';

  if (
    protectedFolders.some(
      (folder) => resolve(folder) === path || `${realpathOf(folder)}${sep}`.startsWith(`${realpathOf(path)}${sep}`),
    )
  ) {
    throw new SiteError(`The output folder "${path}" contains the site's sources`, hint);
  }
  if (content.some((folder) => path.startsWith(`${folder}${sep}`)))
    throw new SiteError(`The output folder "${path}" is inside the site's sources`, hint);
  if (!existsSync(path)) return;
  if (lstatPath(path)?.isSymbolicLink())
    throw new SiteError(`The output folder "${out}" is a link to a link`, 'Make it point to a folder.');
  if (!statPath(path)?.isDirectory()) throw new SiteError(`The output folder "${path}" is a file`, hint);
  if (readdirSync(path).some((name) => !allowedNames.has(name)) && !existsSync(join(path, markerFile))) {
    throw new SiteError(
      `The output folder "${path}" contains files that this command did not write`,
      'Empty it yourself, or name another folder with --out.',
    );
  }
}

function realpathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** Removes the remains of killed builds beside the output folder, and restores the old site. */
export function removeLeftovers(out: string): void {
  const site = toSiteFolder(out);
  const folder = dirname(site);
  if (!existsSync(folder)) return;
  const name = basename(site);

  for (const entry of readdirSync(folder)) {
    const match = entry.startsWith(`.${name}.`) ? /\.(staging|old)-(\d+)$/.exec(entry) : null;
    if (!match || isOfOtherBuild(Number(match[2]))) continue;
    // Killed between the two renames: the old site is complete under its other name.
    if (match[1] === 'old' && !existsSync(site)) renameSync(join(folder, entry), site);
    else if (match[1] === 'old') removeOldSite(join(folder, entry), site);
    else rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

/** Returns whether a running build of another process owns a folder. */
function isOfOtherBuild(pid: number): boolean {
  return pid !== process.pid && isProcessAlive(pid);
}

/** Puts files of the old site into the new one, as hard links or else as copies. */
export function carryOver(
  files: Iterable<string>,
  { folderOf, staging }: { folderOf: (file: string) => string; staging: string },
): void {
  const createdFolders = new Set<string>();

  for (const file of files) {
    const folder = dirname(join(staging, file));
    if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true });
    createdFolders.add(folder);
    try {
      linkSync(join(folderOf(file), file), join(staging, file));
    } catch (error) {
      if (
        !['EPERM', 'EXDEV', 'ENOTSUP', 'EMLINK', 'ENOSYS', 'EOPNOTSUPP'].includes(
          (error as NodeJS.ErrnoException).code ?? '',
        )
      )
        throw error;
      copyFileSync(join(folderOf(file), file), join(staging, file));
    }
  }
}

/** Replaces the old site with the new one. Foreign files are moved along; the rest is disposed of. */
export function swapFolders({
  out,
  staging,
  dispose = removeFolder,
}: {
  out: string;
  staging: string;
  dispose?: (old: string) => void;
}): void {
  const target = toSiteFolder(out);
  if (target !== resolve(out)) {
    const next = switchLink(out, staging);
    if (existsSync(target)) removeOldSite(target, next, dispose);
    return;
  }
  const old = join(dirname(target), `.${basename(target)}.old-${process.pid}`);
  const hadOld = existsSync(target);

  if (hadOld) renameSync(target, old);
  try {
    renameSync(staging, target);
  } catch (error) {
    if (hadOld) renameSync(old, target);
    throw error;
  }
  if (hadOld) removeOldSite(old, target, dispose);
}

/** Removes a replaced site. Foreign files that cannot be moved to the new one stay in the old folder. */
function removeOldSite(old: string, out: string, dispose = removeFolder): void {
  const files = readMarker(old)?.files;
  // Without its list, files that the new site has count as files of the old one.
  const next = readMarker(out)?.files ?? new Map<string, string>();
  const foreign = listForeignFiles(old, { old: new Set([markerFile, ...(files ?? next).keys()]), next });
  if (moveForeignFiles(foreign, { from: old, to: out })) dispose(old);
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Writes the list of the site's files, which marks the folder as the engine's. Writes a temporary file first, because
 * the existing list may be a hard link, and half a list would be useless.
 */
export function writeMarker(staging: string, files: ReadonlyMap<string, string>, base: string): void {
  mkdirSync(staging, { recursive: true });
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const part = join(staging, `${markerFile}.part`);
  writeFileSync(part, `${JSON.stringify({ base, files: Object.fromEntries(sorted) })}\n`);
  renameSync(part, join(staging, markerFile));
}

/** The base and the files of a finished site. */
interface SiteMarker {
  /** Sub-path that the site was built for. */
  readonly base: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Reads the list of a finished site; undefined if the folder is not the engine's. */
export function readMarker(out: string): SiteMarker | undefined {
  try {
    const { base = '/', files } = JSON.parse(readFileSync(join(out, markerFile), 'utf8')) as {
      base?: string;
      files: Record<string, string>;
    };
    return { base, files: new Map(Object.entries(files)) };
  } catch {
    return undefined;
  }
}
