// Every page of the repository's site, held to the HTML standard and to good habits: no id twice,
// no heading level left out, no label without use.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOwnSite } from '../build-own-site.ts';
import { everyday, isEvery } from '../everyday.ts';
import { samplePaths } from '../sample-paths.ts';

const settings: ConfigData = {
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React's way of writing: HTML reads the same in it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // A table's columns are aligned by the attribute that GFM gives them.
    'no-deprecated-attr': 'off',
    // A frame that scrolls is a region with a name; as a section it would be part of the outline.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The fragments of a demo are named after its files.
    'valid-id': ['error', { relaxed: true }],
    'attribute-empty-style': 'off',
    'heading-level': ['error', { allowMultipleH1: false, minInitialRank: 'h1' }],
  },
};

describe('the HTML of every page', () => {
  let out: string;
  beforeAll(async () => {
    out = await buildOwnSite();
  });

  it.runIf(isEvery)('is valid: 185, 186', () => {
    const validator = new HtmlValidate(settings);
    const all = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    const paths = all.map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`);
    // Lists of types are few, long, and each of its own kind.
    const lists = paths.filter((path) => /\/api\/(?:types|constants|enums)(?:-\d+)?\/$/.test(path));
    const files = [...new Set([...everyday(samplePaths(paths), 16), ...everyday(lists, 2)])].map((path) =>
      path.slice(1).replace(/(^|\/)$/, '$1index.html'),
    );

    const faults = files.flatMap((file) =>
      validator
        .validateStringSync(withoutDemos(readFileSync(join(out, file), 'utf8')), file)
        .results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
        ),
    );

    expect(files.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });
});

/** What a demo draws is its library's affair, and a browser looks at it elsewhere; its lines stay. */
function withoutDemos(html: string): string {
  const parts = html.split(/(?=<div class="demo-root")/);
  return parts.map((part) => (part.startsWith('<div class="demo-root"') ? cutDemo(part) : part)).join('');
}

function cutDemo(html: string): string {
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth > 0) continue;
    const opening = html.slice(0, html.indexOf('>') + 1);
    return opening + html.slice(opening.length, index).replace(/[^\n]/g, '·') + html.slice(index);
  }
  return html;
}
