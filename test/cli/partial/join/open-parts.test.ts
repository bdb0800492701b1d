import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hash } from '../../../../cli/files/hash.ts';
import { openParts } from '../../../../cli/partial/join/open-parts.ts';
import { partFile } from '../../../../cli/partial/shards/part.ts';
import { sealEntry } from '../../../../cli/files/store/seal-entry.ts';

describe.skipIf(process.platform === 'win32')('the part of a whole site', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'open-parts-'));
    mkdirSync(join(folder, 'part/site'), { recursive: true });
    writeFileSync(join(folder, 'part/site/kept'), 'kept');
    writeFileSync(join(folder, 'secret.txt'), 'confidential');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A list that says what a part says, but for what is wrong with it. */
  function open({ site = {}, page = {}, file = 'kept', text = 'kept', pages = {} } = {}) {
    const path = '/lib/a/';
    const made = { files: [{ file, hash: hash(text), bytes: text.length }] };
    const part = {
      shard: { index: 1, count: 1 },
      engineKey: 'e',
      record: { pages: { [path]: { made }, ...pages }, files: {} },
      site: {
        name: 'joy',
        settings: { languages: [], products: [], productIds: [] },
        trees: [],
        titles: {},
        tasks: [{ page: { path, file: 'content/lib/a.md', outputFile: 'lib/a/index.html', ...page } }],
        siteLinks: [],
        rules: [],
        files: [],
        problems: [],
        ...site,
      },
    };
    writeFileSync(join(folder, 'part', partFile), sealEntry(partFile, JSON.stringify(part)));
    return openParts([join(folder, 'part')], { cache: join(folder, 'cache'), engineKey: 'e', log: () => {} });
  }

  it('is taken as it is', () => {
    expect(open().joined?.sites.map(({ site }) => site.name)).toEqual(['joy']);
  });

  it.each(['../../secret.txt', '/etc/hostname', 'link', 'above/secret.txt', 'a\\..\\b', 'a\0b'])(
    'brings no file that lies outside of it: %j',
    (file) => {
      symlinkSync('../../secret.txt', join(folder, 'part/site/link'));
      symlinkSync('../..', join(folder, 'part/site/above'));

      expect(() => open({ file, text: 'confidential' })).toThrow('was changed after its build');
      const given = [{ file, hash: hash('confidential'), bytes: 12 }];
      expect(() => open({ site: { files: given } })).toThrow('was changed after its build');
    },
  );

  it('is not waited for where a file is a pipe', () => {
    execFileSync('mkfifo', [join(folder, 'part/site/pipe')]);

    expect(() => open({ file: 'pipe', text: '' })).toThrow('The file "pipe"');
  });

  it('puts no page outside of the site, and has what each is drawn from', () => {
    const told = /is damaged at the page "\/lib\/[ab]\/"$/;
    expect(() => open({ page: { outputFile: '../../../etc/cron.d/x' } })).toThrow(told);
    expect(() => open({ page: { path: '/lib/b/', file: '../../secret.txt' } })).toThrow(told);
  });

  it.each([
    { site: { name: '..' } },
    { site: { name: undefined } },
    { site: { settings: undefined } },
    { site: { tasks: {} } },
    { site: { tasks: [{}] } },
    { site: { files: [{}] } },
    { pages: { '/b/': { made: { files: [{ file: 1, hash: 'x' }] } } } },
  ])('has a list that is none: %j', (wrong) => {
    expect(() => open(wrong)).toThrow(/^The list of the part ".*" is damaged$/);
  });
});
