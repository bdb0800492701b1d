import { describe, expect, it } from 'vitest';
import { keepExtractionPool } from '../../../../cli/api/threads/keep-extraction-pool.ts';

const threads = {
  workerFile: 'worker.js',
  scriptFile: 'scripts.js',
  threads: 1,
  megabytes: 32,
  place: { root: '/site', cache: '/site/.vitrine', engineKey: 'one' },
  settingsFile: 'docs.config.ts',
  log: () => undefined,
};

describe('threads that outlive a build', () => {
  it('serve the next build of the same settings, and no other', async () => {
    const { open, close } = keepExtractionPool();
    const first = open(threads);
    const again = open({ ...threads });
    const other = open({ ...threads, sources: false });
    await close();

    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
