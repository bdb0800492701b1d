import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SideMenu } from '../../../templates/menus/side-menu.tsx';
import { makePageProps } from '../../make-page.ts';

const draw = (productPaths: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(<SideMenu {...makePageProps({ productPaths })} />);

describe('the bar of the drawer', () => {
  it('names the product, and links to the others', () => {
    const html = draw({ 'joy-ui': '/joy-ui/', system: '/system/' });

    expect(html).toMatch(/<details class="drawer-products"><summary>Joy UI</);
    expect(html).toContain('<a class="panel-link" href="/joy-ui/" aria-current="true">Joy UI</a>');
    expect(html).toContain('<a class="panel-link" href="/system/">System</a>');
  });

  it('is only a name if no other product has a page', () => {
    expect(draw({ 'joy-ui': '/joy-ui/' })).toContain('<div class="drawer-bar"><span>Joy UI</span>');
  });
});
