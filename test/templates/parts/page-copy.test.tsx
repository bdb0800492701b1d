import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageCopy } from '../../../templates/parts/page-copy.tsx';
import { makePageProps, makeSite } from '../../make-page.ts';

const openIn = [{ name: 'Helper', href: 'https://helper.example/?q={prompt}&u={url}' }];
const site = makeSite({ copies: { markdown: true, openIn } });

describe('the menu of a copy', () => {
  const html = renderToStaticMarkup(<PageCopy {...makePageProps({ site, copy: '/joy-ui/react-button.md' })} />);

  it('leads to the copy without a script, and hides what needs one', () => {
    expect(html).toContain('<a class="panel-link" href="/joy-ui/react-button.md" type="text/markdown">');
    expect(html).toMatch(
      /<button class="panel-link" type="button" hidden="" data-docs-copy="\/joy-ui\/react-button.md"/,
    );
  });

  it('hands the address of the copy to whoever the site names', () => {
    const [, href = ''] = /href="(https:\/\/helper[^"]*)"/.exec(html) ?? [];
    const query = new URL(href.replaceAll('&amp;', '&')).searchParams;

    expect(query.get('u')).toBe('https://docs.example.com/joy-ui/react-button.md');
    expect(query.get('q')).toContain('https://docs.example.com/joy-ui/react-button.md');
    expect(html).toContain('rel="noopener noreferrer"');
  });

  it('hands nothing over where the site has no address, or names nobody', () => {
    for (const quiet of [
      makeSite({ url: '', copies: site.copies }),
      makeSite({ copies: { ...site.copies, openIn: [] } }),
    ])
      expect(renderToStaticMarkup(<PageCopy {...makePageProps({ site: quiet, copy: '/a.md' })} />)).not.toContain(
        'https:',
      );
  });

  it('is not there for a page without a copy', () => {
    expect(renderToStaticMarkup(<PageCopy {...makePageProps({ site })} />)).toBe('');
  });
});
