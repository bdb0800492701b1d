// The head of a request → whether a page of this very server sent it.
// A browser names the origin of a foreign page, and marks a request to the page's own site. A request
// that says neither comes from no page of ours.

import type { IncomingHttpHeaders } from 'node:http';

/** Tells whether a request comes from the origin it is sent to. */
export function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const own = `http://${headers.host ?? ''}`.toLowerCase();
  if (headers.origin !== undefined) return headers.origin.toLowerCase() === own;

  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Browsers leave the mark out where the address is not a secure one, as in a local network.
  return headers.referer?.toLowerCase().startsWith(`${own}/`) ?? false;
}
