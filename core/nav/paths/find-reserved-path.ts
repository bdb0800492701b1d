// Some paths are written by the engine on every site. A page there would overwrite them, or be
// overwritten.

import { quote } from '../../text/quote.ts';
import type { PathFault } from './find-path-fault.ts';

const reservedAtRoot = new Set([
  '_app',
  '_demos',
  '_headers',
  '_menus',
  '_redirects',
  '404',
  '404.html',
  'assets',
  'feed',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
]);

/** Finds the fault of a page's path that is reserved for the engine. */
export function findReservedPath(path: string): PathFault | undefined {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const reserved = reservedAtRoot.has(segments[0] ?? '') ? segments[0] : segments.find(isIndex);
  if (reserved === undefined) return undefined;

  return {
    rule: 'reserved-path',
    message: `The path ${quote(path)} is reserved, because a site has files of its own under ${quote(reserved)}`,
    hint: 'Choose another name.',
  };
}

function isIndex(segment: string): boolean {
  return segment === 'index' || segment === 'index.html';
}
