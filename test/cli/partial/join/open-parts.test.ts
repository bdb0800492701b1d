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

  /** Opens a part with a valid list, in which the options replace single fields. */
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

  it('is opened if its list is valid', () => {
    expect(open().joined?.sites.map(({ site }) => site.name)).toEqual(['joy']);
  });

  it.each(['../../secret.txt', '/etc/hostname', 'link', 'above/secret.txt', 'a\\..\\b', 'a\0b'])(
    'is refused with a file outside of its folder: %j',
    (file) => {
      symlinkSync('../../secret.txt', join(folder, 'part/site/link'));
      symlinkSync('../..', join(folder, 'part/site/above'));

      expect(() => open({ file, text: 'confidential' })).toThrow('was changed after its build');
      const given = [{ file, hash: hash('confidential'), bytes: 12 }];
      expect(() => open({ site: { files: given } })).toThrow('was changed after its build');
    },
  );

  it('does not block on a file that is a pipe', () => {
    execFileSync('mkfifo', [join(folder, 'part/site/pipe')]);

    expect(() => open({ file: 'pipe', text: '' })).toThrow('The file "pipe"');
  });

  it('is refused with a page outside of the site, or one without a record', () => {
    const damaged = /is damaged at the page "\/lib\/[ab]\/"$/;
    expect(() => open({ page: { outputFile: '../../../etc/cron.d/x' } })).toThrow(damaged);
    expect(() => open({ page: { path: '/lib/b/', file: '../../secret.txt' } })).toThrow(damaged);
  });

  it.each([
    { site: { name: '..' } },
    { site: { name: undefined } },
    { site: { settings: undefined } },
    { site: { tasks: {} } },
    { site: { tasks: [{}] } },
    { site: { files: [{}] } },
    { pages: { '/b/': { made: { files: [{ file: 1, hash: 'x' }] } } } },
  ])('is refused with a malformed list: %j', (wrong) => {
    expect(() => open(wrong)).toThrow(/^The list of the part ".*" is damaged$/);
  });
});
