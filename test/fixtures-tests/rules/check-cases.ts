// Finished folders that break one rule, and what `docs check` prints of them.

import english from '../../../locales/translations.json' with { type: 'json' };
import { goodPage, type SiteFileTexts } from '../../site-test.ts';

/** A folder with a fault, and the line that reports it. */
export interface CheckCase {
  readonly rule: string;
  /** Files of the finished folder. */
  readonly out: SiteFileTexts;
  /** Files of the site, where they matter. */
  readonly files?: SiteFileTexts;
  readonly flags?: readonly string[];
  readonly status: 0 | 1 | 2;
  readonly prints: readonly string[];
}

const page = (body: string, title = `A ${body}`.replaceAll(/[<>&]/g, '')) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>\n${body}\n</body></html>\n`;
const config = (setting: string) => ({
  'docs.config.ts': `export default { title: 'Test', products: [], ${setting} };\n`,
});

/** Translated texts that are complete but for one fault, which comes first. */
const completeBut = (texts: object) =>
  JSON.stringify({ ...texts, ...Object.fromEntries(Object.entries(english).filter(([key]) => !(key in texts))) });
const inPortuguese = (texts: object) => ({
  ...config("languages: ['en', 'pt']"),
  'locales/translations-pt.json': completeBut(texts),
});
/** A language that the engine has no words in. */
const inDutch = (texts: object) => ({
  ...config("languages: ['en', 'nl']"),
  'locales/translations-nl.json': completeBut(texts),
});
const translations = { out: { 'a/index.html': page('') }, flags: ['--translations'] };

const home = page('<a href="/a/">A</a> <a href="/b/">B</a>');
const inHead = (link: string, title = 'A') => page('', title).replace('</title>', `</title>\n${link}`);

/** Finished folders that break one rule. */
export const checkCases: readonly CheckCase[] = [
  {
    rule: 'html-hreflang-one-way',
    out: {
      'index.html': home,
      'a/index.html': inHead('<link rel="alternate" hreflang="pt" href="/b/">'),
      'b/index.html': inHead('<link rel="alternate" hreflang="pt" href="/b/">', 'B'),
    },
    status: 1,
    prints: [
      'a/index.html:2:37 error html-hreflang-one-way  The page names "/b/" as its version in "pt", which does not name it back, so search engines ignore both. Write <link rel="alternate" hreflang="…"> in both pages, or in none.',
    ],
  },
  {
    rule: 'html-canonical-moved',
    out: {
      'index.html': home,
      'a/index.html': inHead('<link rel="canonical" href="/b/">'),
      'b/index.html': inHead('<meta http-equiv="refresh" content="0; url=/a/">'),
    },
    status: 1,
    prints: [
      'a/index.html:2:23 error html-canonical-moved  The page names "/b/" as its canonical address, which only redirects to another page. Name the address of the page itself as canonical.',
    ],
  },
  {
    rule: 'html-orphan',
    out: {
      'index.html': home,
      'a/index.html': page('', 'A'),
      'b/index.html': page('', 'B'),
      'c/index.html': page('', 'C'),
    },
    status: 0,
    prints: [
      'c/index.html:1:1 warning html-orphan  No other page links to "/c/", so readers cannot find it. Link to it, add it to a tree, or set "unlisted: true" in its front matter if that is intended.',
    ],
  },
  {
    rule: 'html-title-repeated',
    out: { 'index.html': home, 'a/index.html': page('', 'A'), 'b/index.html': page('', 'A') },
    status: 0,
    prints: [
      'b/index.html:1:38 warning html-title-repeated  The page has the same title as "/a/", "A", so tabs, bookmarks and search engines show no difference. Write what only this page is about into its "title" in the front matter, or into the template that draws it.',
    ],
  },
  {
    rule: 'html-syntax',
    out: { 'a/index.html': page('<p id="a" id="b"></p>') },
    status: 1,
    prints: [
      'a/index.html:2:13 error html-syntax  A browser has to repair the HTML here: "duplicate attribute". Correct the raw HTML of the page, or the template or component that draws it.',
    ],
  },
  {
    rule: 'html-id-twice',
    out: { 'a/index.html': page('<p id="a"></p><p id="a"></p>') },
    status: 1,
    prints: [
      'a/index.html:2:18 error html-id-twice  The id "a" is already used by the <p> at 2:4, so links and labels reach only that one. Give one of the two another id.',
    ],
  },
  {
    rule: 'html-alt-missing',
    out: { 'a/index.html': page('<img src="/a.png">'), 'a.png': 'x' },
    status: 1,
    prints: [
      'a/index.html:2:1 error html-alt-missing  This <img> has no text for screen readers. Write it as "alt"; a picture that only decorates has alt="".',
    ],
  },
  {
    rule: 'html-title-missing',
    out: { 'a/index.html': '<!doctype html><html lang="en"><body></body></html>' },
    status: 1,
    prints: [
      'a/index.html:1:1 error html-title-missing  The page has no title, so tabs, bookmarks and search results cannot name it. Write <title> in the head of the page.',
    ],
  },
  {
    rule: 'html-lang-missing',
    out: { 'a/index.html': '<!doctype html><html><title>A</title></html>' },
    status: 1,
    prints: [
      'a/index.html:1:1 error html-lang-missing  The page does not say its language, so a screen reader has to guess the voice. Write it as "lang" of the <html> element.',
    ],
  },
  {
    rule: 'html-link-broken',
    out: { 'a/index.html': page('<a href="/b/">b</a>') },
    status: 1,
    prints: [
      'a/index.html:2:4 error html-link-broken  The link "/b/" does not lead to a file in the folder. Did you mean "/a/"?',
    ],
  },
  {
    rule: 'html-link-outside',
    files: config("base: '/docs/'"),
    out: { 'a/index.html': page('<a href="/a/">a</a>') },
    status: 1,
    prints: [
      'a/index.html:2:4 error html-link-outside  The address "/a/" leaves the sub-path "/docs/" that the site is served under. Write "/docs/a/", or list a pattern for it under "links.ignore" in docs.config.ts if it is not part of the site.',
    ],
  },
  {
    rule: 'html-anchor-broken',
    out: { 'a/index.html': page('<h2 id="part">Part</h2><a href="/a/#prt">b</a>') },
    status: 0,
    prints: [
      'a/index.html:2:27 warning html-anchor-broken  The page "/a/" has no element with the id "prt". Did you mean "#part"?',
    ],
  },
  {
    rule: 'html-file-missing',
    out: { 'a/index.html': page('<img src="/lgo.png" alt="">'), 'logo.png': 'x' },
    status: 1,
    prints: [
      'a/index.html:2:6 error html-file-missing  The page loads "/lgo.png", but the folder has no such file. Did you mean "/logo.png"?',
    ],
  },
  {
    rule: 'budget-exceeded',
    files: config("budgets: { style: '10 B' }"),
    status: 1,
    out: {
      'a/index.html': page('').replace('<title>', '<link rel="stylesheet" href="/a.css"><title>'),
      'a.css': 'a {}',
    },
    prints: [
      'a/index.html error budget-exceeded  The style sheet has 24 B gzipped, but the budget is 10 B. Make it lighter, or set "budgets.style" in docs.config.ts.',
    ],
  },
  {
    rule: 'budget-size',
    files: config("budgets: { style: 'small' }"),
    out: { 'a/index.html': page('') },
    status: 2,
    prints: [
      'docs.config.ts:1:58 error budget-size  The budget "style" is "small", which is not a size. Write a number with B, kB or MB, such as "16 kB".',
    ],
  },
  {
    rule: 'budget-unknown',
    files: config("budgets: { scripts: '8 kB' }"),
    out: { 'a/index.html': page('') },
    status: 2,
    prints: ['docs.config.ts:1:58 error budget-unknown  "budgets" has no part named "scripts". Did you mean "script"?'],
  },
  {
    rule: 'demo-type',
    files: { 'content/lib/Basic.ts': "export const size: number = 'a';\n" },
    out: { 'a/index.html': page('') },
    flags: ['--types'],
    status: 1,
    prints: [
      "content/lib/Basic.ts:1:14 error demo-type  Type 'string' is not assignable to type 'number' (TS2322). Correct the code at this place.",
    ],
  },
  {
    rule: 'translation-file-missing',
    ...translations,
    files: config("languages: ['en', 'nl']"),
    status: 0,
    prints: [
      'locales/translations-nl.json warning translation-file-missing  The language "nl" has no texts of the interface, so readers see the English ones. Write the file with the keys of the English texts.',
    ],
  },
  {
    rule: 'translation-missing',
    ...translations,
    files: inDutch({ toc: {} }),
    status: 0,
    prints: [
      'locales/translations-nl.json:1:2 warning translation-missing  The text "toc.label" is missing in "nl", so readers see "On this page". Translate it under the key "toc.label".',
    ],
  },
  {
    rule: 'translation-unused',
    ...translations,
    files: inPortuguese({ 'toc.lable': 'Nesta página' }),
    status: 0,
    prints: [
      'locales/translations-pt.json:1:2 warning translation-unused  No English text has the key "toc.lable", so this one is never shown. Remove it. Did you mean "toc.label"?',
    ],
  },
  {
    rule: 'translation-outdated',
    ...translations,
    files: inPortuguese({ toc: english.toc, $source: { 'toc.label': 'Contents' } }),
    status: 0,
    prints: [
      'locales/translations-pt.json:1:9 warning translation-outdated  The English text of "toc.label" has changed since it was translated. Translate "On this page", and write that under "$source".',
    ],
  },
  {
    rule: 'translation-values',
    ...translations,
    files: inPortuguese({ toc: { label: 'Nesta {{page}}' } }),
    status: 1,
    prints: [
      'locales/translations-pt.json:1:9 error translation-values  The text of "toc.label" does not contain the same values as the English text. Remove every "{{…}}" from it.',
    ],
  },
  {
    rule: 'page-source-unknown',
    ...translations,
    files: { ...inPortuguese({}), 'content/a.md': goodPage('A'), 'content/a.pt.md': goodPage('Á') },
    status: 0,
    prints: [
      'content/a.pt.md:1 warning page-source-unknown  The translation does not say which text of "content/a.md" it was made from. Compare the two, and write "sourceHash: bwttMMRcNtEaGeuaIHbjLc" in its front matter.',
    ],
  },
  {
    rule: 'page-outdated',
    ...translations,
    files: {
      ...inPortuguese({}),
      'content/a.md': goodPage('A'),
      'content/a.pt.md': `---\nsourceHash: before\n---\n${goodPage('Á')}`,
    },
    status: 0,
    prints: [
      'content/a.pt.md:2 warning page-outdated  The original "content/a.md" has changed since this translation was made. Translate the changes, and write "sourceHash: bwttMMRcNtEaGeuaIHbjLc" in the front matter.',
    ],
  },
];
