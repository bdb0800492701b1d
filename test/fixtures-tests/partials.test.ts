// Pages that include a file of the site: what they show, and that they are made again when the file changes.

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

describe('what is wrong in a partial', () => {
  it('is reported in the file and at the line of the partial, beside faults of the page itself', async () => {
    const site = siteTest({
      'content/index.md': goodPage('Home'),
      'content/lib/a.md': goodPage('A', '{{"include": "partials/a.md"}}\n\n[Nowhere](/nowhere/)'),
      'content/lib/b.md': goodPage('B', '- x\n\n  {{"include": "partials/b.md"}}'),
      'content/lib/c.md': goodPage('C', '{{"include": "partials/out.md"}}\n\n{{"include": "partials/gone.md"}}'),
      'content/lib/d.md': goodPage('D', '{{"include": "partials/c.md"}}'),
      'partials/a.md': '---\nnote: x\n---\n\nText.\n\n- See [B](/lib/bb/).\n\n{{"include": "./c.md"}}\n',
      'partials/b.md': 'Text.\n\n:::info\nOpen.\n\n{{"include": "./cc.md"}}\n',
      'partials/c.md': '#### Deep\n\n```tsx\nconst open = true;\n',
    });
    symlinkSync('/etc/hostname', join(site.root, 'partials/out.md'));
    symlinkSync('gone.md', join(site.root, 'partials/gone.md'));

    expect((await site.buildAndFail()).lines).toEqual([
      'content/lib/a.md:7:1 error link-broken  No page has the path "/nowhere/". Correct the path, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.',
      'content/lib/c.md:5:1 error include-missing  "partials/out.md" is a link that leads out of the folder of the site. Put a copy of the file in its place.',
      'content/lib/c.md:7:1 error include-missing  "partials/gone.md" is not a file that can be read. Put a Markdown file in its place.',
      'partials/a.md:7:7 error link-broken  No page has the path "/lib/bb/". Did you mean "/lib/b/"?',
      'partials/b.md:3:1 error callout-unclosed  Nothing closes the callout ":::info". Write ":::" on a line of its own after the text of the callout.',
      'partials/b.md:6:1 error include-missing  There is no file "./cc.md" in this site. Did you mean "partials/c.md"?',
      'partials/c.md:1:1 warning heading-order  The heading "Deep" skips a level: it is an h4 under the title. Write it with "##", or put a heading of the level in between before it.',
      'partials/c.md:3:1 warning fence-unclosed  Nothing closes this fence, so everything below it is code. Write "```" on a line of its own after the code.',
    ]);
  });
});

describe('a partial of two pages', () => {
  it('is in both with their own values, and changes with its file', async () => {
    const site = siteTest({
      'content/index.md': goodPage('Home'),
      'content/lib/a.md': goodPage('A', '{{"include": "partials/install.md", "package": "first"}}'),
      'content/lib/b.md': goodPage('B', '{{"include": "../../partials/install.md", "package": "second"}}'),
      'content/lib/c.md': goodPage('C'),
      'partials/install.md': 'Install **{package}**.\n',
    });
    await site.build();

    expect(site.read('lib/a/index.html')).toContain('<p>Install <strong>first</strong>.</p>');
    expect(site.read('lib/b.md')).toContain('Install **second**.');

    site.write('partials/install.md', 'Add {package}.\n');
    expect(await site.rewritten(() => site.build())).toEqual(expect.arrayContaining(['lib/a/index.html', 'lib/b.md']));
    expect(site.read('lib/a/index.html')).toContain('<p>Add first.</p>');
  });

  it('stops the build at its marker where it is missing, and is found once it exists', async () => {
    const site = siteTest({
      'content/index.md': goodPage('Home'),
      'content/lib/a.md': goodPage('A', '{{"include": "partials/instal.md"}}'),
      'partials/install.md': 'Text.\n',
    });

    expect((await site.buildAndFail()).lines).toEqual([
      'content/lib/a.md:5:1 error include-missing  There is no file "partials/instal.md" in this site. Did you mean "partials/install.md"?',
    ]);
    site.write('partials/instal.md', 'There.\n');
    await site.build();
    expect(site.read('lib/a/index.html')).toContain('There.');
  });
});
