import { describe, expect, it } from 'vitest';
import { readSource } from '../../../../cli/api/packages/read-source.ts';

describe('the text of a component', () => {
  function Button(): null {
    return null;
  }

  it('is that of its function, whatever is around it', () => {
    for (const component of [Button, { render: Button }, { type: { render: Button } }])
      expect(readSource(component)).toMatch(/^function Button\(\)/);
  });

  it('is not there for a class, what is bound, and what is no component', () => {
    for (const component of [class {}, Button.bind(null), 'div', null, {}])
      expect(readSource(component)).toBeUndefined();
  });
});
