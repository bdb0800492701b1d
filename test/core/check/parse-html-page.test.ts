import { describe, expect, it } from 'vitest';
import { parseHtmlPage } from '../../../core/check/parse-html-page.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>A</title>${head}</head><body>${body}</body></html>`;
const problemsOf = (html: string) => parseHtmlPage(html, 'a.html').problems;

describe('the problems of a page', () => {
  it('are empty for a valid page', () => {
    expect(problemsOf(page('<p id="a"><img src="/a.png" alt=""></p>'))).toEqual([]);
  });

  it('name what a browser repairs silently, with its place', () => {
    expect(problemsOf(page('\n<p class="a" class="b">'))).toEqual([
      {
        rule: 'html-syntax',
        severity: 'error',
        place: { file: 'a.html', line: 2, column: 19 },
        message: 'A browser has to repair the HTML here: "duplicate attribute"',
        hint: 'Correct the raw HTML of the page, or the template or component that draws it.',
      },
    ]);
  });

  it('name a duplicate id, in templates as well', () => {
    expect(problemsOf(page('\n<p id="a"></p>\n<template><b id="a"></b></template>'))).toEqual([
      {
        rule: 'html-id-twice',
        severity: 'error',
        place: { file: 'a.html', line: 3, column: 14 },
        message: 'The id "a" is already used by the <p> at 2:4, so links and labels reach only that one',
        hint: 'Give one of the two another id.',
      },
    ]);
  });

  it('name pictures without a text alternative', () => {
    const found = problemsOf(
      page('\n<img src="/a.png">\n<input type="image" src="/a.png">\n<map><area href="/"></map>'),
    );

    expect(found.map(({ message, place }) => `${place.line}:${place.column} ${message}`)).toEqual([
      '2:1 This <img> has no text for screen readers',
      '3:1 This <input> has no text for screen readers',
      '4:6 This <area> has no text for screen readers',
    ]);
    expect(found[0]).toMatchObject({
      rule: 'html-alt-missing',
      severity: 'error',
      hint: 'Write it as "alt"; a picture that only decorates has alt="".',
    });
  });

  it('name a missing title and a missing language', () => {
    expect(
      problemsOf('<!doctype html><html><head><title> </title></head><body><svg><title>A</title></svg></body></html>'),
    ).toEqual([
      {
        rule: 'html-title-missing',
        severity: 'error',
        place: { file: 'a.html', line: 1, column: 1 },
        message: 'The page has no title, so tabs, bookmarks and search results cannot name it',
        hint: 'Write <title> in the head of the page.',
      },
      {
        rule: 'html-lang-missing',
        severity: 'error',
        place: { file: 'a.html', line: 1, column: 1 },
        message: 'The page does not say its language, so a screen reader has to guess the voice',
        hint: 'Write it as "lang" of the <html> element.',
      },
    ]);
  });

  it('are found however deep a page is nested', () => {
    const deep = '<div>'.repeat(20_000);

    expect(problemsOf(page(`${deep}<img>${'</div>'.repeat(20_000)}`)).map(({ rule }) => rule)).toEqual([
      'html-alt-missing',
    ]);
  });
});

describe('the weights of a page', () => {
  it('are its scripts and styles, without data and alternate styles', () => {
    const head = [
      '<script src="/a.js"></script>',
      '<script type="module" src="/b.js"></script>',
      '<link rel="modulepreload" href="/c.js">',
      '<link rel="stylesheet" href="/a.css">',
      '<link rel="alternate stylesheet" href="/b.css">',
      '<link rel="icon" href="/a.svg">',
      '<script>run()</script>',
      '<script type="application/json">{}</script>',
    ];

    expect(
      parseHtmlPage(
        page(
          [
            '<i data-island="Settings"></i><i data-island="Settings"></i>',
            '<i data-island="Demo" data-docs-props=\'{"module":"/demos.js"}\'></i>',
            '<i data-island="Demo" data-docs-props="{ broken"></i><i data-docs-props=\'{"module":"/no-island.js"}\'></i>',
          ].join(''),
          head.join(''),
        ),
        'a.html',
      ).weights,
    ).toEqual({
      scripts: ['/a.js', '/b.js', '/c.js'],
      styles: ['/a.css'],
      inline: 'run()',
      islands: ['Settings', 'Demo'],
      modules: ['/demos.js'],
    });
  });
});

describe('the facts of a page', () => {
  it('include its ids, and the names of links', () => {
    expect([...parseHtmlPage(page('<p id="a"></p><a name="b"></a><input name="c">'), 'a.html').ids]).toEqual([
      'a',
      'b',
    ]);
  });

  it('include its first demo, with its source', () => {
    expect(
      parseHtmlPage(page('<p data-demo="Basic" data-docs-source="content/Basic.tsx"></p>'), 'a.html').demo,
    ).toEqual({
      name: 'Basic',
      source: 'content/Basic.tsx',
    });
    expect(parseHtmlPage(page(''), 'a.html').demo).toBeUndefined();
  });

  it('include whether it is a post', () => {
    expect(parseHtmlPage('<body data-docs-template="BlogPost">', 'a.html').isDated).toBe(true);
    expect(parseHtmlPage(page(''), 'a.html').isDated).toBe(false);
  });
});
