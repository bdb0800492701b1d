// The hover text of an editor → a tip for readers: the type without details for editors, and the first paragraph of
// the comment.

import type { TypeTip } from '../../../core/code/types/typed-code.ts';

const maxTypeLength = 1200;
const maxDocsLength = 400;

/** Creates the tip of a name. */
export function toTypeTip({ text, docs = '' }: { readonly text: string; readonly docs?: string }): TypeTip {
  const type = text
    .replace(/\n(?:import|export) [^\n]*$/, '')
    .replace(/^\((?:alias|property|method|local [a-z]+|JSX attribute)\) /gm, '')
    .trim();
  return { type: shorten(type, maxTypeLength), docs: shorten(toFirstParagraph(docs), maxDocsLength) };
}

/** Returns the first paragraph that is not a list or heading, or introduces one. */
function toFirstParagraph(docs: string): string {
  const firstParagraph = docs
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .find((paragraph) => paragraph !== '' && !/^(?:[-*#>|]|```|\d+\.)|:$/.test(paragraph));
  return (firstParagraph ?? '').replace(
    /\{@(?:link|linkcode|linkplain) +([^\s|}]+)(?:[\s|]+(?![\s|])([^{}]*))?\}/g,
    (_, name: string, label?: string) => (label?.trim() ? label.trim() : `\`${name}\``),
  );
}

function shorten(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
}
