// docs init: copies the starter site, or makes a site about an installed library.

import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { hasErrors } from '../../core/model/problem.ts';
import { packageFolder } from '../files/engine.ts';
import { addCheckScript } from './init/add-check-script.ts';
import { formatSheets } from './init/format-sheets.ts';
import { formatUnplayable } from './init/format-unplayable.ts';
import { writeAllOrNothing } from './init/write-all-or-nothing.ts';
import { formatInstall } from '../../core/text/format-install.ts';
import { findInstalled } from '../files/find-installed.ts';
import { findPackageManager } from '../files/find-package-manager.ts';
import { findSettingsFile } from '../site/load/find-settings-file.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { openProgress } from '../output/report/create-progress.ts';
import { formatDiagnostics } from '../output/report/format-diagnostics.ts';
import { SiteError } from '../files/site-error.ts';
import { openCache } from '../files/store/open-cache.ts';
import { findEnclosingPackage, hasSources } from '../site/workspace/list-enclosing-packages.ts';

const ignored = ['node_modules/', 'dist/', 'parts/', '.vitrine/'];

/** The flags of the command, as commander gives them. */
export interface InitFlags {
  /** An installed package to document. */
  readonly from?: string;
}

/** Makes a site in a folder that is empty or has no files of a site, and returns the exit status. */
export async function runInit(folder: string, { from }: InitFlags = {}): Promise<number> {
  const target = resolve(folder);
  const starter = join(packageFolder, 'starter');
  const taken = findTaken(target, starter);
  if (taken !== undefined)
    throw new SiteError(
      `There is a "${taken}" in "${folder}"`,
      `Name another folder, such as "${suggestFolder(starter)}": a new site overwrites nothing.`,
    );

  if (from !== undefined) return await makeFromLibrary(from, target);

  cpSync(starter, target, { recursive: true });
  writeIgnoreFile(join(target, '.gitignore'));
  const script = addCheckScript(target);
  console.log(`Created a site in ${describe(target)}. ${toNext(target, script)}`);
  return 0;
}

/** Makes a site about a library, and reports it with its problems. */
async function makeFromLibrary(packageName: string, target: string): Promise<number> {
  const folder = findLibrary(packageName, target);
  const progress = openProgress();
  const log = createLogOnce((message) => {
    progress.clear();
    console.error(message);
  });
  const { report, unplayable, sheets } = await writeAllOrNothing(target, async () => {
    const cache = openCache(target, { log });
    try {
      const { makeLibrarySite } = await import('./init/make-library-site.ts');
      return await makeLibrarySite(packageName, { folder, root: target, cache: cache.folder, log, progress });
    } finally {
      progress.close();
      cache.close();
    }
  });
  writeIgnoreFile(join(target, '.gitignore'));
  const script = addCheckScript(target);
  process.stderr.write(formatDiagnostics(report, 'text', { root: target }));
  console.log(
    `Created a site about ${packageName} in ${describe(target)}: ${report.pages} pages.${hasErrors(report.problems) ? ' Correct the errors listed above.' : ''} ${toNext(target, script)}`,
  );
  const styles = formatSheets(sheets);
  if (styles !== '') console.log(`\n${styles}`);
  if (unplayable.length > 0) console.log(`\n${formatUnplayable(unplayable)}`);
  return hasErrors(report.problems) ? 1 : 0;
}

/** Finds the folder of a library; a package around the site is read from its sources. */
function findLibrary(packageName: string, target: string): string {
  const own = findEnclosingPackage(packageName, target);
  if (own && hasSources(own.folder)) return own.folder;
  const folder = findInstalled(packageName, target);
  if (folder !== undefined) return folder;
  if (own)
    throw new SiteError(
      `The sources of "${packageName}", which this folder is a part of, cannot be found`,
      'Name its entry file in its package.json, and try again: "source": "src/main.ts".',
    );
  throw new SiteError(
    `The package "${packageName}" is not installed in this folder or above it`,
    `Install it, and try again: ${formatInstall(packageName, { manager: findPackageManager(target) })}.`,
  );
}

function describe(target: string): string {
  return relative(process.cwd(), target) || 'this folder';
}

function toNext(target: string, script: ReturnType<typeof addCheckScript>): string {
  const shown = relative(process.cwd(), target);
  const root = shown === '' ? '' : ` --root ${shown}`;
  const serve = `See it with:\n\n  npx docs serve --watch${root}\n\nand build it with:\n\n  npx docs build${root}${script ? toCheck(script) : ''}`;
  const isLost = (name: string) => findInstalled(name, target) === undefined;
  const toInstallation = (names: readonly string[], isDev: boolean) =>
    names.length === 0 ? [] : [`  ${formatInstall(names.join(' '), { manager: findPackageManager(target), isDev })}`];
  const lines = [
    ...toInstallation(['react', 'react-dom'].filter(isLost), false),
    ...toInstallation(['@types/react', '@types/react-dom'].filter(isLost), true),
  ];
  return lines.length === 0 ? serve : `First install what it needs:\n\n${lines.join('\n')}\n\n${serve}`;
}

function toCheck({ name, file }: { readonly name: string; readonly file: string }): string {
  return `\n\nBuild and check it, including the types of its demos, with the new script of ${relative(process.cwd(), file)}:\n\n  ${findPackageManager(dirname(file))} run ${name}`;
}

/** Finds an existing file that a new site would overwrite. */
function findTaken(target: string, starter: string): string | undefined {
  const settings = findSettingsFile(target);
  if (existsSync(join(target, settings))) return settings;
  return readdirSync(starter).find((name) => existsSync(join(target, name)));
}

/** Suggests the first usual name that is free. */
function suggestFolder(starter: string): string {
  const names = ['docs', 'site', 'documentation', 'website'];
  return names.find((name) => findTaken(resolve(name), starter) === undefined) ?? 'new-docs';
}

/** Writes .gitignore, which npm leaves out of packages; existing lines stay. */
function writeIgnoreFile(file: string): void {
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = existing.split(/\r?\n/).map((line) => line.replace(/^\/|\/$/g, ''));
  const missing = ignored.filter((line) => !lines.includes(line.replace(/\/$/, '')));
  const start = existing === '' || existing.endsWith('\n') ? existing : `${existing}\n`;
  if (missing.length > 0) writeFileSync(file, `${start}${missing.join('\n')}\n`);
}
