import { describe, expect, it } from 'vitest';
import { planHeaderPolicy } from '../../../../core/publish/security/plan-header-policy.ts';
import { makeSite } from '../../../make-page.ts';

const site = makeSite();
const sources = { 'script-src': ["'sha256-A'"], 'connect-src': ['https://a.example'] };

describe('the policy that a host sends', () => {
  it('allows what any page needs, on the paths of pages alone', () => {
    const planned = planHeaderPolicy(site, {
      pages: [
        { path: '/', sources },
        { path: '/kit/button/', sources: { 'img-src': ['https://b.example'] } },
        { path: '/old/page/', sources: {} },
      ],
      publicFiles: ['old/tool.html', 'logo.svg'],
    });

    expect(planned).toEqual({
      guarded: ['404.html', 'kit/*'],
      policy:
        "default-src 'self';script-src 'self' 'sha256-A';style-src 'self' 'unsafe-inline';img-src 'self' https://b.example;connect-src 'self' https://a.example;object-src 'none';form-action 'self';base-uri 'none'",
    });
  });

  it('names who may frame pages, and is undefined if the settings turn it off', () => {
    const plan = (changes: object) =>
      planHeaderPolicy(makeSite({ security: { ...site.security, ...changes } }), { pages: [], publicFiles: [] });

    expect(plan({ frameAncestors: ["'self'"] })?.policy).toContain(";frame-ancestors 'self'");
    expect(plan({ policy: false })).toBeUndefined();
  });
});
