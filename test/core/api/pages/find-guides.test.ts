import { describe, expect, it } from 'vitest';
import { findGuides } from '../../../../core/api/pages/find-guides.ts';

describe('the guides of a site', () => {
  const paths = ['/system/start/the-sx-prop/', '/lib/theming/', '/lib/custom/theme-components/', '/other/sx/'];

  it('are found by the names of their pages, those of the product first', () => {
    expect(findGuides(paths, 'lib')).toEqual({
      sx: '/system/start/the-sx-prop/',
      theming: '/lib/custom/theme-components/',
    });
    expect(findGuides(paths, 'other')).toEqual({ sx: '/other/sx/' });
  });

  it('are missing if the site has none', () => {
    expect(findGuides(['/lib/button/'], 'lib')).toEqual({});
  });
});
