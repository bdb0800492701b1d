import { describe, expect, it } from 'vitest';
import { namesDemo, toDemoName } from '../../../core/model/demo-marker.ts';

describe('a name of a demo', () => {
  it.each(['Basic.js', 'Basic', './Basic.tsx', 'parts/Basic.tsx', 'Basic.v2.js', '$a-b_c'])('may be %j', (file) => {
    expect(namesDemo(file)).toBe(true);
  });

  it.each<unknown>([
    '',
    '../Basic.js',
    'parts/../../Basic.js',
    '/Basic.js',
    'a\\Basic.js',
    'C:Basic.js',
    'a%2fb',
    'a\0',
    '.js',
    'a b.js',
    'parts/',
    7,
    null,
    undefined,
    ['Basic.js'],
  ])('may not be %j', (file) => {
    expect(namesDemo(file)).toBe(false);
  });

  it.each(['../Basic.js', '../card/Basic', 'parts/../../Basic.js', '../../Basic.js'])(
    'may be %j on a page that is deep enough',
    (file) => {
      expect(namesDemo(file, 'content/lib/button/index.md')).toBe(true);
    },
  );

  it.each(['../../Basic.js', '../../lib/Basic.js', 'parts/../../../content/Basic.js'])(
    'may not be %j, which leaves the content folder',
    (file) => {
      expect(namesDemo(file, 'content/lib/a.md')).toBe(false);
    },
  );

  it('has neither folder nor extension', () => {
    expect(['parts/Basic.tsx', 'Basic.js', 'Basic', 'Basic.v2.jsx'].map(toDemoName)).toEqual([
      'Basic',
      'Basic',
      'Basic',
      'Basic.v2',
    ]);
  });
});
