import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderWrapper } from '../../../../cli/demos/mdx/render-wrapper.ts';
import { elementProblem, findBlocks } from '../../../../cli/demos/mdx/mdx-fault.ts';

const at = { jsx: { label: '<Tab>', line: 7, column: 3 }, pageFile: 'content/a/tabs.mdx', root: '/sites/mine' };

/** An error with a given stack. */
function thrown(message: string, line: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${line}` });
}

describe('an error of an MDX element', () => {
  it('in the source of a library is reported there, with the line that renders it', () => {
    const error = thrown('No tabs', 'Tab (/sites/mine/packages/ui/tabs.tsx:1:1)');

    expect(elementProblem(error, { ...at, maps: { 'packages/ui/tabs.tsx': 'AAAA' } })).toEqual({
      rule: 'mdx-render',
      severity: 'error',
      place: { file: 'packages/ui/tabs.tsx', line: 1, column: 1 },
      message: '"<Tab>" fails with "No tabs"',
      hint: 'Correct the source of the library, or give the component what it needs. It is rendered by content/a/tabs.mdx:7.',
    });
  });

  it('in a package is reported at the element', () => {
    const error = thrown('No tabs', 'Tab (/sites/mine/node_modules/ui/index.js:1:1)');

    expect(elementProblem(error, at)).toMatchObject({
      place: { file: 'content/a/tabs.mdx', line: 7, column: 3 },
      hint: 'Correct the element or the values passed to it.',
    });
  });
});

describe('a block inside a paragraph', () => {
  const place = { file: 'content/a/tabs.mdx', line: 7, column: 3 };
  const jsx = { ...at.jsx, isInParagraph: true };
  const own = {
    rule: 'mdx-paragraph',
    severity: 'warning',
    place,
    message: '"<Tab>" renders a "<p>" inside a paragraph, and browsers end the paragraph there',
    hint: 'Put it on its own line, or have it render an inline element, such as a "<span>".',
  };
  const around = {
    rule: 'mdx-paragraph',
    severity: 'warning',
    place: { file: 'content/Root.tsx' },
    message: 'The component of "demos.wrapper" renders a "<div>", and browsers end a paragraph there',
    hint: 'Have it render no element of its own, only its children and their providers, or put what it wraps on a line of its own.',
    shownIn: [{ ...place, part: 'the wrapper of "<Tab>"' }],
  };

  it.each([
    ['is reported for the component', undefined, '<p>x</p>', [own]],
    ['is reported for the wrapper of the site', 'div', '<div class="x"><b>x</b></div>', [around]],
    ['is reported for both', 'div', '<div class="x"><p>x</p></div>', [around, own]],
    ['is reported for the component alone if the wrapper is inline', 'i', '<i class="x"><p>x</p></i>', [own]],
    ['is not reported if the HTML has no block', 'div', '<b>x</b>', []],
  ])('%s', async (_what, tag, html, problems) => {
    const Wrapper =
      tag && (({ children }: { children?: unknown }) => createElement(tag, { className: 'x' }, children as never));
    const wrapper = await renderWrapper('content/Root.tsx', { product: 'a', ...(Wrapper && { Wrapper }) });

    expect(findBlocks(html, { jsx, pageFile: place.file, wrapper })).toEqual(problems);
    expect(findBlocks(html, { jsx: { ...jsx, isInParagraph: false }, pageFile: place.file, wrapper })).toEqual([]);
  });
});
