// Pages whose links or images are at fault.

import { goodPage } from '../../site-test.ts';
import type { PageCase } from './page-case.ts';

/** Pages whose links or images are at fault. */
export const linkCases: readonly PageCase[] = [
  {
    rule: 'link-protocol',
    text: goodPage('A', '[x](javascript:alert(1))'),
    prints: [
      ':5:1 warning link-protocol  The link "javascript:alert(1)" has a protocol that is not allowed, so it leads nowhere. Link with http, https, mailto or tel.',
    ],
  },
  {
    rule: 'link-protocol-relative',
    text: goodPage('A', '[x](//evil.example)'),
    prints: [
      ':5:1 error link-protocol-relative  The link "//evil.example" leads to another host without a protocol. Write "https://evil.example".',
    ],
  },
  {
    rule: 'link-empty',
    text: goodPage('A', '[x]()'),
    prints: [':5:1 warning link-empty  The link has no target. Write the path of a page, such as "/guides/theming/".'],
  },
  {
    rule: 'link-double-slash',
    text: goodPage('A', '[x](/lib/link-empty//)'),
    prints: [
      ':5:1 warning link-double-slash  The link "/lib/link-empty//" ends with two slashes. Write "/lib/link-empty/".',
    ],
  },
  {
    rule: 'link-leading-slash',
    text: goodPage('A', '[x](../link-empty/)'),
    prints: [
      ':5:1 warning link-leading-slash  The link "../link-empty/" does not start with a slash, so it depends on the page it is on. Write "/lib/link-empty/".',
    ],
  },
  {
    rule: 'link-trailing-slash',
    text: goodPage('A', '[x](/lib/link-empty)'),
    prints: [
      ':5:1 warning link-trailing-slash  The link "/lib/link-empty" lacks the slash at the end of its path, so it costs the reader a redirect. Write "/lib/link-empty/".',
    ],
  },
  {
    rule: 'link-broken',
    text: goodPage(
      'A',
      '[x](/lib/link-emty/)\n\n[x](./link-empty#b)\n\n[x](../lib/link-empty/)\n\n[x](./link-empty.html)\n\n[x](/lib/link-empty.html)',
    ),
    prints: [
      ':5:1 error link-broken  No page has the path "/lib/link-emty/". Did you mean "/lib/link-empty/"?',
      ':7:1 error link-broken  No page has the path "/lib/link-broken/link-empty/". Write "/lib/link-empty/#b": a link starts at the address of its page, not at its file.',
      ':9:1 error link-broken  No page has the path "/lib/lib/link-empty/". Write "/lib/link-empty/": a link starts at the address of its page, not at its file.',
      ':11:1 error link-broken  No page has the path "/lib/link-broken/link-empty.html". Write "/lib/link-empty/": a link starts at the address of its page, not at its file.',
      ':13:1 error link-broken  No page has the path "/lib/link-empty.html". Did you mean "/lib/link-empty/"?',
    ],
  },
  {
    rule: 'anchor-broken',
    text: goodPage('A', '## Part\n\n[x](#prt)'),
    prints: [':7:1 warning anchor-broken  The page "/lib/anchor-broken/" has no id "prt". Did you mean "#part"?'],
  },
  {
    rule: 'image-missing',
    text: goodPage('A', '![Logo](/lgo.png)\n\n![Logo]()\n\n![Logo](./logo.ligt.svg)'),
    prints: [
      ':5:1 error image-missing  No file has the path "/lgo.png". Did you mean "/logo.png"?',
      ':7:1 error image-missing  The image names no file. Write the path of a file, such as "/static/logo.png".',
      ':9:1 error image-missing  The picture "./logo.ligt.svg" is missing: there is no file "content/lib/logo.ligt.svg". Did you mean "logo.light.svg"?',
    ],
  },
];
