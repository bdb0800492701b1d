// Renders the Markdown of a library's comments as HTML, all texts of a page at once.
//
// The texts are parsed as one document with a marker between them, because a parse for every prop
// would take a hundred times as long. Links to pages that the site does not have are removed.

import { parseDocument, type ParseSettings } from '../../../core/markdown/parse-document.ts';
import { escapeText } from '../../../core/text/escape-html.ts';
import type { Page } from '../../../core/model/page.ts';

const border = '{{"component": "Border"}}';

/** Options for rendering texts. */
interface TextOptions {
  readonly page: Page;
  readonly settings: ParseSettings;
  /** Pages of the site by the link that texts write for them. */
  readonly targets: Readonly<Record<string, string>>;
}

/** Renders texts, and returns the function that finds the HTML of each. */
type RenderTexts = (texts: readonly string[], options: TextOptions) => (text: string) => string;

/** Creates a renderer. It remembers plain texts, about half of all, which are the same on every page of a language. */
export function createTextRenderer(): RenderTexts {
  const htmlByKey = new Map<string, string>();

  return function renderTexts(texts, options) {
    const toKey = (text: string) => `${options.page.language} ${text}`;
    const byText = new Map(
      renderAll(
        texts.filter((text) => !htmlByKey.has(toKey(text))),
        options,
      ),
    );
    for (const [text, html] of byText) if (isPlain(text)) htmlByKey.set(toKey(text), html);
    return (text) => byText.get(text) ?? htmlByKey.get(toKey(text)) ?? escapeText(text);
  };
}

/** Returns whether a text is a line of words and code, whose HTML is the same on every page. */
function isPlain(text: string): boolean {
  return /^[\p{L}`][\p{L}\p{N} .,;:'"()!?/+`-]*$/u.test(text) && !/``|:\/\/|www\./i.test(text);
}

function renderAll(texts: readonly string[], options: TextOptions): [text: string, html: string][] {
  const together = texts.length === 0 ? [] : renderTogether(texts, options);
  // An unclosed fence swallows the texts after it: then each text is parsed alone.
  const pieces =
    together.length === texts.length
      ? together
      : texts.map((text) => renderTogether([text], options)[0] ?? `<p>${escapeText(text)}</p>`);
  return texts.map((text, index) => [text, pieces[index] ?? '']);
}

function renderTogether(texts: readonly string[], { page, settings, targets }: TextOptions): string[] {
  const toHref = (path: string) => (Object.hasOwn(targets, path) ? settings.toHref(targets[path] ?? '') : nowhere);
  // The comments come from a package, whose authors are not trusted with raw HTML.
  const policy = { ...settings.policy, html: 'sanitize' as const };
  // The line break in front keeps "---" from being parsed as front matter.
  const text = `\n${texts.map((part) => `${part.replace(controls, '').trim()}\n`).join(`\n${border}\n\n`)}`;
  const { blocks } = parseDocument(
    { page: { ...page, template: 'NotFound' }, text },
    { ...settings, policy, components: ['Border'], toHref, hasPictures: false, hasNamedTags: true },
  );

  const pieces = [''];
  for (const block of blocks) {
    if (block.kind === 'html') pieces[pieces.length - 1] += block.html;
    else pieces.push('');
  }
  return pieces.map((html) => html.trim().replace(unlinked, '$1'));
}

// Control characters are typing errors, which no page may contain.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

// A fragment in a comment points into the library's own site.
const nowhere = '#';
const unlinked = /<a (?=[^<>]*>)[^<>]*href="#[^"<>]*"[^<>]*>([^]*?)(?:<\/a>|$)/g;
