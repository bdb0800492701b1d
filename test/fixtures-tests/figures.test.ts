// docs build on a site with pictures, formulas and diagrams: what lies in the output, what a second build does,
// and what the copies of pages say.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { goodPage, siteTest } from '../site-test.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><rect width="600" height="200"/></svg>';

const site = siteTest({
  'docs.config.ts':
    "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, base: '/sub/', products: [{ id: 'lib', name: 'Lib' }], markdown: { math: true, mermaid: true } };\n",
  'content/lib/a.md': goodPage('A', 'Text ![One](./one.png) and $x$.\n\n```mermaid\ngraph TD\n  a --> b\n```'),
  'content/lib/b.md': goodPage('B', '![One](./one.png)\n\n![Two](/two.png)\n\n![Pair](./pair.light.svg)'),
  'content/lib/plain.md': goodPage('Plain'),
  'content/lib/pair.light.svg': drawing,
  'content/lib/pair.dark.svg': drawing,
});

const pictures = () => site.outputFiles().filter((file) => /^_app\/(?:one|two|pair)/.test(file));

beforeAll(async () => {
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: '#08f' } });
  site.write('content/lib/one.png', await picture.png().toBuffer());
  site.write('public/two.png', await picture.png().toBuffer());
  await site.build();
});

describe('a picture of a page', () => {
  it('has its size, a modern format and a file of its own', () => {
    expect(site.read('lib/a/index.html')).toMatch(
      /<a class="zoom" href="\/sub\/_app\/one\.\w+\.png"[^>]*><picture><source type="image\/webp" srcset="\/sub\/_app\/one\.\w+-400\.webp 400w, [^"]+"[^>]*><img src="\/sub\/_app\/one\.\w+\.png" alt="One" loading="eager" decoding="async" width="900" height="300"><\/picture><\/a>/,
    );
  });

  it('is one file, however many pages show it, and stays where it is in public/', () => {
    expect(pictures().map((file) => file.replace(/\.\w{10}/, ''))).toEqual([
      '_app/one-400.webp',
      '_app/one-900.webp',
      '_app/one.png',
      '_app/pair-dark.svg',
      '_app/pair-light.svg',
      '_app/two-400.webp',
      '_app/two-900.webp',
    ]);
    expect(site.read('lib/b/index.html')).toContain('src="/sub/two.png"');
  });

  it('is at the address that the copy of the page names', () => {
    const [, file = ''] = /!\[One\]\(https:\/\/docs\.example\.com\/sub\/([^)]+)\)/.exec(site.read('lib/a.md')) ?? [];

    expect(existsSync(join(site.out, file))).toBe(true);
    expect(site.read('lib/b.md')).toContain('![Two](https://docs.example.com/sub/two.png)');
  });

  it.runIf(isEvery)(
    'is encoded once: a second build does nothing, and a changed page takes it from the store',
    async () => {
      expect((await site.build()).stdout).toContain('0 files written');
      const before = statSync(join(site.root, '.vitrine/pictures')).mtimeMs;
      site.write('content/lib/a.md', `${goodPage('A', 'More ![One](./one.png) and $x$.')}`);
      await site.build();

      expect(statSync(join(site.root, '.vitrine/pictures')).mtimeMs).toBe(before);
      expect(site.read('lib/a/index.html')).toContain('alt="One"');
    },
  );

  it('that has changed is drawn anew on each page that shows it', async () => {
    const before = site.read('lib/b/index.html');
    site.write('content/lib/pair.dark.svg', drawing.replace('600 200', '300 200'));
    await site.build();

    expect(site.read('lib/b/index.html')).not.toBe(before);
    expect(site.read('lib/b/index.html')).toContain('width="300" height="200"');
  });
});

describe('a page', () => {
  it('loads the styles and the script of figures only where it has figures', () => {
    expect(site.read('lib/b/index.html')).toMatch(
      /_app\/extras\.\w+\.css[^]*<script defer="" src="\/sub\/_app\/zoom\./,
    );
    expect(site.read('lib/plain/index.html')).not.toMatch(/extras\.|zoom\./);
  });
});

describe('a diagram and a formula', () => {
  it('are drawn in the page, and written in its copy', async () => {
    site.write('content/lib/a.md', goodPage('A', 'Let $x$ be.\n\n```mermaid\ngraph TD\n  a --> b\n```'));
    await site.build();

    expect(site.read('lib/a/index.html')).toContain('Let <math><mi>x</mi></math> be.');
    expect(site.read('lib/a/index.html')).toContain('<figure class="diagram">');
    expect(site.read('lib/a.md')).toContain('Let $x$ be.\n\n```mermaid\ngraph TD\n  a --> b\n```');
  });
});

describe('a heavy picture', () => {
  it('is reported with its size, and the size that it could have, in any format', async () => {
    const heavy = siteTest({
      'docs.config.ts':
        "export default { title: 'Test', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n",
      'content/lib/a.md': goodPage(
        'A',
        '![Raw](./raw.png)\n\n![Film](./film.gif)\n\n![Public](/raw.png)\n\n![Light](./light.png)',
      ),
    });
    const raw = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#08f' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const frame = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#08f' } })
      .gif()
      .toBuffer();
    const end = frame.length - 1;
    // Two frames make a film, and what follows its end weighs.
    const image = frame.subarray(frame.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])), end);
    const film = Buffer.concat([frame.subarray(0, end), image, frame.subarray(end), Buffer.alloc(1_200_000)]);
    heavy.write('content/lib/raw.png', raw);
    heavy.write('public/raw.png', raw);
    heavy.write('content/lib/film.gif', film);
    heavy.write('content/lib/light.png', await sharp(raw).png().toBuffer());

    const { lines } = await heavy.build();

    expect(lines.filter((line) => line.includes('image-heavy'))).toEqual([
      expect.stringMatching(
        /a\.md:5:1 warning image-heavy {2}The picture "content\/lib\/raw\.png" weighs 1\.4 MB, which readers load when they enlarge it; as WebP, 1000 pixels wide, it weighs [\d.]+ k?B\. Save it as WebP/,
      ),
      expect.stringMatching(
        /a\.md:7:1 warning image-heavy {2}The picture "content\/lib\/film\.gif" weighs 1\.1 MB, .* Make it a video/,
      ),
      expect.stringMatching(
        /a\.md:9:1 warning image-heavy {2}The picture "public\/raw\.png" weighs 1\.4 MB, .* as WebP/,
      ),
    ]);
  });
});
