import { describe, expect, it } from 'vitest';
import { readSource } from '../../../../cli/api/packages/read-source.ts';

describe('the text of a component', () => {
  function Button(): null {
    return null;
  }

  it('is that of its function inside any wrappers', () => {
    for (const component of [Button, { render: Button }, { type: { render: Button } }])
      expect(readSource(component)).toMatch(/^function Button\(\)/);
  });

  it('is undefined for classes, bound functions and other values', () => {
    for (const component of [class {}, Button.bind(null), 'div', null, {}])
      expect(readSource(component)).toBeUndefined();
  });
});
