// Torture table, section E: a system that watches no more, and a checkout of a thousand files.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { hasGit, runGit } from '../run-git.ts';
import { goodPage, hashFolder, siteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';
import { isWhole } from './is-whole.ts';

const patience = { timeout: 60_000, interval: 20 };
// A namespace of its own has a limit of its own: no other process runs short of watchers.
const scarce = ['unshare', '-U', '-r', 'sh', '-c', 'echo 3 > /proc/sys/user/max_inotify_watches && exec "$@"', 'sh'];
const canBeScarce = spawnSync(scarce[0]!, [...scarce.slice(1), 'true']).status === 0;

describe('torture of the watcher', () => {
  it.skipIf(!isEvery || !canBeScarce)(
    '101: a system without watchers is reported, and its files are polled',
    async () => {
      const folders = ['a', 'b', 'c', 'd', 'e'].map((name) => [`content/lib/${name}/page.md`, goodPage(name)]);
      const site = siteTest(Object.fromEntries(folders));
      const watched = await watchTest(site, { wrap: scarce });

      await expect
        .poll(() => watched.log().join('\n'), patience)
        .toContain('watch-limit  The system cannot watch more');
      site.write('content/lib/e/page.md', goodPage('e', 'saved without watchers'));

      await expect
        .poll(async () => (await watched.read('/lib/e/page/')).text.includes('saved without watchers'), patience)
        .toBe(true);
      await watched.stop();
    },
  );

  it.skipIf(!isWhole || !hasGit)(
    '97: a thousand files are written anew, and come from another branch: few builds, soon shown, with the bytes of a build from nothing',
    async () => {
      const pages = (word: string) =>
        Object.fromEntries(
          Array.from({ length: 1000 }, (_, index) => [`content/lib/p${index}.md`, goodPage(`Page ${index}`, word)]),
        );
      const site = siteTest(pages('branch'));
      const write = (word: string) => {
        for (const [file, text] of Object.entries(pages(word))) site.write(file, text);
      };
      const git = (...words: string[]) => runGit(words, { cwd: site.root });
      git('init', '--quiet', '--initial-branch=main');
      git('add', 'content');
      git('commit', '--quiet', '--message', 'Begin');
      git('branch', 'other');
      write('first');
      git('commit', '--quiet', '--all', '--message', 'Write');
      const watched = await watchTest(site);
      const shows = async (index: number, word: string) =>
        (await watched.read(`/lib/p${index}/`)).text.includes(`<p>${word}</p>`);
      await expect.poll(() => watched.builds(), { timeout: 200_000 }).toBeGreaterThan(0);

      for (const [word, act] of [
        ['branch', () => git('checkout', '--quiet', 'other')],
        ['saved', () => write('saved')],
      ] as const) {
        const before = watched.builds();
        act();
        const end = performance.now();
        await expect.poll(() => shows(999, word), patience).toBe(true);
        const seconds = (performance.now() - end) / 1000;
        for (let index = 0; index < 1000; index += 97) await expect.poll(() => shows(index, word), patience).toBe(true);
        await delay(500);

        expect({ word, builds: watched.builds() - before > 3, isSlow: seconds > 2 }).toEqual({
          word,
          builds: false,
          isSlow: false,
        });
      }

      await site.build('--no-cache');
      await expect.poll(() => hashFolder(join(site.root, '.vitrine/serve')), patience).toEqual(site.hashes());
      expect(watched.log().filter((line) => / error /.test(line))).toEqual([]);
      await watched.stop();
    },
    480_000,
  );

  it.skipIf(!isWhole || process.platform !== 'linux')(
    '97: three hundred saves do not grow the memory',
    async () => {
      const site = siteTest({ 'content/lib/a.md': goodPage('A', 'first'), 'content/lib/b.md': goodPage('B') });
      const watched = await watchTest(site);
      await expect.poll(() => watched.builds(), { timeout: 60_000 }).toBeGreaterThan(0);
      const save = async (from: number, to: number) => {
        for (let turn = from; turn < to; turn += 1) {
          site.write('content/lib/a.md', goodPage('A', `turn ${turn}`));
          await expect
            .poll(async () => (await watched.read('/lib/a/')).text.includes(`turn ${turn}`), patience)
            .toBe(true);
        }
        await delay(500);
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${watched.pid}/status`, 'utf8'))?.[1]) / 1024;
      };

      const early = await save(0, 100);
      const late = await save(100, 300);

      expect(late - early).toBeLessThan(80);
      await watched.stop();
    },
    240_000,
  );
});
