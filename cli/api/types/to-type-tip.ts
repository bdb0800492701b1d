// What an editor would say of a name → what readers are told: the type without what only an editor needs, and the
// first paragraph of the comment.

import type { TypeTip } from '../../../core/code/types/typed-code.ts';

const longestType = 1200;
const longestDocs = 400;

/** Writes the tip of a name. */
export function toTypeTip({ text, docs = '' }: { readonly text: string; readonly docs?: string }): TypeTip {
  const type = text
    .replace(/\n(?:import|export) [^\n]*$/, '')
    .replace(/^\((?:alias|property|method|local [a-z]+|JSX attribute)\) /gm, '')
    .trim();
  return { type: shorten(type, longestType), docs: shorten(toFirstParagraph(docs), longestDocs) };
}

/** Lists and headings introduce what a tip has no room for. */
function toFirstParagraph(docs: string): string {
  const first = docs
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .find((paragraph) => paragraph !== '' && !/^(?:[-*#>|]|```|\d+\.)|:$/.test(paragraph));
  return (first ?? '').replace(
    /\{@(?:link|linkcode|linkplain) +([^\s|}]+)(?:[\s|]+(?![\s|])([^{}]*))?\}/g,
    (_, name: string, said?: string) => (said?.trim() ? said.trim() : `\`${name}\``),
  );
}

function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
