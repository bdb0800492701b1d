// What is built of a small site says what its pages may run, and so does the command for hosts.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { siteTest } from '../site-test.ts';

const sha = (text: string | Uint8Array) => createHash('sha256').update(text).digest('base64');
const config = (security = '') =>
  `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], feedback: { endpoint: 'https://votes.example.com/v' }${security} };\n`;
const pages = {
  'content/lib/one.md': '# One\n\n![Logo](https://pictures.example.com/logo.png)\n',
  'redirects.txt': '/old /lib/one/\n',
};
const home = "export default function Home() { return <script dangerouslySetInnerHTML={{ __html: 'hello()' }} />; }\n";

describe('the pages of a site', () => {
  it('have a policy made of what they hold, and hashes of what they load', async () => {
    const site = siteTest({ ...pages, 'docs.config.ts': config(), 'templates/Home.tsx': home });
    await site.build();
    const one = site.read('lib/one/index.html');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(one)?.[1] ?? '';
    const boot = /<body[^>]*><script>([^]*?)<\/script>/.exec(one)?.[1] ?? '';

    expect(policy).toContain(`'sha256-${sha(boot)}'`);
    expect(policy).toContain("img-src 'self' data: https://pictures.example.com;");
    expect(policy).toContain("connect-src 'self' https://votes.example.com;");
    expect(policy).toMatch(/;trusted-types docs$/);
    expect(site.read('index.html')).toContain(`'sha256-${sha('hello()')}'`);

    // A page that only leads on runs and loads nothing.
    expect(site.read('old/index.html')).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self';[^"]*object-src 'none'/,
    );

    const loads = [...one.matchAll(/(?:src|href)="\/(_app\/[^"]+\.(?:js|css))"(?: integrity="sha256-([^"]+)")?/g)];
    expect(loads.length).toBeGreaterThan(2);
    for (const [, file = '', known] of loads) expect(known).toBe(sha(site.read(file)));
  });

  it('have no policy where the settings turn it off', async () => {
    const site = siteTest({
      ...pages,
      'docs.config.ts': config(', security: { policy: false, integrity: false }'),
    });
    await site.build();

    expect(site.read('lib/one/index.html')).not.toMatch(/http-equiv|integrity=/);
    expect(site.read('old/index.html')).not.toContain('Content-Security-Policy');
    expect(site.read('_headers')).not.toContain('Content-Security-Policy');
  });
});

describe('docs headers', () => {
  it('prints the headers of the built site for its host', async () => {
    const site = siteTest({ ...pages, 'docs.config.ts': config() });
    await site.build();
    const print = async (host: string) => site.run(['headers', host, '--out', site.out]);

    expect((await print('cloudflare')).stdout).toBe(site.read('_headers'));
    expect((await print('nginx')).stdout).toContain('add_header Content-Security-Policy $docs_content_security_policy');
    expect(await print('apache')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Name one of these: nginx, netlify, vercel, cloudflare.'),
    });
  });
});
