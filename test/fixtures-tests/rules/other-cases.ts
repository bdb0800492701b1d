// Sites whose posts, redirects, texts, templates or components are at fault, and demos that are shown all the same.

import { goodPage } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';
import { configWith, siteWith, siteWithBoom, siteWithDemo } from './site-with.ts';

/** Sites whose posts, redirects, texts, templates or components are at fault. */
export const otherCases: readonly SiteCase[] = [
  {
    rule: 'demo-class-missing',
    status: 0,
    files: siteWithDemo(
      "import styles from './Demo.module.css';\nexport default () => <p className={styles.crad} />;\n",
      {
        'content/lib/Demo.module.css': '.card {\n  color: red;\n}\n',
      },
    ),
    prints: [
      'content/lib/Demo.tsx:2:43 warning demo-class-missing  "./Demo.module.css" has no class "crad". Did you mean "card"?',
    ],
  },
  {
    rule: 'demo-machine-path',
    status: 0,
    files: siteWithDemo('export default () => <p>{__filename}</p>;\n'),
    prints: [
      'content/lib/Demo.tsx:1:1 warning demo-machine-path  A path of the build machine is shown, so it is written relative to the root of the site: "content/lib/Demo.tsx". Show your own text instead of a stack, or of the name of a file or folder.',
    ],
  },
  {
    rule: 'demo-style',
    title: 'that has no effect',
    status: 0,
    files: siteWithDemo("import './Demo.css';\nexport default () => <p />;\n", {
      'content/lib/Demo.css': '.a {\n  colr: red;\n}\n',
    }),
    prints: [
      'content/lib/Demo.css:2:3 warning demo-style  "colr" is not a known CSS property. Correct the style sheet at this place.',
    ],
  },
  {
    rule: 'demo-style-heavy',
    status: 0,
    files: siteWithDemo("import './Demo.css';\nexport default () => <p />;\n", {
      'content/lib/Demo.css': "@font-face {\n  font-family: Big;\n  src: url('./big.woff2');\n}\n",
      'content/lib/big.woff2': 'a'.repeat(100 * 1024),
    }),
    prints: [
      'content/lib/Demo.css:3:12 warning demo-style-heavy  The file "content/lib/big.woff2" weighs 100.0 kB, and every page with this style sheet loads it. Save the font as WOFF2, with only the letters that demos show, or use a system font.',
    ],
  },
  {
    rule: 'react-version',
    status: 0,
    files: siteWith({ 'node_modules/react/package.json': '{ "name": "react", "version": "17.0.2" }' }),
    prints: [
      'docs.config.ts warning react-version  React 17.0.2 is installed for this site, but the engine is installed beside React 18.3.1 and renders demos with that. Install the engine in the same project as the React of the site, and run it from there.',
    ],
  },
  {
    rule: 'post-date',
    files: siteWith({ 'content/blog/b.md': '---\ntitle: B\ndescription: Says B.\n---\n\nText.\n' }),
    status: 1,
    prints: [
      'content/blog/b.md:1 error post-date  The post has no date, so no list of posts can show it. Add a line such as "date: 2024-01-31" to its front matter.',
    ],
  },
  {
    rule: 'post-author-unknown',
    files: {
      ...configWith("blog: { authors: { ana: { name: 'Ana' } } }"),
      'content/blog/b.md': '---\ntitle: B\ndescription: Says B.\ndate: 2024-01-31\nauthors: [anna]\n---\n\nText.\n',
    },
    status: 1,
    prints: ['content/blog/b.md:5:11 error post-author-unknown  No author has the key "anna". Did you mean "ana"?'],
  },
  {
    rule: 'post-tag-unknown',
    files: {
      ...configWith("blog: { tags: ['News'] }"),
      'content/blog/b.md': '---\ntitle: B\ndescription: Says B.\ndate: 2024-01-31\ntags: [Newz]\n---\n\nText.\n',
    },
    status: 1,
    prints: ['content/blog/b.md:5:8 error post-tag-unknown  The blog has no tag "Newz". Did you mean "News"?'],
  },
  {
    rule: 'redirect-status',
    files: siteWith({ 'redirects.txt': '/old/ /lib/a/ 299\n' }),
    status: 1,
    prints: [
      'redirects.txt:1:15 error redirect-status  The status "299" is not a redirect status. Use one of 301, 302, 303, 307, 308, 200, 404, 410.',
    ],
  },
  {
    rule: 'redirect-syntax',
    title: 'a line',
    files: siteWith({ 'redirects.txt': '/old/\n' }),
    status: 1,
    prints: [
      'redirects.txt:1:1 error redirect-syntax  The redirect "/old/" has no target. Write it as "/old/ /new/ 301".',
    ],
  },
  {
    rule: 'redirect-syntax',
    title: 'redirectFrom',
    files: { 'content/lib/a.md': `---\nredirectFrom: [/old/*]\n---\n${goodPage('A')}` },
    status: 1,
    prints: [
      'content/lib/a.md:2:16 error redirect-syntax  "/old/*" in "redirectFrom" is not a path of the site. Write one path, such as "/old/button/"; patterns belong in redirects.txt.',
    ],
  },
  {
    rule: 'redirect-loop',
    files: siteWith({ 'redirects.txt': '/old/ /older/\n/older/ /old/\n' }),
    status: 1,
    prints: [
      'redirects.txt:1:1 error redirect-loop  The redirect from "/old/" leads back to itself by way of "/older/". Give one of them another target.',
    ],
  },
  {
    rule: 'redirect-twice',
    files: siteWith({ 'redirects.txt': '/old/ /lib/a/\n/old/ /lib/a/\n' }),
    status: 1,
    prints: [
      'redirects.txt:2:1 error redirect-twice  Two redirects start at "/old/": this one and the one in redirects.txt:1. Remove one of the two: only the first can apply.',
    ],
  },
  {
    rule: 'redirect-shadows-page',
    files: siteWith({ 'redirects.txt': '/lib/a/ /\n' }),
    status: 1,
    prints: [
      'redirects.txt:1:1 error redirect-shadows-page  The redirect from "/lib/a/" never applies, because a page has that path. Remove the line, or write "301!" to hide the page.',
    ],
  },
  {
    rule: 'redirect-target',
    files: siteWith({ 'redirects.txt': '/old/ /lib/b/\n' }),
    status: 1,
    prints: [
      'redirects.txt:1:1 error redirect-target  The redirect from "/old/" leads to "/lib/b/", but there is no page or file at that path. Did you mean "/lib/a/"?',
    ],
  },
  {
    rule: 'translation-empty',
    status: 0,
    files: siteWith({ 'locales/translations.json': '{"toc": {"label": " "}}' }),
    prints: [
      'locales/translations.json:1:10 warning translation-empty  The text of "toc.label" is empty, so readers see the text that it should replace. Write a text, or remove the key.',
    ],
  },
  {
    rule: 'translations-invalid',
    title: 'no JSON',
    files: siteWith({ 'locales/translations.json': '{,}' }),
    status: 1,
    prints: [
      'locales/translations.json:1:2 error translations-invalid  The file is not JSON. Look here for a missing comma or quote, a comma before a closing brace, and comments.',
    ],
  },
  {
    rule: 'translations-invalid',
    title: 'no text',
    files: siteWith({ 'locales/translations.json': '{"a": {"b": 7}}' }),
    status: 1,
    prints: [
      'locales/translations.json:1:8 error translations-invalid  The text of "a.b" must be a string, but is a number. Put quotes around the value.',
    ],
  },
  {
    rule: 'translations-invalid',
    title: 'one key twice',
    files: siteWith({ 'locales/translations.json': '{\n  "toc": { "label": "A" },\n  "toc.label": "B"\n}' }),
    status: 1,
    prints: [
      'locales/translations.json:3:3 error translations-invalid  The key "toc.label" is in the file twice, first on line 2. Remove one of the two.',
    ],
  },
  {
    rule: 'translations-stray',
    title: 'of languages that the site does not have',
    files: siteWith({
      'locales/translations-en.json': '{}',
      'locales/translations-pt.json': '{}',
      'locales/translation.json': '{}',
      'locales/labels/fr.json': '{}',
    }),
    status: 0,
    prints: [
      'locales/translation.json warning translations-stray  No language of the site uses this file, so its texts are never shown. Did you mean locales/translations.json?',
      'locales/translations-en.json warning translations-stray  No language of the site uses this file, so its texts are never shown. English texts are in locales/translations.json.',
      'locales/translations-pt.json warning translations-stray  No language of the site uses this file, so its texts are never shown. Add "pt" to "languages" in docs.config.ts, which lists "en", or remove the file.',
    ],
  },
  {
    rule: 'translation-unused',
    title: 'that is misspelled, reported by a build',
    files: siteWith({
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', languages: ['en', 'pt'], cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n",
      'nav/lib.ts': "export default [{ pathname: '/lib/a' }];\n",
      'locales/translations.json': '{\n  "price": "Price",\n  "toc": { "labell": "Contents" }\n}',
      'locales/translations-pt.json': '{ "price": "Preço", "toc": { "lable": "Conteúdo" } }',
    }),
    status: 0,
    prints: [
      'locales/translations-pt.json:1:30 warning translation-unused  No English text has the key "toc.lable", so this one is never shown. Did you mean "toc.label"?',
      'locales/translations.json:3:12 warning translation-unused  No text of the engine has the key "toc.labell", so this one is never shown. Did you mean "toc.label"?',
    ],
  },
  {
    rule: 'component-render',
    title: 'throws',
    files: siteWithBoom("export default function Boom() {\n  throw new Error('boom');\n}\n"),
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error component-render  The component "Boom" fails with "boom". Correct components/Boom.tsx, or what the marker passes to it.',
    ],
  },
  {
    rule: 'component-render',
    title: 'throws within a boundary that swallows it: 131*',
    files: siteWithBoom(
      "import { Suspense } from 'react';\nfunction Part(): null {\n  throw new Error('boom');\n}\nexport default function Boom() {\n  return <Suspense fallback=\"Wait\"><Part /></Suspense>;\n}\n",
    ),
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error component-render  The component "Boom" fails with "a part of it fails or is not ready, so a Suspense boundary shows its fallback". Correct components/Boom.tsx, or what the marker passes to it.',
    ],
  },
  {
    rule: 'component-render',
    title: 'throws when it is loaded',
    files: siteWithBoom("throw new Error('boom');\nexport default function Boom() {\n  return null;\n}\n"),
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error component-render  The component "Boom" fails with "boom". Correct components/Boom.tsx, or what the marker passes to it.',
    ],
  },
  {
    rule: 'component-render',
    title: 'exports nothing',
    files: siteWithBoom('export const other = 1;\n'),
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error component-render  The component "Boom" fails with \'the module has neither an export "Boom" nor a default export\'. Correct components/Boom.tsx, or what the marker passes to it.',
    ],
  },
  {
    rule: 'module-syntax',
    title: 'component',
    files: siteWith({ 'components/Boom.tsx': 'export default function Boom( {\n' }),
    status: 1,
    prints: [
      'components/Boom.tsx:2:1 error module-syntax  Expected identifier but found end of file. Correct the code at this place.',
    ],
  },
  {
    rule: 'page-exit',
    files: siteWithBoom('export default function Boom() {\n  process.exit(0);\n}\n'),
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error page-exit  Code of this page ended the process with status "0". Remove the call to process.exit from the components that the page places.',
    ],
  },
  {
    rule: 'page-timeout',
    files: {
      ...configWith('limits: { pageSeconds: 0.5 }'),
      ...siteWithBoom('export default function Boom() {\n  for (;;);\n}\n'),
    },
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error page-timeout  The page did not finish within 0.5 seconds. Look for an endless loop in the components that the page places, split the page, or raise limits.pageSeconds in docs.config.ts.',
    ],
  },
  {
    rule: 'template-unknown',
    files: siteWith({ 'templates/Documentaton.tsx': 'export default function Documentaton() {\n  return null;\n}\n' }),
    status: 1,
    prints: [
      'templates/Documentaton.tsx error template-unknown  There is no template with this name. Did you mean templates/Documentation.tsx?',
    ],
  },
  {
    rule: 'page-memory',
    files: {
      ...configWith('limits: { pageSeconds: 60, memory: 300 }'),
      ...siteWithBoom(
        'export default function Boom() {\n  const kept: unknown[] = [];\n  for (;;) kept.push(new Array(1_000_000).fill(0.5));\n}\n',
      ),
    },
    status: 1,
    prints: [
      'content/lib/a.md:5:1 error page-memory  The page needs more than 300 MB of memory. Look for data that grows without limit, split the page, or raise limits.memory in docs.config.ts.',
    ],
  },
  {
    rule: 'page-render',
    files: siteWith({
      'templates/Documentation.tsx': "export default function Documentation() {\n  throw new Error('boom');\n}\n",
    }),
    status: 1,
    prints: [
      'templates/Documentation.tsx:2:9 error page-render  The template "Documentation" fails on "content/lib/a.md" with "boom". Correct the code at this place.',
    ],
  },
];
