import { describe, expect, it } from 'vitest';
import { splitWords } from '../../../../core/api/pages/split-words.ts';

describe('the words of a name', () => {
  it('are the places to break a long one', () => {
    expect(splitWords('allowScrollButtonsMobile')).toEqual(['allow', 'Scroll', 'Buttons', 'Mobile']);
    expect(splitWords('defaultActiveKey')).toEqual(['default', 'Active', 'Key']);
    expect(splitWords('JSXElementConstructor')).toEqual(['JSXElement', 'Constructor']);
  });

  it('stay together in a short one', () => {
    expect(splitWords('defaultChecked')).toEqual(['defaultChecked']);
    expect(splitWords('')).toEqual(['']);
  });
});
