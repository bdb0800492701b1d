// Pages that include a file of the site: what they show, and that a change of the file is one of theirs.

import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

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

  it('that is missing stops the build at its marker, and is found when it comes', async () => {
    const site = siteTest({
      'content/index.md': goodPage('Home'),
      'content/lib/a.md': goodPage('A', '{{"include": "partials/instal.md"}}'),
      'partials/install.md': 'Text.\n',
    });

    expect((await site.buildAndFail()).lines).toEqual([
      'content/lib/a.md:5:1 error include-missing  No file of this site is "partials/instal.md". Did you mean "partials/install.md"?',
    ]);
    site.write('partials/instal.md', 'There.\n');
    await site.build();
    expect(site.read('lib/a/index.html')).toContain('There.');
  });
});
