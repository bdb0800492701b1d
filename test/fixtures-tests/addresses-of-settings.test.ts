// Every address that settings may hold, as addresses of one server that records its requests: there are
// none while a site is built, checked or served.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configShape } from '../../core/model/schema/config-shape.ts';
import type { Shape } from '../../core/model/schema/shape.ts';
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest } from '../site-test.ts';
import { watchTest } from '../watch-test.ts';

/** Texts of the settings that are no address: names, words, files of the site and colors. */
const noAddress = new Set(
  (
    'title base description languages[] defaultLanguage products[].id products[].name products[].category products[].packageName ' +
    'products[].version products[].description products[].versions[].text products[].versions[].base ' +
    'products[].versions[].date productIds[].segment productIds[].productId productIds[].categoryId ' +
    'api[].product api[].packageName api[].before api[].history[] demos.wrapper demos.wrapper{} demos.dark demos.dark{} ' +
    'demos.alias{} demos.dependencies{} sources{} blog.authors{}.name blog.tags[] cards.fonts[] budgets{} license.dataGrid ' +
    'copies.openIn[].name theme.accent theme.accent.light theme.accent.dark theme.tokens{} theme.tokens{}.light ' +
    'theme.tokens{}.dark theme.fonts.body theme.fonts.heading theme.fonts.code styles styles[] logo logo.light ' +
    'logo.dark logo.alt favicon ' +
    ['body', 'heading', 'code']
      .flatMap((font) =>
        ['', '[]'].flatMap((each) =>
          ['family', 'src', 'weight', 'unicodeRange'].map((key) => `theme.fonts.${font}${each}.${key}`),
        ),
      )
      .join(' ')
  ).split(' '),
);

/** Names each text that a value of a shape may hold. */
function listTexts(shape: Shape, path = ''): string[] {
  switch (shape.kind) {
    case 'text':
      return [path];
    case 'list':
      return listTexts(shape.of, `${path}[]`);
    case 'record':
      return listTexts(shape.of, `${path}{}`);
    case 'union':
      return shape.of.flatMap((each) => listTexts(each, path));
    case 'object':
      return Object.entries({ ...shape.required, ...shape.optional }).flatMap(([key, each]) =>
        listTexts(each, path ? `${path}.${key}` : key),
      );
    default:
      return [];
  }
}

/** Finds the value under such a name. */
function readAt(value: unknown, path: string): unknown {
  return path
    .replaceAll('{}', '.*')
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>((held, key) => {
      if (typeof held !== 'object' || held === null) return undefined;
      return key === '*' ? Object.values(held)[0] : Reflect.get(held, key);
    }, value);
}

describe('point 6: the addresses of the settings', () => {
  const asked: string[] = [];
  const collector = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.end();
  });
  collector.on('upgrade', ({ url }, socket) => {
    asked.push(`UPGRADE ${url}`);
    socket.destroy();
  });
  let address: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterAll(() => void collector.close());

  const settings = () => ({
    title: 'Test',
    // Another name of the same server, as links to the site's own address are paths of it.
    url: address.replace('127.0.0.1', 'localhost'),
    products: [
      {
        id: 'lib',
        name: 'Lib',
        repository: `${address}/lib`,
        versions: [
          {
            text: '1',
            current: true,
            href: `${address}/versions/1/`,
            notes: `${address}/notes/1/`,
            migration: `${address}/migration/1/`,
          },
          { text: '2', href: `${address}/versions/2/` },
        ],
      },
    ],
    api: [{ product: 'lib', packageName: 'tiny', source: `${address}/source/{file}` }],
    demos: { define: { 'process.env.HOST': `${address}/define` } },
    links: { ignore: [`${address}/ignored/**`] },
    markdown: { iframeHosts: [new URL(address).host] },
    copies: { openIn: [{ name: 'Open', href: `${address}/open?q={prompt}` }] },
    analytics: { gtag: `G-1#${address}`, endpoint: `${address}/visits` },
    feedback: { endpoint: `${address}/votes` },
    blog: { authors: { ann: { name: 'Ann', avatar: `${address}/ann.png`, github: `${address}/ann` } } },
    security: {
      sources: { 'connect-src': [address], 'img-src': [address], 'script-src': [address] },
      frameAncestors: [address],
    },
    fonts: { icons: `${address}/icons.css` },
    versions: { address: `${address}/versions.json` },
    editUrl: `${address}/edit/{file}`,
    repository: `${address}/repository`,
  });

  it('are all listed in this test', () => {
    const missing = [...new Set(listTexts(configShape))].filter(
      (path) => !noAddress.has(path) && !String(readAt(settings(), path)).includes(new URL(address).port),
    );

    expect(missing).toEqual([]);
    expect([...noAddress].filter((path) => !listTexts(configShape).includes(path))).toEqual([]);
  });

  it.runIf(isEvery)('are not requested by a build, a check, a server, a search or a save', async () => {
    const { gtag: _, ...analytics } = settings().analytics;
    const links = `[away](${address}/away/) ![far](${address}/far.png)\n\n<iframe src="${address}/frame" title="Frame"></iframe>`;
    const site = siteTest({
      'docs.config.ts': `export default ${JSON.stringify({ ...settings(), analytics })};\n`,
      'nav/lib.ts': `export default [{ pathname: '/lib/a/' }, { pathname: '${address}/tree/', title: 'Away' }];\n`,
      'redirects.txt': `/old/ ${address}/new/ 301\n`,
      'content/lib/a.md': `---\nimage: ${address}/image.png\n---\n${goodPage('A', links)}`,
      'content/blog/post.md': `---\ntitle: Post\ndate: 2026-01-31\nauthors: [ann]\n---\n${goodPage('Post', links)}`,
      'node_modules/tiny/package.json': JSON.stringify({
        name: 'tiny',
        version: '1.0.0',
        types: 'index.d.ts',
        main: 'index.js',
        homepage: address,
        repository: `${address}/tiny.git`,
      }),
      'node_modules/tiny/index.js': 'exports.tiny = 1;\n',
      'node_modules/tiny/index.d.ts': '/** A number. */\nexport declare const tiny: number;\n',
    });

    const built = await site.build();
    const named = site.read('lib/a/index.html').split(address).length - 1;
    const statuses = [
      (await site.run(['check', '--root', site.root, '--out', site.out])).status,
      (await site.run(['search', 'away', '--root', site.root, '--out', site.out])).status,
      (await site.run(['headers', 'nginx', '--root', site.root, '--out', site.out])).status,
    ];
    const watched = await watchTest(site);
    const served = await Promise.all(['/lib/a/', '/blog/', '/versions/', '/old/'].map((path) => watched.read(path)));
    site.write('content/lib/a.md', goodPage('A', `[away](${address}/other/)`));
    await expect
      .poll(async () => (await watched.read('/lib/a/')).text.includes('/other/'), { timeout: 20_000 })
      .toBe(true);
    await watched.stop();

    expect(built.lines.filter((line) => line.includes(' error '))).toEqual([]);
    expect(named).toBeGreaterThan(8);
    expect(statuses).toEqual([0, 0, 0]);
    expect(served[0]?.status).toBe(200);
    expect(asked).toEqual([]);
    await fetch(`${address}/heard/`);
    expect(asked).toEqual(['GET /heard/']);
  });
});
