import { describe, expect, it } from 'vitest';
import { findProductIds } from '../../../../core/model/paths/find-product-ids.ts';

const site = {
  languages: ['en', 'pt'],
  productIds: [{ segment: 'labs', productId: 'lab', categoryId: 'tools' }],
  products: [
    { id: 'joy-ui', name: 'Joy UI', category: 'core', versions: [] },
    { id: 'kit', name: 'Kit', category: 'extra', versions: [] },
    { id: 'plain', name: 'Plain', versions: [] },
  ],
};

describe('product and category: 69', () => {
  it.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/', 'joy-ui', 'core'],
    ['/base-ui/react-button/components-api/', 'base-ui', 'core'],
    ['/system/borders/#a', 'system', 'core'],
    ['/system', 'system', 'core'],
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/getting-started/', 'x-date-pickers', 'x'],
    ['/x/react-charts', 'x-charts', 'x'],
    ['/x/', 'null', 'x'],
    ['/x/react-/', 'null', 'x'],
    ['/x/migration/react-a/', 'null', 'x'],
    ['/toolpad/core/', 'docs', 'docs'],
    ['/docs/', 'docs', 'docs'],
    ['/versions/', 'docs', 'docs'],
    ['/versions', 'docs', 'docs'],
    ['/production-error/?code=1', 'docs', 'docs'],
    ['/experiments/docs/callouts/', 'docs-infra', 'docs'],
    ['/experiments/joy/', 'null', 'null'],
    ['/experiments/', 'null', 'null'],
    ['/pt/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/fr/joy-ui/', 'null', 'null'],
    ['/labs/a/', 'lab', 'tools'],
    ['/kit/a/', 'kit', 'extra'],
    ['/plain/a/', 'plain', 'null'],
    ['/', 'null', 'null'],
    ['', 'null', 'null'],
    ['/unknown/x', 'null', 'null'],
    ['//x', 'null', 'x'],
    ['/X/react-data-grid', 'null', 'null'],
    ['/__proto__/', 'null', 'null'],
    ['/constructor/', 'null', 'null'],
    ['/%E0%A4%A/', 'null', 'null'],
    ['joy-ui', 'joy-ui', 'core'],
  ])('of %j are %s and %s', (path, productId, categoryId) => {
    expect(findProductIds(site, path)).toEqual({ productId, categoryId });
  });

  it.each(['toolpad', 'docs', 'versions', 'production-error'])('of a product named %j are those of the table', (id) => {
    const products = [{ id, name: 'Own', category: 'tools', versions: [] }];

    expect(findProductIds({ ...site, products }, `/${id}/a/`)).toEqual({ productId: 'docs', categoryId: 'docs' });
  });

  it('follow a rule of the site before the table', () => {
    const productIds = [{ segment: 'toolpad', productId: 'toolpad', categoryId: 'apps' }];

    expect(findProductIds({ ...site, productIds }, '/toolpad/')).toEqual({ productId: 'toolpad', categoryId: 'apps' });
  });
});
