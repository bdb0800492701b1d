import { describe, expect, it } from 'vitest';
import type { Block } from '../../../core/model/document.ts';
import { findExhibit } from '../../../templates/parts/find-exhibit.ts';

const demo: Block = { kind: 'demo', demo: { demo: 'Exhibit.js', options: {}, line: 5, column: 1 } as never };
const html = (text: string): Block => ({ kind: 'html', html: text });
const title = '<h1 id="a">A</h1>\n<p class="description">Lead.</p>\n';

describe('the exhibit of a front page', () => {
  it('is the demo right after the title and the lead', () => {
    expect(findExhibit([html(title), demo, html('<h2>B</h2>')])).toBe(demo.kind === 'demo' && demo.demo);
    expect(findExhibit([html('<h1>A</h1>'), demo])).toBeDefined();
  });

  it('is undefined for a later demo, or without a title', () => {
    expect(findExhibit([html(`${title}<p>Text.</p>`), demo])).toBeUndefined();
    expect(findExhibit([html('<p>Text.</p>'), demo])).toBeUndefined();
    expect(findExhibit([demo])).toBeUndefined();
    expect(findExhibit([html(title)])).toBeUndefined();
    expect(findExhibit([])).toBeUndefined();
  });
});
