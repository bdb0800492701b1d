import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProductMenu } from '../../../templates/menus/product-menu.tsx';
import { makePageProps, makeProduct, makeSite } from '../../make-page.ts';

const kit = makeProduct({ id: 'kit', name: 'Kit' });

function draw(title: string, siteLinks: { title: string; path: string }[] = []): string {
  const props = makePageProps({
    site: makeSite({ title, products: [kit] }),
    productPaths: { kit: '/kit/' },
    siteLinks,
  });
  return renderToStaticMarkup(<ProductMenu {...props} product={kit} />);
}

describe('the product menu of a site with one product', () => {
  it('names the product beside the name of the site', () => {
    expect(draw('Acme')).toContain('<span class="switch-text">Kit</span>');
  });

  it('is left out if the site has the name of the product and no other pages', () => {
    expect(draw('Kit')).toBe('');
  });

  it('still leads to the other pages of such a site', () => {
    expect(draw('Kit', [{ title: 'Blog', path: '/blog/' }])).toContain('href="/blog/"');
  });

  it('names the list of other pages, which are no products', () => {
    expect(draw('Acme', [{ title: 'Blog', path: '/blog/' }])).toMatch(
      /<ul class="panel-list">[^]*>Kit<[^]*<ul class="panel-list panel-more" aria-label="More pages">[^]*>Blog</,
    );
  });
});
