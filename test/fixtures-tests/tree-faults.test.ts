// A tree with a mistake: the mistake is reported, and not all that comes of it.

import { describe, expect, it } from 'vitest';
import { dotPicture, goodPage, siteTest } from '../site-test.ts';

const pages = { 'content/lib/a.md': goodPage('A'), 'content/lib/b.md': goodPage('B') };

describe('a tree that cannot be read', () => {
  it.each([
    [
      "export default [{ pathname: '/lib/a' }， { pathname: '/lib/b' }];\n",
      'nav/lib.ts:1:39 error module-syntax  Expected "]" but found "，". "，" is a full-width character: write ",".',
    ],
    [
      "export default [{ pathname: '/lib/a', title: '表单'， order: 1 }];\n",
      'nav/lib.ts:1:50 error module-syntax  Expected "}" but found "，". "，" is a full-width character: write ",".',
    ],
    [
      "export default [{ pathname： '/lib/a' }];\n",
      'nav/lib.ts:1:27 error module-syntax  Expected "}" but found "：". "：" is a full-width character: write ":".',
    ],
    [
      "export default [{ pathname: '/lib/a', title: “表单” }];\n",
      `nav/lib.ts:1:46 error module-syntax  Unexpected "“". "“" is a typographic quotation mark: write '"'.`,
    ],
    [
      'export default [{ pathname: ‘/lib/a’ }];\n',
      `nav/lib.ts:1:29 error module-syntax  Unexpected "‘". "‘" is a typographic quotation mark: write "'".`,
    ],
    [
      "export default [{ pathname: '/lib/a' };\n",
      'nav/lib.ts:1:39 error module-syntax  Expected "]" but found ";". Correct the code at this place.',
    ],
  ])('has one message, and none for each page: %j', async (tree, line) => {
    const site = siteTest({ ...pages, 'nav/lib.ts': tree });

    expect((await site.buildAndFail()).lines).toEqual([line]);
  });
});

describe('a picture that is not there', () => {
  it('is named as its author has written it', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A', '![图](./图片.png)'),
      'content/lib/图.png': dotPicture,
    });

    expect((await site.buildAndFail()).lines).toEqual([
      'content/lib/a.md:5:1 error image-missing  The picture "./图片.png" is missing: there is no file "content/lib/图片.png". Did you mean "图.png"?',
    ]);
  });
});
