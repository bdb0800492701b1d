import { describe, expect, it } from 'vitest';
import { renderApiManifests } from '../../../../core/api/pages/render-api-manifests.ts';
import { makePlace } from './api-entries.ts';

describe('renderApiManifests', () => {
  it('writes one file for each product, with the path of each entry', () => {
    const reference = { product: 'lib', packageName: 'lib', version: '1.0.0', entries: [], symbols: [] };
    const [file, ...others] = renderApiManifests([reference, { ...reference, packageName: 'lab', version: '2.0.0' }], {
      places: [makePlace({ name: 'Button' })],
    });

    expect(others).toEqual([]);
    expect(file?.file).toBe('api-docs/lib.json');
    expect(JSON.parse(String(file?.contents))).toMatchObject({
      product: 'lib',
      packages: [
        { name: 'lib', version: '1.0.0' },
        { name: 'lab', version: '2.0.0' },
      ],
      entries: [{ name: 'Button', kind: 'component', packageName: 'lib', path: '/lib/api/button/' }],
    });
  });
});
