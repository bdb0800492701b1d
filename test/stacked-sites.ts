// Two versions of one small site, for one host: the current one at its root, and one before it at /v5/,
// whose own settings know nothing of the other.

import { join } from 'node:path';
import { goodPage, siteTest, type SiteTest } from './site-test.ts';

/** The settings of the current version. */
const settings = `export default {
  title: 'Test', url: 'https://docs.example.com', cards: { draw: false },
  products: [{
    id: 'lib', name: 'Lib',
    versions: [
      { text: 'v6.1.0', base: '/', status: 'current', date: '2026-01-31', notes: '/lib/news/' },
      { text: 'v5.9.0', base: '/v5/', status: 'maintained', date: '2025-01-31' },
      { text: 'v4', href: 'https://v4.example.com/', status: 'ended' },
      { text: 'View all versions', href: '/versions/' },
    ],
  }],
};\n`;

/** Two sites that share a host, and where its root lies. */
interface StackedSites {
  readonly current: SiteTest;
  readonly old: SiteTest;
  /** The folder of the host. */
  readonly folder: string;
  /** Builds the old version into its place. */
  readonly buildOld: (...flags: string[]) => Promise<void>;
}

/** Writes both sites, and builds neither. */
export function stackedSites(): StackedSites {
  const tree = (...pages: string[]) =>
    `export default [${pages.map((page) => `{ pathname: '/lib/${page}/' }`).join(', ')}];\n`;
  const current = siteTest({
    'docs.config.ts': settings,
    'nav/lib.ts': tree('button', 'news'),
    'content/lib/button.md': goodPage('Button', 'The [old one](/v5/lib/button/).'),
    'content/lib/news.md': goodPage('News'),
    'content/versions.md': goodPage('Versions'),
  });
  const old = siteTest({
    'docs.config.ts':
      "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, versions: {}, products: [{ id: 'lib', name: 'Lib', versions: [{ text: 'v5.9.0', current: true }] }] };\n",
    'nav/lib.ts': tree('button', 'gone'),
    'content/lib/button.md': goodPage('Button'),
    'content/lib/gone.md': goodPage('Gone'),
    'content/versions.md': goodPage('Versions'),
  });

  return {
    current,
    old,
    folder: current.out,
    async buildOld(...flags) {
      const out = join(current.out, 'v5');
      const { status, stderr } = await old.run(['build', '--root', old.root, '--out', out, '--base', '/v5/', ...flags]);
      if (status !== 0) throw new Error(stderr);
    },
  };
}
