import { describe, expect, it } from 'vitest';
import { formatHeaders } from '../../../../core/publish/hosting/format-headers.ts';
import { parseHeaders } from '../../../../core/publish/hosting/parse-headers.ts';

const text =
  "/*\n  X-A: 1\n/kit/*\n  Content-Security-Policy: default-src 'self'\n  X-A: 2\n/a.md\n  Content-Type: text/markdown\n";
const { rules } = parseHeaders(text, '_headers');

describe('headers for a host', () => {
  it('are the file itself for Cloudflare', () => {
    expect(parseHeaders(formatHeaders(rules, 'cloudflare'), '_headers').rules.map(({ headers }) => headers)).toEqual(
      rules.map(({ headers }) => headers),
    );
  });

  it('are tables for Netlify', () => {
    expect(formatHeaders(rules, 'netlify')).toContain(
      `[[headers]]\n  for = "/kit/*"\n  [headers.values]\n    Content-Security-Policy = "default-src 'self'"\n    X-A = "2"\n`,
    );
  });

  it('are JSON for Vercel', () => {
    expect((JSON.parse(formatHeaders(rules, 'vercel')) as { headers: unknown[] }).headers).toContainEqual({
      source: '/kit/(.*)',
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'self'" },
        { key: 'X-A', value: '2' },
      ],
    });
  });

  it('are maps for nginx, with the last rule first', () => {
    const nginx = formatHeaders(rules, 'nginx');

    expect(nginx).toContain(
      'map $request_uri $docs_x_a {\n  default "";\n  "~^/kit/[^?]*(\\\\?|$)" "2";\n  "~^/[^?]*(\\\\?|$)" "1";\n}\n',
    );
    expect(nginx).toContain('add_header Content-Security-Policy $docs_content_security_policy always;\n');
    expect(nginx).not.toContain('add_header Content-Type');
  });
});
