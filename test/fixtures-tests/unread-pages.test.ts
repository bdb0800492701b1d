import { describe, expect, it } from 'vitest';
import { siteTest, type SiteFileTexts } from '../site-test.ts';

const settings = (more: string) =>
  `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], ${more} };\n`;
const head = '# Z\n\n<p class="description">Z.</p>\n\n';

async function warningsOf(files: SiteFileTexts): Promise<readonly string[]> {
  const { lines } = await siteTest(files).buildAndFail();
  return lines.map((line) => line.replace(/^\S*site\//, '').split('  ')[0] ?? '');
}

describe('a link to a section of a page that cannot be read', () => {
  it.each<[string, string, SiteFileTexts, string]>([
    [
      'is no UTF-8',
      'y.md',
      { 'content/lib/y.md': Buffer.from('# Y\n\n## \xd6\xd0\n', 'latin1') },
      ':3:4 error not-utf8',
    ],
    [
      'is too large',
      'y.md',
      {
        'docs.config.ts': settings('limits: { pageBytes: 300 }'),
        'content/lib/y.md': `# Y\n\n## 中\n\n${'a '.repeat(300)}`,
      },
      ':1:1 error page-too-large',
    ],
    [
      'is nested too deeply',
      'y.md',
      { 'content/lib/y.md': `# Y\n\n## 中\n\n${'>'.repeat(300)} a\n` },
      ':5:1 error markdown-too-deep',
    ],
    [
      'is MDX with a fault',
      'y.mdx',
      { 'docs.config.ts': settings('markdown: { mdx: true }'), 'content/lib/y.mdx': '# Y\n\n## 中\n\n{x\n' },
      ':6:1 error mdx-syntax',
    ],
  ])('is not reported where the page %s', async (_, name, files, fault) => {
    const links = `[a](/lib/y/#中) [b](./${name}#中) [c](/lib/y/#other)\n`;

    expect(
      await warningsOf({
        ...files,
        'nav/lib.ts': "export default [{ pathname: '/lib/y/' }, { pathname: '/lib/z/' }];\n",
        'content/lib/z.md': `${head}${links}`,
      }),
    ).toEqual([`content/lib/${name}${fault}`]);
  });

  it('is not reported in a translation either, while broken links to other pages are', async () => {
    const files = {
      'docs.config.ts': settings("languages: ['en', 'zh'], i18n: { fallback: true }"),
      'nav/lib.ts': "export default [{ pathname: '/lib/y/' }, { pathname: '/lib/z/' }];\n",
      'content/lib/y.md': '# Y\n\n<p class="description">Y.</p>\n\n## One\n',
      'content/lib/y.zh.md': Buffer.from('# Y\n\n## \xd6\xd0\n', 'latin1'),
      'content/lib/z.md': `${head}[a](/lib/y/#one) [b](/lib/y/#two) [c](./y.md#one)\n`,
    };

    expect((await warningsOf(files)).filter((line) => !line.includes('translation'))).toEqual([
      'content/lib/y.zh.md:3:4 error not-utf8',
      'content/lib/z.md:5:18 warning anchor-broken',
    ]);
  });
});
