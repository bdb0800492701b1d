import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import type { Site } from '../../model/site.ts';

/** Renders robots.txt, which allows everything and names the sitemap. */
export function renderRobots(site: Pick<Site, 'url' | 'base' | 'languages'>): string {
  const sitemap = site.url === '' ? '' : `\nSitemap: ${toAbsoluteUrl(site, '/sitemap.xml')}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
