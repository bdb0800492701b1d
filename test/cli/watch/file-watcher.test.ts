import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileWatcher } from '../../../cli/watch/file-watcher.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-watcher-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('reports files that were saved before it started, and nothing older', async () => {
  const since = Date.now() - 60_000;
  for (const name of ['old.md', 'new.md', 'later.md']) writeFileSync(join(root, 'content', name), '');
  utimesSync(join(root, 'content/old.md'), since / 1000 - 60, since / 1000 - 60);
  utimesSync(join(root, 'content/later.md'), since / 1000 - 60, since / 1000 - 60);
  const reported = new Set<string>();

  const watcher = new FileWatcher({
    root,
    names: ['content'],
    since,
    onChange: async (files) => files.forEach((file) => reported.add(file)),
    onNotice: (message) => reported.add(message),
  });
  await expect.poll(() => [...reported]).toEqual(['content/new.md']);
  writeFileSync(join(root, 'content/later.md'), 'saved');
  await expect.poll(() => [...reported]).toEqual(['content/new.md', 'content/later.md']);
  await delay(200);
  await watcher.close();

  expect([...reported]).toEqual(['content/new.md', 'content/later.md']);
});

it('waits for an editor that has emptied a file and not filled it yet', async () => {
  const file = join(root, 'content/a.md');
  writeFileSync(file, 'old');
  const seen: string[] = [];
  const watcher = new FileWatcher({
    root,
    names: ['content'],
    onChange: async () => void seen.push(readFileSync(file, 'utf8')),
    onSave: () => void seen.push(readFileSync(file, 'utf8')),
    onNotice: (message) => seen.push(message),
  });
  await delay(300);
  seen.length = 0;

  writeFileSync(file, '');
  await delay(100);
  writeFileSync(file, 'new');
  await expect.poll(() => seen).toContain('new');
  await delay(300);
  expect(seen).not.toContain('');

  // A file that stays empty is reported as saved.
  writeFileSync(file, '');
  await expect.poll(() => seen).toContain('');
  await watcher.close();
});

/** Removes a file, writes twenty, and that one last; returns the longest pause in milliseconds. */
async function writeBurst(last: string): Promise<number> {
  rmSync(last);
  let longest = 0;
  for (let index = 0; index < 20; index += 1) {
    const start = performance.now();
    await delay(15);
    writeFileSync(join(root, `content/${index}.md`), 'written');
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

it('95, 97: reports files that are written one after another as one burst, and a file that comes back as existing', async () => {
  const reported: { files: readonly string[]; isThere: boolean }[] = [];
  const last = join(root, 'content/19.md');
  writeFileSync(last, '');
  const watcher = new FileWatcher({
    root,
    names: ['content'],
    onChange: async (files) => void reported.push({ files, isThere: existsSync(last) }),
    onNotice: (message) => expect.fail(message),
  });
  await delay(300);
  reported.length = 0;

  // A busy machine can pause long enough to begin another burst: then the burst is written again.
  for (let longest = Infinity, tries = 1; longest > 45 && tries < 20; tries += 1) {
    await delay(300);
    reported.length = 0;
    longest = await writeBurst(last);
    await expect.poll(() => reported.flatMap(({ files }) => files)).toContain('content/19.md');
  }
  await watcher.close();

  expect(reported.map(({ files, isThere }) => ({ count: files.length, isThere }))).toEqual([
    { count: 20, isThere: true },
  ]);
});

it('follows more files, and does not report them as saved because they exist', async () => {
  const file = join(root, 'code.ts');
  writeFileSync(file, 'old');
  utimesSync(file, 1000, 1000);
  const reported: string[] = [];
  const watcher = new FileWatcher({
    root,
    names: ['content'],
    onChange: async (files) => void reported.push(...files),
    onNotice: (message) => reported.push(message),
  });
  await delay(300);

  watcher.follow(['code.ts']);
  await delay(400);
  expect(reported).toEqual([]);

  writeFileSync(file, 'new');
  await expect.poll(() => reported).toContain('code.ts');
  await watcher.close();
});

it('does not report the temporary file of "sed -i"', async () => {
  const reported = new Set<string>();
  const watcher = new FileWatcher({
    root,
    names: ['content'],
    onChange: async (files) => files.forEach((file) => reported.add(file)),
    onNotice: (message) => reported.add(message),
  });
  await delay(300);

  mkdirSync(join(root, 'content/sediment'));
  writeFileSync(join(root, 'content/sediment/page.md'), 'new');
  writeFileSync(join(root, 'content/sedA1b2C3'), 'new');
  await delay(100);
  renameSync(join(root, 'content/sedA1b2C3'), join(root, 'content/a.md'));

  await expect.poll(() => [...reported]).toContain('content/a.md');
  await delay(200);
  await watcher.close();
  expect([...reported].filter((file) => file.endsWith('C3'))).toEqual([]);
  expect([...reported]).toContain('content/sediment/page.md');
});

it('reports unfinished files again, together with those that were saved meanwhile', async () => {
  const seen: string[][] = [];
  const watcher = new FileWatcher({
    root,
    names: ['content'],
    onChange: async (files) => {
      seen.push([...files]);
      if (seen.length > 1) return true;
      writeFileSync(join(root, 'content/b.md'), 'saved');
      await delay(300);
      return false;
    },
    onNotice: (message) => seen.push([message]),
  });
  await delay(300);
  seen.length = 0;
  writeFileSync(join(root, 'content/a.md'), 'saved');
  await expect.poll(() => seen.length).toBe(2);
  await delay(300);
  await watcher.close();

  expect(seen).toEqual([['content/a.md'], ['content/a.md', 'content/b.md']]);
});
