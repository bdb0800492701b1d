// Sites with paths that no page may have, or that two things claim.

import { goodPage } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';
import { configWith, navWith, siteWith } from './site-with.ts';

/** Sites with paths that no page may have, or that two things claim. */
export const pathCases: readonly SiteCase[] = [
  {
    rule: 'duplicate-path',
    files: navWith("{ pathname: '/lib/group', children: [{ pathname: '/lib/a' }] }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:52 error duplicate-path  Two entries have the pathname "/lib/a": nav/lib.ts:2:15 and nav/lib.ts:3:52. Remove one of the two, or give it a pathname of its own.',
    ],
  },
  {
    rule: 'duplicate-path-case',
    files: navWith("{ pathname: '/lib/A', planned: true }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error duplicate-path-case  The pathnames "/lib/a" and "/lib/A" differ only in case: nav/lib.ts:2:15 and nav/lib.ts:3:15. Rename one of the two: many file systems treat them as the same file.',
    ],
  },
  {
    rule: 'duplicate-path-unicode',
    files: {
      ...navWith("{ pathname: '/lib/\u00e9' }, { pathname: '/lib/e\u0301' }"),
      'content/lib/\u00e9.md': goodPage('E'),
    },
    status: 1,
    prints: [
      'nav/lib.ts:3:39 error duplicate-path-unicode  Two entries have the pathname "/lib/é", spelled with different characters: nav/lib.ts:3:15 and nav/lib.ts:3:39. Remove one of the two: both are written to the same file.',
    ],
  },
  {
    rule: 'path-traversal',
    files: navWith("{ pathname: '/lib/../../x' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error path-traversal  The path "/lib/../../x" leaves its folder. Write the whole path from the root of the site, without "." and ".." segments.',
    ],
  },
  {
    rule: 'path-leading-slash',
    files: navWith("{ pathname: 'lib/b' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error path-leading-slash  "lib/b" is neither a path of the site nor an address. Start a path with "/", and an address with "https://".',
    ],
  },
  {
    rule: 'path-empty-segment',
    files: navWith("{ pathname: '/lib//b' }"),
    status: 1,
    prints: ['nav/lib.ts:3:15 error path-empty-segment  The path "/lib//b" has two slashes in a row. Write "/lib/b".'],
  },
  {
    rule: 'path-not-portable',
    files: navWith("{ pathname: '/lib/aux' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error path-not-portable  The path "/lib/aux" has the segment "aux", which is not a valid file name on Windows. Rename it: no reserved names such as "con" or "aux", no dot or space at the end, none of <>:"|*.',
    ],
  },
  {
    rule: 'path-character',
    files: navWith("{ pathname: '/lib/a%2f..%2fx' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error path-character  The path "/lib/a%2f..%2fx" contains the character "%" in "a%2f..%2fx". Use letters, digits, "-", "_", "." and "~" only.',
    ],
  },
  {
    rule: 'path-too-long',
    files: navWith(`{ pathname: '/lib/${'x'.repeat(201)}' }`),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error path-too-long  The path "/lib/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" has a segment of more than 200 bytes. Shorten it.',
    ],
  },
  {
    rule: 'reserved-path',
    title: 'by the engine',
    files: navWith("{ pathname: '/404' }"),
    status: 1,
    prints: [
      'nav/lib.ts:3:15 error reserved-path  The path "/404" is reserved, because a site has files of its own under "404". Choose another name.',
    ],
  },
  {
    rule: 'reserved-path',
    title: 'by a language',
    files: {
      ...configWith("languages: ['en', 'pt']"),
      'locales/translations-pt.json': '{}',
      'content/pt/a.md': goodPage('A'),
    },
    status: 1,
    prints: [
      'content/pt/a.md error reserved-path  The path "/pt/a/" is reserved, because pages in another language are written under "pt". Move the file out of the folder, and end its name with ".pt.md".',
    ],
  },
  {
    rule: 'language-not-configured',
    files: siteWith({ 'content/lib/a.pt.md': goodPage('A') }),
    status: 0,
    prints: [
      'content/lib/a.pt.md warning language-not-configured  The file is in the language "pt", which the site does not list, so it is left out. Add "pt" to the key "languages" of docs.config.ts, or rename the file.',
    ],
  },
  {
    rule: 'translation-without-original',
    files: { ...configWith("languages: ['en', 'pt']"), 'content/lib/b.pt.md': goodPage('B') },
    status: 1,
    prints: [
      'content/lib/b.pt.md error translation-without-original  The page "/lib/b/" is written in "pt" and not in "en". Write the page in "en" first: "content/lib/b.md".',
    ],
  },
  {
    rule: 'blog-translated',
    files: { ...configWith("languages: ['en', 'pt']"), 'content/blog/b.pt.md': goodPage('B') },
    status: 1,
    prints: [
      'content/blog/b.pt.md error blog-translated  The blog is written in "en" only, and this post is in "pt". Remove the file, or publish it as a post of its own under another name.',
    ],
  },
  {
    rule: 'path-not-portable',
    title: 'files of public/',
    files: siteWith({ 'public/aux.txt': 'x', 'public/Logo.txt': 'x', 'public/logo.txt': 'x' }),
    status: 0,
    prints: [
      'public/aux.txt warning path-not-portable  The path "/aux.txt" has the segment "aux.txt", which is not a valid file name on Windows. Rename it: no reserved names such as "con" or "aux", no dot or space at the end, none of <>:"|*.',
      'public/logo.txt warning path-not-portable  The name of this file and that of "public/Logo.txt" differ only in case, so they are one file on many machines. Rename one of the two.',
    ],
  },
  {
    rule: 'duplicate-output',
    title: 'two pages',
    files: { ...navWith("{ pathname: '/lib/b', planned: true }"), 'content/lib/a/index.md': goodPage('A') },
    status: 1,
    prints: [
      'content/lib/a/index.md error duplicate-output  This page and "content/lib/a.md" are written to the same file, so one would overwrite the other. Rename or remove one of the two.',
    ],
  },
  {
    rule: 'duplicate-output',
    title: 'a page',
    files: siteWith({ 'public/lib/a/index.html': 'x' }),
    status: 1,
    prints: [
      'public/lib/a/index.html error duplicate-output  This file would replace "lib/a/index.html", which comes from "content/lib/a.md". Rename or remove one of the two.',
    ],
  },
  {
    rule: 'duplicate-output',
    title: 'the engine',
    files: siteWith({ 'public/robots.txt': 'x' }),
    status: 1,
    prints: [
      'public/robots.txt error duplicate-output  This file would replace "robots.txt", which the engine writes. Rename or remove one of the two.',
    ],
  },
];
