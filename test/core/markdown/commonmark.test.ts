// The examples of the CommonMark specification, through the parsing part of the pipeline with raw HTML trusted. The
// expected HTML is parsed and serialized in the same way, so that only the meaning is compared; leading and trailing
// white space has none.

import { tests } from 'commonmark-spec';
import type { ElementContent, Root } from 'hast';
import type {} from 'mdast-util-to-hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../core/markdown/parse/parse-markdown.ts';
import { findSlot } from '../../../core/markdown/slots/slots.ts';
import { walkElements } from '../../../core/markdown/elements/walk-elements.ts';

const html = unified().use(rehypeRaw).use(rehypeStringify).freeze();

/** The examples that differ by design, and why. */
const different: Readonly<Record<number, string>> = {
  173: 'an element that nothing closes holds the line break at the end of the text',
  602: 'a bare web address is a link, as on GitHub',
  606: 'a bare mail address is a link, as on GitHub',
  608: 'a bare web address is a link, as on GitHub',
  611: 'a bare web address is a link, as on GitHub',
  612: 'a bare mail address is a link, as on GitHub',
};

describe('CommonMark', () => {
  it('is followed in every example except for those that differ by design', () => {
    const found = tests.filter(({ markdown, html: expected }) => write(markdown) !== normalize(expected));

    expect(tests).toHaveLength(652);
    expect(found.map(({ number }) => number)).toEqual(Object.keys(different).map(Number));
  });
});

/** The specification shows tabs as arrows. */
function toTabs(text: string): string {
  return text.replaceAll('→', '\t');
}

function normalize(expected: string): string {
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: toTabs(expected).trim() }] };
  return html.stringify(html.runSync(tree) as Root).trim();
}

function write(markdown: string): string {
  const { tree, slots } = parseMarkdown(toTabs(markdown), 'page.md');
  walkElements(tree, (element) => {
    const slot = findSlot(slots, element);
    return slot?.kind === 'code' ? toPlainCode(slot.language, slot.code) : undefined;
  });
  return html.stringify(tree).trim();
}

/** Fenced code without the frame that the pipeline puts around it. */
function toPlainCode(language: string, code: string): ElementContent {
  const properties = language ? { className: [`language-${language}`] } : {};
  const inner: ElementContent = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{ type: 'text', value: code }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [inner] };
}
