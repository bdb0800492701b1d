import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StaleBanner } from '../../../templates/shell/stale-banner.tsx';
import { makePage, makePageProps, makeSite } from '../../make-page.ts';

const site = makeSite({ languages: ['en', 'pt'], base: '/docs/' });
const page = makePage({ language: 'pt', languages: ['en', 'pt'], path: '/pt/joy-ui/react-button/' });

describe('the banner of an outdated translation', () => {
  it('explains the change, and links to the original', () => {
    const html = renderToString(<StaleBanner {...makePageProps({ site, page, isOutdated: true })} />);

    expect(html).toContain('aria-label="Translation status"');
    expect(html).toContain(
      'The original page has changed since it was translated, so this translation may be out of date.',
    );
    expect(html).toContain('<a href="/docs/joy-ui/react-button/" hrefLang="en">Read the original</a>');
  });

  it('is left out on other pages', () => {
    expect(renderToString(<StaleBanner {...makePageProps({ site, page })} />)).toBe('');
  });

  it.each([
    ['Documentation', 2, 'stale-banner stale-banner-with-toc callout callout-warning'],
    ['Tabbed', 3, 'stale-banner stale-banner-with-toc callout callout-warning'],
    ['Documentation', 1, 'stale-banner callout callout-warning'],
    ['Home', 2, 'stale-banner callout callout-warning'],
  ] as const)('is aligned with the text of the page: %s with %d headings', (template, count, classes) => {
    const headings = Array.from({ length: count }, (_, index) => ({ id: `h${index}`, text: 'A', depth: 2 as const }));
    const props = makePageProps({ site, page: { ...page, template }, headings, isOutdated: true });

    expect(renderToString(<StaleBanner {...props} />)).toContain(`<aside class="${classes}"`);
  });
});
