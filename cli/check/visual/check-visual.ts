// The pages that show a single demo → pictures of the demos, and their differences from the kept pictures.

import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { formatVisualReport } from '../../../core/check/visual/format-visual-report.ts';
import { joinKeptPictures, type PicturedDemo } from '../../../core/check/visual/join-kept-pictures.ts';
import {
  formatKeptPictures,
  type KeptPictures,
  parseKeptPictures,
  pictureListName,
  toPictureFile,
} from '../../../core/check/visual/kept-pictures.ts';
import { type Look, lookNames } from '../../../core/check/visual/looks.ts';
import { toPictureProblems } from '../../../core/check/visual/to-picture-problems.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { hash } from '../../files/hash.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import type { CheckedSite } from '../checked-site.ts';
import { createFileHashes, type FileHashes } from '../demos/create-file-hashes.ts';
import type { DemoPage } from '../demos/demo-page.ts';
import { openBrowser } from '../demos/open-browser.ts';
import { serveFolder } from '../demos/serve-folder.ts';
import { areUnchanged, toReads } from '../demos/to-reads.ts';
import { openReport } from './open-report.ts';
import { type PictureDemo, visitLooks } from './visit-looks.ts';

/** What to do with the new pictures. */
export interface VisualOptions {
  /** The folder of the kept pictures. */
  readonly folder: string;
  /** Keeps the new pictures, whatever was kept before. */
  readonly isUpdate: boolean;
}

/** What was done with the pictures. */
export interface CheckedPictures {
  /** The number of demos. */
  readonly demos: number;
  /** How many demos were not opened, as none of their files has changed. */
  readonly reused: number;
  /** The folder in which the new pictures were kept; undefined if they were compared. */
  readonly kept?: string;
  readonly problems: readonly Problem[];
}

/**
 * Compares every demo with the stored pictures, and writes a page with the differences; or stores the new pictures if
 * there are none or `isUpdate` is set.
 */
export async function checkVisual(
  pages: readonly DemoPage[],
  site: CheckedSite,
  { folder, isUpdate }: VisualOptions,
): Promise<CheckedPictures> {
  const pictures = openPictureFolder(resolve(folder));
  const shownFolder = toShown(pictures.folder, site.root);
  const isKeeping = isUpdate || (!pictures.keptPictures && !pictures.isDamaged);
  if (pictures.isDamaged && !isKeeping) return { demos: 0, reused: 0, problems: [toDamaged(shownFolder)] };

  const opened = await openBrowser(site);
  if ('problem' in opened) return { demos: 0, reused: 0, problems: [opened.problem] };
  try {
    const { browser } = opened;
    const demos = pages.map((page) => ({ ...page, key: `/${page.path.slice(site.base.length)}` }));
    return await comparePages(demos, { site, pictures, browser, isKeeping, shownFolder });
  } finally {
    await opened.browser.close();
  }
}

interface Comparison {
  readonly site: CheckedSite;
  readonly pictures: PictureFolder;
  readonly browser: Browser;
  readonly isKeeping: boolean;
  /** The folder of the pictures, as problems name it. */
  readonly shownFolder: string;
}

