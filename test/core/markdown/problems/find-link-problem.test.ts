import { describe, expect, it } from 'vitest';
import { findLinkProblem, isUnsafeHref } from '../../../../core/markdown/problems/find-link-problem.ts';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';

const page = { file: 'page.md', path: '/joy-ui/react-button/', origin: 'https://docs.example.com' };
const place = { file: 'page.md', line: 3, column: 5 };
const judge = (href: string, kind: 'link' | 'image' = 'link') =>
  findLinkProblem({ href, kind, line: 3, column: 5 }, page);

describe('a link', () => {
  it.each(
    [
      '/joy-ui/react-button/',
      '/',
      '/a/?b=c#d',
      '/a/#b',
      '#b',
      '?a=b',
      '/a.pdf',
      'https://a.example',
      'https://a.example/b',
      'http://a.example/b/#c',
      'mailto:a@b.example',
      'tel:+1',
      'https://docs.example.com',
      'https://docs.example.com/a/',
      'https://docs.example.com?a',
      'https://docs.example.community/a',
    ].filter((href) => href !== '?a=b'),
  )('is well written: %s', (href) => {
    expect(judge(href)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java%0Ascript:alert(1)',
    'java%09script:alert(1)',
    'java\u00adscript:alert(1)',
    'javascript\n:alert(1)',
    'vbscript:a',
    'data:text/html,a',
    'file:///etc/passwd',
    'blob:a',
    'view-source:a',
  ])('runs no code: %j', (href) => {
    expect(isUnsafeHref(href, 'link')).toBe(true);
    expect(judge(href)).toEqual({
      rule: 'link-protocol',
      severity: 'warning',
      place,
      message: `The link ${JSON.stringify(href)} has a protocol that is not allowed, so it leads nowhere`,
      hint: 'Link with http, https, mailto or tel.',
    });
  });

  it('may be a mail address, unlike a picture', () => {
    expect([isUnsafeHref('mailto:a@b.example', 'link'), isUnsafeHref('mailto:a@b.example', 'image')]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\evil.example',
    '/%5Cevil.example',
    '%5cevil.example',
    '/\t/evil.example',
    ' //evil.example',
    '///evil.example',
  ])('must name the protocol of another host: %j', (href) => {
    expect(judge(href)).toEqual({
      rule: 'link-protocol-relative',
      severity: 'error',
      place,
      message: `The link ${JSON.stringify(href)} leads to another host without a protocol`,
      hint: 'Write "https://evil.example".',
    });
  });

  it('must have a target', () => {
    expect(judge('')).toEqual({
      rule: 'link-empty',
      severity: 'warning',
      place,
      message: 'The link has no target',
      hint: 'Write the path of a page, such as "/guides/theming/".',
    });
  });

  it.each([
    ['joy-ui/a/', '/joy-ui/react-button/joy-ui/a/'],
    ['../react-input/', '/joy-ui/react-input/'],
    ['./a.md#b', '/joy-ui/react-button/a/#b'],
    ['../../../../a', '/a/'],
    ['a/index.md?b', '/joy-ui/react-button/a/?b'],
    ['a.pdf', '/joy-ui/react-button/a.pdf'],
  ])('must start with a slash: %s', (href, better) => {
    expect(judge(href)).toEqual({
      rule: 'link-leading-slash',
      severity: 'warning',
      place,
      message: `The link "${href}" does not start with a slash, so it depends on the page it is on`,
      hint: `Write "${better}".`,
    });
  });

  it.each([
    ['/a', '/a/'],
    ['/a?b=/c', '/a/?b=/c'],
    ['/a#b', '/a/#b'],
    ['/$&', '/$&/'],
    ['https://docs.example.com/docs', 'https://docs.example.com/docs/'],
    ['https://docs.example.com/docs#a', 'https://docs.example.com/docs/#a'],
  ])('must end its path with a slash: %s', (href, better) => {
    expect(judge(href)).toEqual({
      rule: 'link-trailing-slash',
      severity: 'warning',
      place,
      message: `The link "${href}" lacks the slash at the end of its path, so it costs the reader a redirect`,
      hint: `Write "${better}".`,
    });
  });

  it.each([
    ['/a//', '/a/'],
    ['/a///#b', '/a/#b'],
    ['https://a.example//', 'https://a.example/'],
    ['https://a.example/b//?c', 'https://a.example/b/?c'],
  ])('must end its path with only one slash: %s', (href, better) => {
    expect(judge(href)).toEqual({
      rule: 'link-double-slash',
      severity: 'warning',
      place,
      message: `The link "${href}" ends with two slashes`,
      hint: `Write "${better}".`,
    });
  });

  it('is checked in linear time', () => {
    const start = process.cpuUsage();
    for (const href of [
      `/a${'/'.repeat(100_000)}b`,
      `https://a.example/${'/'.repeat(100_000)}b//`,
      `/${'\\'.repeat(100_000)}`,
    ])
      judge(href);
    expect(processorMilliseconds(start)).toBeLessThan(500);
  });
});

describe('a picture', () => {
  it('needs no slash at its end', () => {
    expect(judge('/a', 'image')).toBeUndefined();
    expect(judge('a.png', 'image')?.hint).toBe('Write "/joy-ui/react-button/a.png".');
  });
});
