import { describe, expect, it } from 'vitest';
import { splitBlocks } from '../../../core/markdown/split-blocks.ts';
import { parseBody } from './parse-page.ts';

describe('the body of a page', () => {
  it('is split at demos and components at any depth', () => {
    const { blocks } = parseBody('a\n\n{{"demo": "A.js"}}\n\n- b\n\n  {{"component": "ComponentLinkHeader"}}\n\nc');

    expect(blocks.slice(1).map((block) => (block.kind === 'html' ? block.html.trim() : block.kind))).toEqual([
      'demo',
      '<ul>\n<li>\n<p>b</p>',
      'component',
      '</li>\n</ul>\n<p>c</p>',
    ]);
  });

  it('continues after an invalid insertion', () => {
    expect(
      splitBlocks(
        {
          type: 'root',
          children: [
            { type: 'text', value: 'a' },
            { type: 'comment', value: 'slot0:0' },
            { type: 'comment', value: 'slot0:7' },
            { type: 'text', value: 'b' },
            { type: 'comment', value: 'other:0' },
          ],
        },
        'slot0',
        [undefined],
      ),
    ).toEqual([
      { kind: 'html', html: 'a' },
      { kind: 'html', html: 'b<!--other:0-->' },
    ]);
  });

  it('is empty for an empty tree', () => {
    expect(splitBlocks({ type: 'root', children: [] }, 'slot0', [])).toEqual([]);
  });
});
