// docs adopt: reads a site of another engine, and writes a Vitrine site beside it. Nothing is overwritten, and no code
// of the old site is run.

import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { planAdoptedSite } from '../../adopt/output/plan-adopted-site.ts';
import { formatNotes } from '../../adopt/output/write-report.ts';
import { openSite, type OpenedSite } from './adopt/open-site.ts';
import { readEngine } from '../files/engine.ts';
import { SiteError } from '../files/site-error.ts';

/** The flags of the command, as commander gives them. */
export interface AdoptFlags {
  readonly out?: string;
}

/** Converts the site in a folder, and returns the exit status. */
export function runAdopt(folder: string, flags: AdoptFlags): number {
  const source = resolve(folder);
  const target = resolve(flags.out ?? `${source}-vitrine`);
  if (!existsSync(source))
    throw new SiteError(
      `There is no folder "${folder}"`,
      'Pass the folder of a Docusaurus, Nextra, VitePress, VuePress, dumi or Storybook site.',
    );
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new SiteError(
      `"${relative(process.cwd(), target)}" is not empty`,
      'Choose an empty or new folder with --out. docs adopt overwrites nothing.',
    );

  const opened = openSite(source);
  if (opened === undefined)
    throw new SiteError(
      `No Docusaurus, Nextra, VitePress, VuePress, dumi or Storybook site found in "${folder}"`,
      'docs adopt looks for a settings file: docusaurus.config.js, a next.config.js that names nextra, .vitepress/config.ts, .dumirc.ts, or .storybook/main.ts.',
    );

  const { root, detected } = opened;
  if (opened.site.pages.length === 0)
    throw new SiteError(
      `No page of this ${detected.engine} site was found (${nameIn(source, join(root, detected.file))})`,
      `docs adopt looked ${formatPlaces(opened, source)}. Pass the folder that holds the pages and the settings, or correct the paths in the settings.`,
    );

  const way = relative(target, root).replaceAll('\\', '/');
  const { files, notes, summary } = planAdoptedSite(opened.site, {
    folder: opened.folder,
    version: readEngine().version,
    way,
  });
  for (const planned of files) {
    const file = join(target, planned.file);
    // A name from the old site must not lead out of the new one.
    if (!file.startsWith(target + sep)) throw new Error(`"${planned.file}" is outside "${target}"`);
    mkdirSync(dirname(file), { recursive: true });
    if ('text' in planned) writeFileSync(file, planned.text);
    else copyFileSync(join(root, planned.copyOf), file);
  }

  const shown = relative(process.cwd(), target) || basename(target);
  const posts = summary.posts === 0 ? '' : ` and ${count(summary.posts, 'post')}`;
  if (notes.length > 0) process.stderr.write(`${formatNotes(notes)}\n`);
  console.log(
    `Converted ${count(summary.pages, 'page')}${posts} from ${summary.engine} (${detected.file}) to ${shown}.`,
  );
  console.log(`${shown}/adopted.md lists everything that was left out or changed: ${count(notes.length, 'note')}.`);
  console.log(`\nInstall its packages and open it with:\n\n  cd ${shown} && npm install && npx docs serve --watch`);
  return 0;
}

/** Formats the places where pages were looked for: 'in "docs" for "**\/*.md", …'. */
function formatPlaces({ root, searched }: OpenedSite, source: string): string {
  const places = searched.map(
    ({ folder, globs }) =>
      `in "${nameIn(source, join(root, folder))}" for ${globs.map((glob) => `"${glob}"`).join(', ')}`,
  );
  return [...new Set(places)].join('; ');
}

function nameIn(source: string, path: string): string {
  return relative(source, path).replaceAll('\\', '/') || '.';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
