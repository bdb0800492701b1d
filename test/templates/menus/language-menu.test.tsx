import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageMenu } from '../../../templates/menus/language-menu.tsx';
import { makePage, makePageProps, makeSite } from '../../make-page.ts';

const languages = ['en', 'pt', 'ar'];
const site = makeSite({ languages, base: '/docs/' });

function draw(page: Parameters<typeof makePage>[0], facts = site): string {
  return renderToString(
    <LanguageMenu {...makePageProps({ site: facts, page: makePage(page), userLanguage: page?.language ?? 'en' })} />,
  );
}

describe('the language menu', () => {
  it('shows the own name of each language, with its direction, and links to the page in that language: 185', () => {
    const html = draw({ languages, language: 'pt', path: '/pt/joy-ui/react-button/' });

    expect(html).toContain(
      '<a class="panel-link" href="/docs/joy-ui/react-button/" hrefLang="en"><span class="panel-title" lang="en" dir="ltr">English</span></a>',
    );
    expect(html).toContain(
      '<a class="panel-link" href="/docs/pt/joy-ui/react-button/" hrefLang="pt" aria-current="true"><span class="panel-title" lang="pt" dir="ltr">Português</span></a>',
    );
    expect(html).toContain(
      '<a class="panel-link" href="/docs/ar/joy-ui/react-button/" hrefLang="ar"><span class="panel-title" lang="ar" dir="rtl">العربية</span></a>',
    );
    expect(html).toContain('aria-label="Português, choose a language"');
  });

  it('shows languages without the page as text', () => {
    const html = draw({ languages: ['en', 'pt'] });

    expect(html).toMatch(
      /<span class="panel-link panel-absent"><span class="panel-title" lang="ar" dir="rtl">العربية<\/span><span class="panel-text">This page is not translated yet<\/span><\/span>/,
    );
    expect(html).not.toContain('/docs/ar/');
  });

  it.each(['/blog/', '/blog/a/', '/blog/tags/news/'])(
    'links from %s, which has one language, to the start pages of the others',
    (path) => {
      const html = draw({ path, canonicalPath: path, languages: ['en'] });

      expect(html).toContain(`<a class="panel-link" href="/docs${path}" hrefLang="en" aria-current="true">`);
      expect(html).toContain('<a class="panel-link panel-absent" href="/docs/pt/" hrefLang="pt">');
      expect(html).toContain('<a class="panel-link panel-absent" href="/docs/ar/" hrefLang="ar">');
      expect(html.match(/This page is not translated yet/g)).toHaveLength(2);
    },
  );

  it('is omitted on a site with one language, and on the 404 page', () => {
    expect(draw({}, makeSite({ languages: ['en'] }))).toBe('');
    expect(draw({ path: '/404.html', canonicalPath: '/404.html', template: 'NotFound' })).toBe('');
  });
});