async function comparePages(
  demos: readonly PictureDemo[],
  { site, pictures, browser, isKeeping, shownFolder }: Comparison,
): Promise<CheckedPictures> {
  const { keptPictures } = pictures;
  const today = `${browser.browserType().name()} ${browser.version()} on ${process.platform} ${process.arch}`;
  const toHash = createFileHashes(site.served);
  const isOfToday = keptPictures?.browser === today;
  const unchanged = isOfToday ? demos.flatMap(({ key }) => findUnchanged(key, pictures, toHash) ?? []) : [];
  const same = new Set(unchanged.map(({ path }) => path));

  const taken = new Map<string, Partial<Record<Look, string>>>();
  const report = openReport(join(pictures.folder, 'changes'));
  const visited = await serveFolder(site, (origin) =>
    visitLooks(
      demos.filter(({ key }) => !same.has(key)),
      {
        browser,
        origin,
        site: site.site,
        seconds: site.site.limits.demoSeconds,
        onPicture: ({ key, look, png }) => {
          if (!isKeeping) return;
          pictures.write(key, look, png);
          taken.set(key, { ...taken.get(key), [look]: hash(png) });
        },
        toKept: (key, look) => (isKeeping ? undefined : pictures.read(key, look)),
        onDifference: ({ key, look, difference }) => report.add(key, look, difference.pictures),
      },
    ),
  );
  const failures = visited.flatMap(({ problems }) => problems);
  const counts = { demos: demos.length, reused: unchanged.length };
  const context = { report: `${shownFolder}/changes/index.html`, list: `${shownFolder}/${pictureListName}`, gone: [] };

  if (isKeeping) {
    const seen = visited.map(({ path, fetched }) => ({
      path,
      reads: toReads(fetched, { base: site.base, toHash }),
      pictures: taken.get(path) ?? {},
    }));
    pictures.finish(joinKeptPictures(today, [...unchanged, ...seen]));
    const visits = visited.map((demo) => ({ ...demo, missing: [] }));
    return { ...counts, kept: pictures.folder, problems: [...failures, ...toPictureProblems(visits, context)] };
  }

  const known = new Set(demos.map(({ key }) => key));
  const gone = Object.keys(keptPictures?.demos ?? {}).filter((path) => !known.has(path));
  if (visited.some(({ changed, missing }) => changed.length + missing.length > 0) || gone.length > 0)
    report.finish(formatVisualReport({ demos: visited, gone, total: demos.length }));
  const browsers = keptPictures && !isOfToday ? { browsers: [keptPictures.browser, today] as const } : {};
  return { ...counts, problems: [...failures, ...toPictureProblems(visited, { ...context, ...browsers, gone })] };
}

/** Returns the kept pictures of a demo if all of them exist and all of its files are unchanged. */
function findUnchanged(
  key: string,
  { keptPictures, read }: PictureFolder,
  toHash: FileHashes,
): PicturedDemo | undefined {
  const demo = keptPictures?.demos[key];
  if (!keptPictures || !demo) return undefined;
  const reads = demo.reads.flatMap((at) => (keptPictures.files[at] ? [keptPictures.files[at]] : []));
  return areUnchanged(reads, toHash) && lookNames.every((look) => read(key, look))
    ? { path: key, reads, pictures: demo.pictures }
    : undefined;
}

function toShown(folder: string, root: string): string {
  const path = relative(root, folder);
  return (path.startsWith('..') ? folder : path).replaceAll('\\', '/');
}

function toDamaged(folder: string): Problem {
  return {
    rule: 'demo-pictures-unreadable',
    severity: 'error',
    place: { file: `${folder}/${pictureListName}` },
    message: 'The list of kept pictures cannot be read',
    hint: 'Restore the file, or keep new pictures with docs check --visual --update-pictures.',
  };
}

/** A folder of kept pictures. */
interface PictureFolder {
  readonly folder: string;
  /** The list of the kept pictures; undefined if there is none, or none that can be read. */
  readonly keptPictures: KeptPictures | undefined;
  /** There is a list, but it cannot be read. */
  readonly isDamaged: boolean;
  /** The picture of a demo; undefined if it is not the one that was kept. */
  readonly read: (demo: string, look: Look) => Buffer | undefined;
  readonly write: (demo: string, look: Look, png: Buffer) => void;
  /** Writes the list, and removes the pictures that only the previous list has. */
  readonly finish: (pictures: KeptPictures) => void;
}

/** Opens the folder, which need not exist. */
function openPictureFolder(folder: string): PictureFolder {
  const list = readIfThere(join(folder, pictureListName))?.toString();
  const keptPictures = list === undefined ? undefined : parseKeptPictures(list);

  return {
    folder,
    keptPictures,
    isDamaged: list !== undefined && !keptPictures,
    read: (demo, look) => {
      const expected = keptPictures?.demos[demo]?.pictures[look];
      const png = expected === undefined ? undefined : readIfThere(join(folder, toPictureFile(demo, look)));
      return png && hash(png) === expected ? png : undefined;
    },
    write: (demo, look, png) => writeWhole(join(folder, toPictureFile(demo, look)), png),
    finish: (pictures) => {
      for (const demo of Object.keys(keptPictures?.demos ?? {}))
        if (!Object.hasOwn(pictures.demos, demo)) removePictures(folder, demo);
      writeWhole(join(folder, pictureListName), formatKeptPictures(pictures));
    },
  };
}

function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** Removes the kept pictures of a demo, and its folder if it is empty then. */
function removePictures(folder: string, demo: string): void {
  const files = lookNames.map((look) => join(folder, toPictureFile(demo, look)));
  for (const file of files) rmSync(file, { force: true });
  try {
    rmdirSync(join(folder, demo));
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
