import { describe, expect, it } from 'vitest';
import { findWrapper } from '../../../cli/demos/find-wrapper.ts';

const demos = { alias: {}, dependencies: {} };

describe('the wrapper of a demo', () => {
  it('is the one of the site', () => {
    expect(findWrapper({ demos: { ...demos, wrapper: './content/DemoRoot.tsx' } }, 'joy-ui')).toBe('content/DemoRoot.tsx');
  });

  it('is the one of the product, or the default', () => {
    const wrapper = { 'joy-ui': './content/Joy.tsx', default: 'content/Other.tsx' };

    expect(findWrapper({ demos: { ...demos, wrapper } }, 'joy-ui')).toBe('content/Joy.tsx');
    expect(findWrapper({ demos: { ...demos, wrapper } }, 'base-ui')).toBe('content/Other.tsx');
  });

  it('is none where none is named', () => {
    expect(findWrapper({ demos }, 'joy-ui')).toBeUndefined();
    expect(findWrapper({ demos: { ...demos, wrapper: { 'joy-ui': 'a.tsx' } } }, 'base-ui')).toBeUndefined();
  });
});
