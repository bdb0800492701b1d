import { describe, expect, it } from 'vitest';
import { findAddressFaults } from '../../../core/config/find-address-faults.ts';

const find = (settings: Partial<Parameters<typeof findAddressFaults>[0]>) =>
  findAddressFaults({ title: 'T', products: [], ...settings });

describe('the addresses in the settings', () => {
  it('may be paths and web addresses', () => {
    expect(
      find({
        repository: 'https://example.com/repository',
        fonts: { icons: '/fonts/icons.css' },
        feedback: { endpoint: 'http://localhost:1/votes' },
        analytics: { endpoint: '' },
        blog: { authors: { ann: { name: 'Ann', avatar: '/ann.png' } } },
      }),
    ).toEqual([]);
  });

  it('may not have a scheme that runs code', () => {
    const address = 'java\tscript:alert(1)';
    const faults = find({
      repository: address,
      products: [
        { id: 'lib', name: 'Lib', repository: 'https://github.com/acme/lib' },
        { id: 'ui', name: 'UI', repository: address },
      ],
      fonts: { icons: address },
      feedback: { endpoint: address },
      analytics: { endpoint: address },
      blog: { authors: { ann: { name: 'Ann', avatar: address } } },
    });

    expect(faults.map(({ key }) => key.join('.'))).toEqual([
      'repository',
      'products.1.repository',
      'fonts.icons',
      'feedback.endpoint',
      'analytics.endpoint',
      'blog.authors.ann.avatar',
    ]);
    expect(faults[0]).toMatchObject({
      rule: 'config-url',
      message: 'The key "repository" is "java\\tscript:alert(1)", which is not a path or a web address',
      hint: 'Write a path of the site, or an address with "https://".',
    });
  });
});
