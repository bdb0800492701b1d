import { describe, expect, it } from 'vitest';
import { renderManifest } from '../../../../core/publish/seo/render-manifest.ts';
import { makeSite } from '../../../make-page.ts';

describe('the manifest', () => {
  it('describes the site and its start page', () => {
    expect(JSON.parse(renderManifest(makeSite({ base: '/docs/' }), { icon: '/docs/favicon.svg' }))).toEqual({
      id: '/docs/',
      name: 'Vitrine',
      short_name: 'Vitrine',
      description: 'Components on display',
      lang: 'en',
      start_url: '/docs/',
      scope: '/docs/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#0072e5',
      icons: [{ src: '/docs/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    });
  });

  it('leaves out what the site does not have', () => {
    const manifest = JSON.parse(renderManifest(makeSite({ description: '', title: 'A & B "< C' })));

    expect(manifest).toMatchObject({ name: 'A & B "< C', icons: [] });
    expect(manifest).not.toHaveProperty('description');
  });

  it('omits the type of an icon of an unknown kind', () => {
    expect(JSON.parse(renderManifest(makeSite(), { icon: '/icon' })).icons).toEqual([{ src: '/icon', sizes: 'any' }]);
  });
});
