import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageRecord } from '../../../../cli/pages/made-page.ts';
import { hash } from '../../../../cli/files/hash.ts';
import { partFile, writePart } from '../../../../cli/partial/shards/part.ts';
import { readParts } from '../../../../cli/partial/shards/read-parts.ts';
import { sealEntry } from '../../../../cli/files/store/seal-entry.ts';

describe.skipIf(process.platform === 'win32')('a malicious part', () => {
  let folder = '';
  let reported: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'read-parts-'));
    reported = [];
    write('secret.txt', 'confidential');
    write('part/site/good/index.html', 'good');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  /** Writes a list in which each file has the hash of the text. */
  function forge(files: Readonly<Record<string, string>>): void {
    const pages = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        `/${file}`,
        { made: { files: [{ file, hash: hash(text), bytes: text.length }] } } as unknown as PageRecord,
      ]),
    );
    writePart(join(folder, 'part'), { shard: { index: 1, count: 1 }, engineKey: 'e', record: { pages, files: {} } });
  }
  const read = () =>
    readParts([join(folder, 'part')], {
      cache: join(folder, 'cache'),
      engineKey: 'e',
      log: (message) => void reported.push(/The file "([^"]*)"/.exec(message)?.[1] ?? message),
    });

  it('brings in no file from outside of its folder', () => {
    symlinkSync('../../secret.txt', join(folder, 'part/site/link.html'));
    symlinkSync('../..', join(folder, 'part/site/above'));
    const outside = ['../../secret.txt', '/etc/hostname', 'link.html', 'above/secret.txt', 'a\\..\\b', 'a\0b'];
    forge({ ...Object.fromEntries(outside.map((file) => [file, 'confidential'])), 'good/index.html': 'good' });

    expect(Object.keys(read().record.pages)).toEqual(['/good/index.html']);
    expect(reported.sort()).toEqual(outside.sort());
  });

  it('does not block on a file that is a pipe', () => {
    execFileSync('mkfifo', [join(folder, 'part/site/pipe.html')]);
    forge({ 'pipe.html': '' });

    expect(read().record.pages).toEqual({});
    rmSync(join(folder, 'part', partFile));
    execFileSync('mkfifo', [join(folder, 'part', partFile)]);
    expect(read).toThrow('The list of the part');
  });

  it.each([
    '',
    '[]',
    'null',
    '{}',
    '{"shard":{"index":1,"count":1}}',
    '{"shard":{"index":1,"count":1},"record":{"pages":{"/":{}},"files":{}}}',
  ])('is refused with a malformed list: %s', (text) => {
    writeFileSync(join(folder, 'part', partFile), sealEntry(partFile, text));

    expect(read).toThrow(/^The list of the part ".*" is damaged$/);
  });

  it('brings only entries of its own stores into the cache', () => {
    write('part/stages/api/entry', 'kept');
    mkdirSync(join(folder, 'elsewhere'));
    write('elsewhere/key', 'confidential');
    symlinkSync('../../elsewhere', join(folder, 'part/stages/cards'));
    write('part/stages/../evil/x', '');
    forge({ 'good/index.html': 'good' });

    read();

    expect(readdirSync(join(folder, 'cache'))).toEqual(['api']);
  });
});
