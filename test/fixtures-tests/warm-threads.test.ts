import { describe, expect, it } from 'vitest';
import { runWarmDocs } from '../run-warm-docs.ts';
import { siteTest, strangersEnvironment } from '../site-test.ts';

const site = siteTest({
  'content/lib/Plain.tsx': 'export default function Plain() {\n  return <p>Plain</p>;\n}\n',
  'content/lib/start.md': '# Start\n\n{{"demo": "Plain.tsx"}}\n',
});

/** Builds the site with a changed page; returns how many threads its process has started so far. */
async function buildChanged(change: string): Promise<number> {
  site.write('content/lib/start.md', `# Start\n\n${change}\n\n{{"demo": "Plain.tsx"}}\n`);
  const args = ['build', '--root', site.root, '--out', site.out, '--concurrency', '1'];
  const { status, threads = 0 } = await runWarmDocs(args, { cwd: site.root, env: strangersEnvironment() });
  expect(status).toBe(0);
  return threads;
}

describe('a process that runs one command after another', () => {
  it('lends the page thread of a build to the next one', async () => {
    const counts = [await buildChanged('One.'), await buildChanged('Two.'), await buildChanged('Three.')];

    // A thread that has served long enough is replaced, which does not happen twice in a row.
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1] === counts[0] || counts[2] === counts[1]).toBe(true);
  });
});
