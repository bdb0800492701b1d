// Creates the Markdown processors: plain, with GitHub's extensions except for e-mail addresses, with all of them, and
// with formulas too. A text is parsed by the smallest one that it needs, because GitHub's extensions take half of the
// time. MDX has its own.

import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin, type Processor } from 'unified';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import type { Extension as SyntaxExtension } from 'micromark-util-types';
import { createJsxHandlers } from '../mdx/to-jsx-slots.ts';
import { dialect } from '../syntax/dialect.ts';
import { headingIds } from '../syntax/heading-ids.ts';
import { formulas } from '../syntax/formulas.ts';
import { collectionOf, slotHandlers } from '../slots/to-slots.ts';

const handlers = { ...slotHandlers, ...createJsxHandlers((state) => collectionOf(state).slots) };
const rehypeOptions = { allowDangerousHtml: true, handlers, footnoteLabelTagName: 'h2' } as const;

/** The processors of a site. */
export type Processors = ReturnType<typeof createProcessors>;

/** Creates the processors. `data` has the parser extensions of plugins, as lists by key. */
export function createProcessors(data: Readonly<Record<string, unknown>> = {}) {
  const begin = () => unified().use(remarkParse).use(extend);
  const beginPlain = () => begin().use(cjkEmphasis, { hasStrikethrough: false });
  const beginGithub = () => begin().use(remarkGfm).use(cjkEmphasis, { hasStrikethrough: true });
  return {
    plain: beginPlain().use(dialect).use(remarkRehype, rehypeOptions).freeze(),
    addressless: beginGithub().use(withoutEmail).use(dialect).use(remarkRehype, rehypeOptions).freeze(),
    github: beginGithub().use(dialect).use(remarkRehype, rehypeOptions).freeze(),
    mathematical: beginGithub().use(formulas).use(dialect).use(remarkRehype, rehypeOptions).freeze(),
    createMdx,
  };

  /** Creates the MDX processor. The dialect is added last, so its constructs are tried first. */
  function createMdx(grammar: Plugin, hasFormulas: boolean) {
    const processor = beginGithub().use(grammar).use(headingIds);
    if (hasFormulas) processor.use(formulas);
    return processor.use(dialect).use(remarkRehype, rehypeOptions).freeze();
  }

  function extend(this: Processor): void {
    const parserData = this.data() as Record<string, unknown>;
    for (const key of ['micromarkExtensions', 'fromMarkdownExtensions']) {
      const extensions = data[key];
      if (Array.isArray(extensions))
        parserData[key] = [...((parserData[key] as unknown[] | undefined) ?? []), ...(extensions as unknown[])];
    }
  }
}

/** Removes GitHub's construct for e-mail addresses from a Markdown parser; the transform of the tree stays. */
function withoutEmail(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: SyntaxExtension[] };
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).flatMap(([code, constructs = []]) => {
        const kept = [constructs].flat().filter(({ name }) => name !== 'emailAutolink');
        return kept.length > 0 ? [[code, kept]] : [];
      }),
    ),
  }));
}

// A remark plugin for emphasis next to Chinese, Japanese and Korean punctuation: "**重点。**然后" is strong.
//
// CommonMark requires a space there, which these languages do not write. The rule is that of
// https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md; other text is parsed as before.

/** Adds the rule to a Markdown parser, and also for `~~` if it comes after GitHub's extensions. */
function cjkEmphasis(this: Processor, { hasStrikethrough }: { hasStrikethrough: boolean }): void {
  const data = this.data() as { micromarkExtensions?: SyntaxExtension[] };
  (data.micromarkExtensions ??= []).push(
    cjkFriendlyExtension(),
    ...(hasStrikethrough ? [gfmStrikethroughCjkFriendly()] : []),
  );
}
