import { describe, expect, it } from 'vitest';
import { toDemoPage } from '../../../../cli/check/demos/demo-page.ts';

const found = { file: 'dist/x.html', base: '/', demo: { name: 'Basic', source: 'content/a/Basic.tsx' } };

describe('the page of one demo', () => {
  it('is below demo/ and the name of the demo, with or without a styling solution', () => {
    expect(toDemoPage({ ...found, path: '/a/demo/Basic/index.html' })).toEqual([
      { path: '/a/demo/Basic/', file: 'content/a/Basic.tsx' },
    ]);
    expect(toDemoPage({ ...found, path: '/a/demo/Basic/css/index.html', base: '/docs/' })).toEqual([
      { path: '/docs/a/demo/Basic/css/', file: 'content/a/Basic.tsx' },
    ]);
  });

  it('is its own source if it names none', () => {
    expect(toDemoPage({ ...found, path: '/a/demo/Basic/index.html', demo: { name: 'Basic' } })).toEqual([
      { path: '/a/demo/Basic/', file: 'dist/x.html' },
    ]);
  });

  it('is not a page that shows a demo beside its text', () => {
    expect(toDemoPage({ ...found, path: '/a/index.html' })).toEqual([]);
    expect(toDemoPage({ ...found, path: '/a/demo/Other/index.html' })).toEqual([]);
    expect(toDemoPage({ ...found, path: '/a/demo/Basic/index.html', demo: undefined })).toEqual([]);
  });
});
