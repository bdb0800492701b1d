// Markdown of a library's comments → HTML, all texts of a page in one go.
//
// The texts are parsed as one document, with a marker between each two: a parse for every prop
// would take a hundred times as long. Links to what the site does not have lose their address.

import { parseDocument, type ParseSettings } from '../../../core/markdown/parse-document.ts';
import { escapeText } from '../../../core/text/escape-html.ts';
import type { Page } from '../../../core/model/page.ts';

const border = '{{"component": "Border"}}';

/** What rendering needs to know besides the texts. */
interface TextOptions {
  readonly page: Page;
  readonly settings: ParseSettings;
  /** Pages of the site by what the texts write. */
  readonly targets: Readonly<Record<string, string>>;
}

/** Renders texts, and gives the function that finds the HTML of each. */
type RenderTexts = (texts: readonly string[], options: TextOptions) => (text: string) => string;

/** Creates a renderer. It remembers what says the same on every page of a language, as half of all texts do. */
export function createTextRenderer(): RenderTexts {
  const known = new Map<string, string>();

  return function renderTexts(texts, options) {
    const toKey = (text: string) => `${options.page.language} ${text}`;
    const byText = new Map(
      renderAll(
        texts.filter((text) => !known.has(toKey(text))),
        options,
      ),
    );
    for (const [text, html] of byText) if (isPlain(text)) known.set(toKey(text), html);
    return (text) => byText.get(text) ?? known.get(toKey(text)) ?? escapeText(text);
  };
}

/** A line of words and code: neither the page around it nor the texts beside it can make anything else of it. */
function isPlain(text: string): boolean {
  return /^[\p{L}`][\p{L}\p{N} .,;:'"()!?/+`-]*$/u.test(text) && !/``|:\/\/|www\./i.test(text);
}

function renderAll(texts: readonly string[], options: TextOptions): [text: string, html: string][] {
  const together = texts.length === 0 ? [] : renderTogether(texts, options);
  // A fence that is not closed takes what follows with it: then each text is parsed alone.
  const pieces =
    together.length === texts.length
      ? together
      : texts.map((text) => renderTogether([text], options)[0] ?? `<p>${escapeText(text)}</p>`);
  return texts.map((text, index) => [text, pieces[index] ?? '']);
}

function renderTogether(texts: readonly string[], { page, settings, targets }: TextOptions): string[] {
  const toHref = (path: string) => (Object.hasOwn(targets, path) ? settings.toHref(targets[path] ?? '') : nowhere);
  // The comments belong to a package, so its authors are not trusted with raw HTML.
  const policy = { ...settings.policy, html: 'sanitize' as const };
  // The line break in front keeps "---" from being taken for front matter.
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

// A slip of an editor that no page may hold.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

// A fragment of a comment points into the library's own site.
const nowhere = '#';
const unlinked = /<a (?=[^<>]*>)[^<>]*href="#[^"<>]*"[^<>]*>([^]*?)(?:<\/a>|$)/g;
