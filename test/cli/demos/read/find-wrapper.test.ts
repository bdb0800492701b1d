import { afterEach, describe, expect, it } from 'vitest';
import { rmSync } from 'node:fs';
import { findWrapper } from '../../../../cli/demos/read/find-wrapper.ts';
import { siteFolder } from '../site-folder.ts';

const demos = { alias: {}, dependencies: {} };
const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function find(
  wrapper: string | Record<string, string | false> | undefined,
  { product = 'joy-ui', language = 'en', files = [] as string[] } = {},
) {
  const root = siteFolder(Object.fromEntries(files.map((file) => [file, ''])));
  roots.push(root);
  return findWrapper({ demos: { ...demos, ...(wrapper !== undefined && { wrapper }) } }, { product, language, root });
}

describe('the wrapper of a demo', () => {
  it('is the one of the site', () => {
    expect(find('./content/DemoRoot.tsx')?.file).toBe('content/DemoRoot.tsx');
  });

  it('is the one of the product, or the default', () => {
    const wrapper = { 'joy-ui': './content/Joy.tsx', default: 'content/Other.tsx' };

    expect(find(wrapper)?.file).toBe('content/Joy.tsx');
    expect(find(wrapper, { product: 'base-ui' })?.file).toBe('content/Other.tsx');
  });

  it('is the default on pages outside of products', () => {
    expect(find({ default: 'a.tsx' }, { product: '' })?.file).toBe('a.tsx');
  });

  it('is undefined if none is named, or it is disabled', () => {
    expect(find({ 'base-ui': false, default: 'a.tsx' }, { product: 'base-ui' })).toBeUndefined();
    expect(find(undefined)).toBeUndefined();
    expect(find({ 'joy-ui': 'a.tsx' }, { product: 'base-ui' })).toBeUndefined();
  });

  it('is the one of the language if there is one, and otherwise names the missing file', () => {
    const files = ['content/DemoRoot.tsx', 'content/DemoRoot.pt.tsx'];

    expect(find('./content/DemoRoot.tsx', { language: 'pt', files })).toEqual({ file: 'content/DemoRoot.pt.tsx' });
    expect(find('./content/DemoRoot.tsx', { language: 'ar', files })).toEqual({
      file: 'content/DemoRoot.tsx',
      absent: 'content/DemoRoot.ar.tsx',
    });
    expect(find('./content/DemoRoot.tsx', { files })).toEqual({
      file: 'content/DemoRoot.tsx',
      absent: 'content/DemoRoot.en.tsx',
    });
  });
});
