import { describe, expect, it } from 'vitest';
import { toSourceUrl, type Repository } from '../../../core/api/to-source-url.ts';

const origin = { packageName: '@a/lib', version: '1.2.0' };
const source = '@a/lib/Button/Button.d.ts';

describe('the source of a component', () => {
  it.each<[Repository | undefined, string | undefined]>([
    [
      { url: 'https://github.com/o/r.git', directory: 'packages/lib' },
      'https://github.com/o/r/tree/v1.2.0/packages/lib',
    ],
    [
      { url: 'git+https://github.com/o/r.git', directory: './packages/lib/' },
      'https://github.com/o/r/tree/v1.2.0/packages/lib',
    ],
    [{ url: 'git+ssh://git@github.com/o/r.js.git' }, 'https://github.com/o/r.js/tree/v1.2.0'],
    ['git@github.com:o/r.git', 'https://github.com/o/r/tree/v1.2.0'],
    ['github:o/r', 'https://github.com/o/r/tree/v1.2.0'],
    ['o/r', 'https://github.com/o/r/tree/v1.2.0'],
    [{ url: 'https://git.example.com/o/r.git' }, undefined],
    ['javascript:alert(1)/x', undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('of the repository %j is %j', (repository, url) => {
    expect(toSourceUrl(source, { ...origin, repository })).toBe(url);
  });

  it('follows the pattern of the site before the repository', () => {
    expect(
      toSourceUrl(source, { ...origin, repository: 'o/r', pattern: 'https://x.example/v{version}/src/{folder}' }),
    ).toBe('https://x.example/v1.2.0/src/Button');
    expect(toSourceUrl(source, { ...origin, pattern: 'https://x.example/{file}' })).toBe(
      'https://x.example/Button/Button.d.ts',
    );
    expect(toSourceUrl('@a/lib/index.d.ts', { ...origin, pattern: 'https://x.example/src/{folder}' })).toBe(
      'https://x.example/src',
    );
  });
});
