// Files of a site that are not what they are called: the command ends in diagnostics, never in a stack.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodPage, libConfig, siteTest } from '../site-test.ts';
import { isWhole } from './is-whole.ts';

const seed = isWhole ? Number(process.env.TORTURE_SEED ?? 1) : 15;
const drawn = fc.sample(
  fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    // What an editor has half written.
    fc.nat({ max: libConfig.length - 2 }).map((end) => Buffer.from(libConfig.slice(0, end))),
    fc.json().map((json) => Buffer.from(`export default ${json};\n`)),
  ),
  { seed, numRuns: isWhole ? 40 : 4 },
);
const written = [
  '',
  'export default',
  'export default undefined;',
  'export default () => 1;',
  'export default new Proxy({}, { get() { throw new Error("boom"); } });',
  'throw new Error("boom");',
  'throw null;',
  'import "./gone";\nexport default {};',
  'export const title = "A";',
  'export default { get title() { throw new Error("boom"); }, products: [] };',
  'await 1; export default Promise.reject(new Error("boom"));',
].map((text) => Buffer.from(text));

describe('any bytes', () => {
  const site = siteTest({ 'content/lib/a.md': goodPage('A') });

  it.each([
    ['docs.config.ts', libConfig],
    ['nav/lib.ts', "export default [{ pathname: '/lib/a' }];\n"],
    ['locales/translations-pt.json', undefined],
    ['redirects.txt', undefined],
  ] as const)(
    'as %s end in a site or in diagnostics',
    async (file, good) => {
      const faults: string[] = [];
      for (const bytes of isWhole || file === 'docs.config.ts' ? [...written, ...drawn] : [written[5]!, drawn[0]!]) {
        site.write(file, bytes);
        const { status, signal, stderr } = await site.run(['build', '--root', site.root, '--out', site.out]);
        const isReported = status === 0 || /^.+ error |^error: /m.test(stderr);
        if (signal || ![0, 1, 2].includes(status ?? -1) || !isReported || /^ {4}at |fault of the engine/m.test(stderr))
          faults.push(`${JSON.stringify(String(bytes))}: ${status} ${stderr.slice(0, 300)}`);
      }
      if (good === undefined) site.remove(file);
      else site.write(file, good);

      expect(faults).toEqual([]);
    },
    120_000,
  );
});
