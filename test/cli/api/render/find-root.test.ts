import { describe, expect, it } from 'vitest';
import { findRoot, listElements } from '../../../../cli/api/render/find-root.ts';

describe('the elements of markup', () => {
  it('are listed by depth, without style sheets and comments', () => {
    const markup =
      '<style data-emotion="a">.a>.b{color:red}</style><div class="a"><!-- x --><br/><b>1 &lt; 2</b></div>';

    expect(listElements(markup).map(({ tag, depth }) => [tag, depth])).toEqual([
      ['div', 0],
      ['br', 1],
      ['b', 1],
    ]);
  });

  it('have a root if one contains all others', () => {
    expect(findRoot(listElements('<p><i></i></p>'))?.tag).toBe('p');
    expect(findRoot(listElements('<hr/>'))?.tag).toBe('hr');
    expect(findRoot(listElements('<dt></dt><dd></dd>'))).toBeUndefined();
    expect(findRoot(listElements('text'))).toBeUndefined();
  });
});
