// Torture table, section G: texts of a site in the files that programs read.

import { beforeAll, describe, expect, it } from 'vitest';
import { isWellFormedXml } from '../is-well-formed-xml.ts';
import { siteTest } from '../site-test.ts';
import { listElements } from './list-elements.ts';

const titles = {
  plain: 'Plain',
  script: '</ScRiPt ><img src=x onerror=alert(1)>',
  comment: '<!--<script>',
  separators: 'a\u2028b\u2029c ]]> d',
  xml: 'A & B < C',
  quote: '"><script>',
};

describe('torture of texts', () => {
  const head = (title: string) =>
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(`Says ${title}`)}\n---\n\nText.\n`;
  const site = siteTest({
    ...Object.fromEntries(Object.entries(titles).map(([name, title]) => [`content/lib/${name}.md`, head(title)])),
    ...Object.fromEntries(
      Object.entries(titles).map(([name, title]) => [
        `content/blog/${name}.md`,
        head(title).replace('---\n\n', 'date: 2024-01-31\nauthors: [ana]\ntags: [News]\n---\n\n'),
      ]),
    ),
  });
  beforeAll(async () => {
    await site.build();
  });
  const elements = (name: string, family = 'lib') => listElements(site.read(`${family}/${name}/index.html`));
  const count = (name: string, tag: string, family?: string) =>
    elements(name, family).filter((element) => element.tag === tag).length;

  it.each(Object.keys(titles))('125*, 126, 127, 142: the title "%s" stays text on its page', (name) => {
    for (const family of ['lib', 'blog']) {
      expect(count(name, 'script', family)).toBe(count('plain', 'script', family));
      expect(count(name, 'img', family)).toBe(count('plain', 'img', family));
      expect(count(name, 'main', family)).toBe(1);
      expect(count(name, 'footer', family)).toBe(count('plain', 'footer', family));
    }
  });

  it.each(Object.entries(titles))(
    '125*, 142: the page "%s" has its title in the tab of the browser and in its head',
    (name, title) => {
      const found = elements(name);

      expect(found.find(({ tag }) => tag === 'title')?.text).toContain(title);
      expect(found.find(({ attributes }) => attributes.name === 'description')?.attributes.content).toBe(
        `Says ${title}`,
      );
    },
  );

  it('125*: what scripts read as JSON is JSON', () => {
    const payloads = Object.keys(titles)
      .flatMap((name) => [...elements(name), ...elements(name, 'blog')])
      .filter(({ tag, attributes }) => tag === 'script' && /json/.test(attributes.type ?? ''));

    const texts = payloads.map(({ text }) => JSON.stringify(JSON.parse(text) as unknown));
    // Each title comes back as it was written.
    const lost = Object.values(titles).filter(
      (title) => !texts.some((text) => text.includes(JSON.stringify(title).slice(1, -1))),
    );

    expect(lost).toEqual([]);
  });

  it('141: the site map and the feed are well-formed, with full addresses', () => {
    const [map, feed] = [site.read('sitemap.xml'), site.read('feed/blog/rss.xml')];
    const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

    expect([isWellFormedXml(map), isWellFormedXml(feed)]).toEqual([true, true]);
    expect(addresses.filter((address) => !address.startsWith('https://docs.example.com/'))).toEqual([]);
    expect(addresses).toEqual([...new Set(addresses)].sort());
  });

  it('142: an empty title is an error', async () => {
    const empty = siteTest({ 'content/lib/a.md': '---\ntitle: ""\ndescription: Says it.\n---\n\nText.\n' });

    expect((await empty.buildAndFail()).lines.join()).toMatch(/error (title-missing|front-matter-type) /);
  });
});
