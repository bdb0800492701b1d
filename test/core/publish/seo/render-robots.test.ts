import { describe, expect, it } from 'vitest';
import { renderRobots } from '../../../../core/publish/seo/render-robots.ts';
import { makeSite } from '../../../make-page.ts';

describe('robots.txt', () => {
  it('allows everything and names the sitemap', () => {
    expect(renderRobots(makeSite({ base: '/docs/' }))).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/docs/sitemap.xml\n',
    );
  });

  it('names no sitemap when there is none', () => {
    expect(renderRobots(makeSite({ url: '' }))).toBe('User-agent: *\nAllow: /\n');
  });
});
