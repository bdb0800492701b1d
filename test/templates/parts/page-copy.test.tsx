import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageCopy } from '../../../templates/parts/page-copy.tsx';
import { makePageProps, makeSite } from '../../make-page.ts';

const openIn = [{ name: 'Helper', href: 'https://helper.example/?q={prompt}&u={url}' }];
const site = makeSite({ copies: { markdown: true, openIn } });

describe('the menu of a copy', () => {
  const html = renderToStaticMarkup(<PageCopy {...makePageProps({ site, copy: '/joy-ui/react-button.md' })} />);

  it('links to the copy without a script, and hides the button that needs one', () => {
    expect(html).toContain('<a class="panel-link" href="/joy-ui/react-button.md" type="text/markdown">');
    expect(html).toMatch(
      /<button class="panel-link" type="button" hidden="" data-docs-copy="\/joy-ui\/react-button.md"/,
    );
  });

  it('links to the configured services with the address of the copy', () => {
    const [, href = ''] = /href="(https:\/\/helper[^"]*)"/.exec(html) ?? [];
    const query = new URL(href.replaceAll('&amp;', '&')).searchParams;

    expect(query.get('u')).toBe('https://docs.example.com/joy-ui/react-button.md');
    expect(query.get('q')).toContain('https://docs.example.com/joy-ui/react-button.md');
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it('has no links to services if the site has no address, or configures none', () => {
    for (const quiet of [
      makeSite({ url: '', copies: site.copies }),
      makeSite({ copies: { ...site.copies, openIn: [] } }),
    ])
      expect(renderToStaticMarkup(<PageCopy {...makePageProps({ site: quiet, copy: '/a.md' })} />)).not.toContain(
        'https:',
      );
  });

  it('is left out for a page without a copy', () => {
    expect(renderToStaticMarkup(<PageCopy {...makePageProps({ site })} />)).toBe('');
  });
});
