import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainFullDisk } from '../../../cli/output/explain-full-disk.ts';
import { SiteError } from '../../../cli/files/site-error.ts';

it('a full disk is reported with the size of what was written so far', () => {
  const staging = mkdtempSync(join(tmpdir(), 'full-disk-'));
  try {
    writeFileSync(join(staging, 'a.html'), Buffer.alloc(1_500_000));

    const explained = explainFullDisk({ code: 'ENOSPC' }, { out: '/site/dist', staging }) as SiteError;

    expect(explained).toBeInstanceOf(SiteError);
    expect(explained.message).toMatch(
      /^There is not enough space for "\/site\/dist": 1\.5 MB of the new site were written, and \d+\.\d MB are free$/,
    );
    expect(explained.status).toBe(1);
  } finally {
    rmSync(staging, { recursive: true });
  }
});

it.each([
  [
    'EFBIG',
    'A file of "/site/dist" is larger than this shell or disk allows (EFBIG)',
    'The files that were there before are unchanged. Raise the limit, which "ulimit -f" prints, or write to another disk.',
  ],
  [
    'EIO',
    'The disk of "/site/dist" cannot be written (EIO)',
    'The files that were there before are unchanged. Check the disk, or write to another one.',
  ],
])('a write that is refused with %s is explained', (code, message, hint) => {
  const explained = explainFullDisk({ code }, { out: '/site/dist', staging: '/none' });

  expect(explained).toMatchObject({ message, hint, status: 1 });
});

it('any other error is returned unchanged', () => {
  const error = new Error('page');

  expect(explainFullDisk(error, { out: '/site/dist', staging: '/none' })).toBe(error);
  expect(explainFullDisk(undefined, { out: '/site/dist', staging: '/none' })).toBeUndefined();
});
