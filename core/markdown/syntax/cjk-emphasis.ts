// Emphasis beside Chinese, Japanese and Korean punctuation, as a remark plugin: "**重点。**然后" is strong.
//
// CommonMark asks for a space there, which these languages do not write. The rule is that of
// https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md; other texts are read as before.

import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import type { Processor } from 'unified';

/** Adds the rule to a processor that parses Markdown: for `~~` as well where it stands behind GitHub's extensions. */
export function cjkEmphasis(this: Processor, { hasStrikethrough }: { hasStrikethrough: boolean }): void {
  const data = this.data() as { micromarkExtensions?: SyntaxExtension[] };
  (data.micromarkExtensions ??= []).push(
    cjkFriendlyExtension(),
    ...(hasStrikethrough ? [gfmStrikethroughCjkFriendly()] : []),
  );
}
