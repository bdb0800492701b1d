import { describe, expect, it } from 'vitest';
import { findHeaders } from '../../../../core/publish/hosting/find-headers.ts';
import { parseHeaders } from '../../../../core/publish/hosting/parse-headers.ts';
import { renderHeaders } from '../../../../core/publish/seo/render-headers.ts';

const copies = { markdown: true, openIn: [] };
const { rules, problems } = parseHeaders(renderHeaders({ base: '/', copies }), '_headers');

describe('the headers', () => {
  it('can be read by a host', () => {
    expect(problems).toEqual([]);
    expect(renderHeaders({ base: '/docs/', copies })).toContain(
      '\n/docs/_app/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });

  it.each(['/', '/joy-ui/react-button/', '/404.html', '/sw.js'])('have %j revalidated', (path) => {
    expect(findHeaders(rules, path).get('cache-control')).toBe('no-cache');
  });

  it('cache hashed files for good', () => {
    expect(findHeaders(rules, '/_app/style.abc123.css').get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it.each(['/', '/_app/a.js', '/static/logo.png'])('forbid guessing and full referrers for %j', (path) => {
    const headers = findHeaders(rules, path);

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('set the type of copies, and keep them out of search engines', () => {
    const headers = findHeaders(rules, '/joy-ui/react-button.md');

    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(renderHeaders({ base: '/', copies: { ...copies, markdown: false } })).not.toContain('markdown');
  });
});
