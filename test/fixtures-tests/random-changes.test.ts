// A site with demos, changed again and again: what a build makes of what is there must be what a build
// from nothing makes, to the byte, also where something is wrong with the site.

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { changeSite } from '../random-changes/change-site.ts';
import { createRandom } from '../random-changes/create-random.ts';
import { createRandomSite, writeRandomSite } from '../random-changes/random-site.ts';
import { writePackages } from '../random-changes/write-packages.ts';
import { hashFolder, libConfig, runDocs, siteTest, type CommandResult, type SiteTest } from '../site-test.ts';
import { everyday, isEvery } from '../everyday.ts';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));
const config = libConfig.replace(' };', ", demos: { wrapper: './DemoRoot.tsx' }, limits: { demoSeconds: 60 } };");

/** Another seed is another test: `SEED=7 npx vitest run …`. Every day, the first one. */
const seeds = process.env.SEED ? [Number(process.env.SEED)] : everyday([1, 2, 3], 3);

/** What a build leaves behind. */
interface Built {
  readonly status: number | null;
  readonly lines: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** So often ten changes are made to each site; the first ten find what is often wrong. */
const tens = isEvery ? 10 : 1;

describe('a site with demos that is changed a hundred times, ten every day', () => {
  it.each(seeds)(
    'is built as from nothing, after each tenth change (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const model = createRandomSite(seed);
      const said: string[] = [];
      let files = writeRandomSite(model);
      const site = siteTest({ 'docs.config.ts': config, ...Object.fromEntries(files) });
      install(site.root);
      expect(await build(site)).toMatchObject({ status: 0 });

      for (let ten = 0; ten < tens; ten += 1) {
        for (let left = 10; left > 0;) {
          const some = Math.min(left, 3 + random.below(4));
          left -= some;
          for (let index = 0; index < some; index += 1) said.push(changeSite(model, random));
          said.push('build');
          files = writeChanges(site, files, writeRandomSite(model));
          // Half of a build waits for the other half: two at once end sooner.
          const [built, anew] = await Promise.all([build(site), left === 0 ? buildAnew(site.root) : undefined]);
          if (left > 0) continue;

          const story = `With seed ${seed}, after these changes:\n${said.join('\n')}`;
          expect(built, story).toEqual(anew);
          expect(await site.rewritten(() => build(site)), story).toEqual([]);
        }
      }
      // Only what hangs takes so long.
    },
    900_000,
  );
});

/** The real packages, which are ten thousand modules; every day, small ones of their names. */
function install(root: string): void {
  const folder = join(root, 'node_modules');
  if (isEvery) symlinkSync(installed, folder);
  else writePackages(folder, installed);
}

/** Writes what has changed, and removes what is gone. */
function writeChanges(site: SiteTest, before: ReadonlyMap<string, string>, after: Map<string, string>) {
  for (const file of before.keys()) if (!after.has(file)) site.remove(file);
  for (const [file, text] of after) if (before.get(file) !== text) site.write(file, text);
  return after;
}

/** Builds the site that changes, in a process that has built it before, as "serve --watch" does. */
async function build({ root, out, run }: SiteTest): Promise<Built> {
  return toBuilt(await run(toArguments(root, out)), { root, out });
}

function toArguments(root: string, out: string): string[] {
  return ['build', '--root', root, '--out', out, '--keep-going'];
}

/** Paths are shown from the folder that a command is called in, which the two processes do not share. */
function toBuilt({ status, stderr }: CommandResult, { root, out }: { root: string; out: string }): Built {
  return { status, lines: stderr.replaceAll(`${root}/`, '').split('\n'), files: hashFolder(out) };
}

/** Builds a copy of the site beside it, in a process of its own, without what builds remember. */
async function buildAnew(root: string): Promise<Built> {
  const folder = mkdtempSync(join(inject('sitesFolder'), 'clean-'));
  const copy = join(folder, 'site');
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !['.vitrine', 'node_modules'].includes(file.slice(root.length + 1)),
  });
  install(copy);
  const out = join(folder, 'out');
  const built = toBuilt(await runDocs(toArguments(copy, out)), { root: copy, out });
  rmSync(folder, { recursive: true });
  return built;
}
