import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { protectPage } from '../../../../core/publish/security/protect-page.ts';
import { writeSpeculationRules } from '../../../../core/publish/security/speculation-rules.ts';
import { makeSite } from '../../../make-page.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64');
const hash = (text: string) => `'sha256-${digest(text)}'`;
const early = '/_app/early.js';
const head = `<head><meta charSet="utf-8"/><script src="${early}"></script>`;
const site = makeSite();
const strict = { ...site, security: { ...site.security, demoStyles: 'known' } };
const page = (body = '', start = head) => `<!doctype html><html>${start}</head><body>${body}</body></html>`;
const policyOf = (html: string, options: object = {}) => {
  const made = protectPage(html, { site, hasDemos: false, named: [], digest, early, ...options });
  const content = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(made.html)?.[1] ?? '';
  return new Map(
    content.split(';').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1).join(' ')] as const),
  );
};

describe('the policy of a page', () => {
  it('comes before everything it applies to', () => {
    const { html } = protectPage(page(), { site, hasDemos: false, named: [], digest, early });

    expect(html).toContain('<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"');
  });

  it('lets the site itself load, and nothing else', () => {
    expect(Object.fromEntries(policyOf(page()))).toEqual({
      'default-src': "'self'",
      'script-src': `'self' ${hash(writeSpeculationRules('/'))}`,
      'img-src': "'self' data:",
      'font-src': "'self' data:",
      'object-src': "'none'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'docs',
    });
  });

  it('allows inline code and handlers by hash', () => {
    const policy = policyOf(page('<script>a()</script><style>b{}</style><p style="c:d" onclick="e()">f</p>'));

    expect(policy.get('script-src')).toContain(hash('a()'));
    expect(policy.get('script-src')).toContain(`'unsafe-hashes' ${hash('e()')}`);
    expect(policy.get('style-src')).toBe(`'self' ${hash('b{}')} 'unsafe-hashes' ${hash('c:d')}`);
  });

  it('lets demos fill an empty style element, and load from the hosts that they name', () => {
    const policy = policyOf(page(), { site: strict, hasDemos: true, named: ['https://api.example.com'] });

    expect(policy.get('style-src')).toContain(hash(''));
    expect(policy.get('connect-src')).toBe("'self' https://api.example.com");
    expect(policy.get('form-action')).toBe("'self' https://stackblitz.com https://codesandbox.io");
    expect(policy.get('trusted-types')).toBe('docs default');
  });

  it('lets demos insert style elements, unless the settings forbid it', () => {
    const styled = page('<style>b{}</style>');

    expect(policyOf(styled, { hasDemos: true }).get('style-src')).toBe("'self' 'unsafe-inline'");
    expect(policyOf(styled, { hasDemos: true, site: strict }).get('style-src')).not.toContain('unsafe-inline');
    expect(policyOf(styled).get('style-src')).not.toContain('unsafe-inline');
  });

  it('allows the hosts that the settings send to and load from', () => {
    const policy = policyOf(page(), {
      site: makeSite({
        analytics: { respectPrivacy: true, gtag: 'G-1', endpoint: 'https://count.example.com/visits' },
        feedback: { endpoint: '/votes' },
        fonts: { icons: 'https://fonts.googleapis.com/icon?family=Icons' },
      }),
    });

    expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(policy.get('connect-src')).toContain("'self' https://count.example.com https://www.googletagmanager.com");
    expect(policy.get('style-src')).toBe("'self' https://fonts.googleapis.com");
    expect(policy.get('font-src')).toBe("'self' data: https://fonts.gstatic.com");
    expect(policy.get('trusted-types')).toBe('docs default');
  });

  it('allows the hosts of the page’s frames with their subdomains', () => {
    const markdown = { ...site.markdown, iframeHosts: ['codesandbox.io', 'www.figma.com'] };
    const policy = policyOf(page('<iframe src="https://x.codesandbox.io/embed"></iframe>'), {
      site: makeSite({ markdown }),
    });

    expect(policy.get('frame-src')).toBe(
      "'self' https://x.codesandbox.io https://codesandbox.io https://*.codesandbox.io",
    );
  });

  it('gives a script of another host the rights of the page', () => {
    const policy = policyOf(page('<script src="https://plausible.example/js"></script>'));

    expect(policy.get('script-src')).toContain('https://plausible.example');
    expect(policy.get('connect-src')).toBe("'self' https://plausible.example");
    expect(policy.get('trusted-types')).toBe('docs default');
  });

  it('includes the sources of the settings, and no hash beside "unsafe-inline"', () => {
    const security = {
      ...site.security,
      sources: { 'style-src': ["'unsafe-inline'"], 'worker-src': ['blob:'], 'script-src': ["'unsafe-eval'"] },
    };
    const policy = policyOf(page('<style>b{}</style>'), { site: makeSite({ security }) });

    expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'");
    expect(policy.get('worker-src')).toBe("'self' blob:");
    expect(policy.get('script-src')).toContain("'unsafe-eval'");
  });

  it('requires no Trusted Types without the script that creates them', () => {
    expect(policyOf(page('', '<head>')).has('trusted-types')).toBe(false);
    const security = { ...site.security, trustedTypes: false };
    expect(policyOf(page(), { site: makeSite({ security }) }).has('trusted-types')).toBe(false);
  });

  it.each([
    ['the settings turn it off', page(), makeSite({ security: { ...site.security, policy: false } })],
    ['a template has one', page('', '<head><meta http-equiv="content-security-policy" content="x">'), site],
    ['there is no head', '<p>Part</p>', site],
  ])('is left out where %s', (_, html, of) => {
    expect(protectPage(html, { site: of, hasDemos: false, named: [], digest }).html).toBe(html);
  });
});

describe('the hashes of files', () => {
  it('are added to scripts and style sheets of the site', () => {
    const html = page('<link rel="modulepreload" href="/_app/b.js"/><script type="module" src="/own.js"></script>');
    const integrity = { [early]: 'sha256-A', '/_app/b.js': 'sha256-B' };
    const made = protectPage(html, { site, hasDemos: false, named: [], digest, early, integrity });

    expect(made.html).toContain(`<script src="${early}" integrity="sha256-A"></script>`);
    expect(made.html).toContain('<link rel="modulepreload" href="/_app/b.js" integrity="sha256-B"/>');
    expect(made.html).toContain('<script type="module" src="/own.js"></script>');
  });
});
