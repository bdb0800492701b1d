import { describe, expect, it } from 'vitest';
import { splitSuffix } from '../../../../core/demos/closure/split-suffix.ts';

describe('the suffix of a specifier', () => {
  it.each([
    ['./sprite.svg#star', 'a.css', ['./sprite.svg', '#star']],
    ['./sprite.svg?v=2#star', 'a.module.scss', ['./sprite.svg', '?v=2#star']],
    ['./icons.eot?#iefix', 'a.less', ['./icons.eot', '?#iefix']],
    ['./dot.svg', 'a.css', ['./dot.svg', '']],
    ['#inner/dot.svg', 'a.css', ['#inner/dot.svg', '']],
    ['./logo.svg?raw', 'a.tsx', ['./logo.svg', '?raw']],
    ['./a#b', 'a.tsx', ['./a#b', '']],
  ])('is split off: %s in %s', (specifier, file, parts) => {
    expect(splitSuffix(specifier, file)).toEqual(parts);
  });
});
