// Sites whose trees are at fault.

import { goodPage } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';
import { navWith, siteWith } from './site-with.ts';

/** Sites whose trees are at fault. */
export const navCases: readonly SiteCase[] = [
  {
    rule: 'nav-missing',
    files: { 'docs.config.ts': "export default { title: 'Test', products: [{ id: 'lib', name: 'Lib' }] };\n" },
    status: 0,
    prints: [
      'nav/lib.ts warning nav-missing  The product "lib" has no navigation tree, and no page in content/lib/ to make one from. Write a page in content/lib/, or nav/lib.ts with "export default [{ pathname: \'/lib/…\' }]".',
    ],
  },
  {
    rule: 'nav-folder',
    files: navWith("{ pathname: '/lib/imputs', folder: '/lib/imputs' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error nav-folder  The folder "/lib/imputs" contains no pages. Write a page in "content/lib/imputs/", or remove the entry.',
    ],
  },
  {
    rule: 'duplicate-path',
    title: 'of a folder',
    files: {
      ...navWith("{ folder: '/lib/guides' }, { pathname: '/lib/guides/b' }"),
      'content/lib/guides/b.md': goodPage('B'),
    },
    status: 1,
    prints: [
      'nav/lib.ts:3:13 error duplicate-path  Two entries have the pathname "/lib/guides/b": nav/lib.ts:3:42 and nav/lib.ts:3:13. Remove one of the two, or give it a pathname of its own.',
    ],
  },
  {
    rule: 'nav-without-product',
    files: siteWith({ 'nav/old.ts': 'export default [];\n' }),
    status: 0,
    prints: [
      'nav/old.ts warning nav-without-product  No product uses this tree, so it is not shown. Name the file after the id of a product, or add the product to docs.config.ts.',
    ],
  },
  {
    rule: 'nav-type',
    title: 'no list',
    files: { 'nav/lib.ts': 'export default {};\n' },
    status: 1,
    prints: [
      'nav/lib.ts:1:16 error nav-type  The default export must be a list of entries, but is an object. Write "export default [{ pathname: … }];".',
    ],
  },
  {
    rule: 'nav-type',
    title: 'title',
    files: navWith("{ pathname: '/lib/b', title: 7 }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:25 error nav-type  "title" must be a string or false, but is a number. Write a string or false.',
    ],
  },
  {
    rule: 'nav-missing-key',
    files: navWith("{ title: 'B' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:3 error nav-missing-key  The key "pathname" is missing in the entry "[1]". Add "pathname": a string.',
    ],
  },
  {
    rule: 'nav-unknown-key',
    files: { ...navWith("{ pathname: '/lib/b', titel: 'B' }"), 'content/lib/b.md': goodPage('B') },
    status: 1,
    prints: ['nav/lib.ts:3:25 error nav-unknown-key  Unknown key "titel". Did you mean "title"?'],
  },
  {
    rule: 'nav-cycle',
    files: siteWith({
      'nav/lib.ts':
        "const a = { pathname: '/lib/g', children: [{ pathname: '/lib/a' }] };\na.children.push(a);\nexport default [a];\n",
    }),
    status: 1,
    prints: [
      'nav/lib.ts:1:23 error nav-cycle  The entry "/lib/g" contains itself, so the tree is endless. Remove it from its own children.',
    ],
  },
  {
    rule: 'nav-too-deep',
    files: siteWith({
      'nav/lib.ts':
        "let group = { pathname: '/lib/b', planned: true };\nfor (let i = 0; i < 200; i += 1) group = { pathname: `/lib/g${i}`, planned: true, children: [group] };\nexport default [{ pathname: '/lib/a' }, group];\n",
    }),
    status: 1,
    prints: [
      'nav/lib.ts:3:41 error nav-too-deep  The entry "/lib/g98" is nested in more than 100 groups. Flatten the tree.',
    ],
  },
  {
    rule: 'nav-group-twice',
    files: siteWith({
      'nav/lib.ts': "const a = { pathname: '/lib/g', children: [{ pathname: '/lib/a' }] };\nexport default [a, a];\n",
    }),
    status: 1,
    prints: ['nav/lib.ts:1:23 error nav-group-twice  The group "/lib/g" is in the tree twice. Keep it in one place.'],
  },
  {
    rule: 'nav-link-protocol',
    files: navWith("{ pathname: 'https://x.example/', linkProps: { href: 'javascript:alert(1)' } }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:50 error nav-link-protocol  The link "javascript:alert(1)" has a protocol that is not allowed. Start it with "https://", "http://", "mailto:" or "tel:".',
    ],
  },
  {
    rule: 'nav-title',
    files: navWith("{ pathname: 'https://x.example/', title: ' ' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:37 error nav-title  The title of this entry has no visible text. Write a title, or leave the key out for the title of the page. "title: false" shows none.',
    ],
  },
  {
    rule: 'nav-link-attribute',
    files: navWith("{ pathname: 'https://x.example/', linkProps: { onClick: 'x' } }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:50 error nav-link-attribute  The key "linkProps" sets the attribute "onClick", which menu links cannot have. Use "href", "target", "rel", "title", "id", "className", "lang", "hrefLang", "download", "type", "data-*" and "aria-*" only.',
    ],
  },
  {
    rule: 'missing-content',
    files: navWith("{ pathname: '/lib/none' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error missing-content  The entry "/lib/none" has no page. Write "content/lib/none/index.md", or mark the entry with "planned: true".',
    ],
  },
  {
    rule: 'page-not-in-nav',
    files: { ...navWith("{ pathname: '/lib/planned', planned: true }"), 'content/lib/b.md': goodPage('B') },
    status: 0,
    prints: [
      'content/lib/b.md warning page-not-in-nav  No tree has an entry for the page "/lib/b/". Add { pathname: "/lib/b" } to nav/lib.ts, or write "unlisted: true" in the page\'s front matter.',
    ],
  },
];
