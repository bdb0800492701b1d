// The examples of docs/mdx.md and docs/stories.md, built as one site: what is in the pages, in their copies, and in
// the search; and what a save of a file that they import changes.

import { beforeAll, describe, expect, it } from 'vitest';
import { readExample } from '../read-example.ts';
import { exampleSite } from '../example-site.ts';
import { siteTest } from '../site-test.ts';

const site = siteTest(exampleSite({ ...readExample('mdx.md'), ...readExample('stories.md') }));
let plans = '';
let button = '';
beforeAll(async () => {
  await site.build('--strict');
  plans = site.read('acme/plans/index.html');
  button = site.read('acme/button/index.html');
});

describe('a page of MDX', () => {
  it('shows values, and Markdown inside components', () => {
    expect(plans).toMatch(/<h2 id="version">Version 5\.2<a/);
    expect(plans).toContain('A year has 8760 hours.');
    expect(plans).toMatch(/<section class="price"><strong>Pro<\/strong><h3 id="what-is-in-it">What is in it/);
    expect(plans).toContain('<strong>Everything</strong> of the <a href="/acme/free/">free plan</a>');
    expect(plans).toContain('Support within 4 hours');
  });

  it('has colors, callouts, headings and a lead as all pages have them', () => {
    expect(plans).toContain('line-add');
    expect(plans).toMatch(/<aside class="callout callout-warning"[^>]*>[^]*?Mind the version[^]*?version 5\.2/);
    expect(plans).toContain('<a href="#what-is-in-it">What is in it</a>');
    expect(site.read('acme/free/index.html')).toContain(
      '<meta name="description" content="The plan that costs nothing',
    );
    expect(site.read('acme/free/index.html')).toContain('<li>Buttons</li><li>Cards</li>');
  });

  it('has an island for a file that runs in the browser, and no script of the other files', () => {
    expect(plans).toMatch(
      /<span class="island" data-island="Demo" data-docs-on="visible"[^>]*><span class="island-root"/,
    );
    const script = /&quot;module&quot;:&quot;\/(_app\/demos\.[^&]+)&quot;/.exec(plans)?.[1] ?? '';
    expect(site.read(script)).toContain('Pressed');
    expect(site.read(script)).not.toContain('price');
  });

  it('has a copy without code', () => {
    const copy = site.read('acme/plans.md');

    expect(copy).toContain(
      '# Plans\n\n## Version 5.2\n\nA year has 8760 hours.\n\n### What is in it\n\n- **Everything**',
    );
    expect(copy).not.toMatch(/import|<Price|<Counter/);
  });

  it('changes with the files that it imports', async () => {
    site.write('content/acme/Price.tsx', readExample('mdx.md')['content/acme/Price.tsx']!.replace('"price"', '"cost"'));
    await site.build();

    expect(site.read('acme/plans/index.html')).toContain('<section class="cost">');
  });
});

describe('a story', () => {
  const codes = () =>
    [...button.matchAll(/class="demo-preview" data-docs-variants="(TS JS|TS)"[^]*?<code[^>]*>([^]*?)<\/code>/g)].map(
      ([, , code = '']) =>
        code
          .replace(/<[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .trim(),
    );

  it('is drawn with its args, inside its decorators', () => {
    expect(button).toMatch(
      /data-docs-key="ButtonPrimary\/system"[^>]*><div class="frame"><button type="button" class="button primary small"/,
    );
    expect(button).toMatch(/data-docs-key="ButtonWithIcon\/system"[^>]*>[^]*?<b>\*<\/b>/);
  });

  it('shows the code that a reader wants', () => {
    expect(codes()).toEqual([
      '<Button label="Save" primary />',
      '<Button label="Save" primary />',
      '<Button label="Save" primary icon={star} />',
      '<Button label={`Saved ${count} times`} onClick={() => setCount(count + 1)} />',
    ]);
    expect(site.read('acme/button.md')).toContain(
      'import { Button } from \'./Button\';\n\nconst star = <b>*</b>;\n\nexport default function WithIcon() {\n  return <Button label="Save" primary icon={star} />;\n}\n',
    );
  });

  it('is shown below its name where a whole file is shown', () => {
    expect([...button.matchAll(/<h3 id="(story-\w+)">([^<]*)/g)].map(([, id, text]) => [id, text])).toEqual([
      ['story-buttonprimary', 'Primary'],
      ['story-buttonwithicon', 'With icon'],
      ['story-buttoncounting', 'One that counts'],
    ]);
    expect(button).toContain('<p>The one action of a view.</p>');
    expect(button).toMatch(/href="#more">More<\/a><\/li><li class="toc-3"><a href="#story-buttonprimary"/);
  });
});
