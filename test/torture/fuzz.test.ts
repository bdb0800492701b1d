// Any text as a page, a head, a tree, a translation, settings, a request or an entry of the cache ends
// in a value or in problems: nothing is thrown, and nothing takes long.
//
// In "npm test" few texts of a fixed seed; in "npm run torture" many, of a seed that is printed.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealEntry, unsealEntry } from '../../cli/files/store/seal-entry.ts';
import { decodeText } from '../../cli/files/decode-text.ts';
import { parseTarget } from '../../cli/watch/serve/parse-target.ts';
import { tokenizeCode } from '../../core/code/tokenize-code.ts';
import { parseConfig } from '../../core/config/parse-config.ts';
import { parseDictionary } from '../../core/i18n/parse-dictionary.ts';
import { resolveLink } from '../../core/publish/links/resolve-link.ts';
import { toSlug } from '../../core/text/to-slug.ts';
import { parseNav } from '../../core/nav/tree/parse-nav.ts';
import type { Problem } from '../../core/model/problem.ts';
import { parsePage } from '../core/markdown/parse-page.ts';
import { everyday } from '../everyday.ts';
import { isWhole } from './is-whole.ts';

const seed = isWhole ? Number(process.env.TORTURE_SEED ?? Date.now() % 2 ** 31) : 15;
if (isWhole) console.log(`Seed of the fuzz tests: TORTURE_SEED=${seed}`);

/** Tries a property, and returns what it fails with. */
function check<Values>(property: fc.IProperty<Values>, few: number): string {
  const { failed, ...details } = fc.check(property, { seed, numRuns: isWhole ? few * 50 : few / 2 });
  return failed ? (fc.defaultReportMessage({ failed, ...details } as fc.RunDetails<Values>) ?? 'fails') : 'holds';
}

// What the dialect gives a meaning to, and what may come between.
const pieces = fc.oneof(
  fc.constantFrom(
    '# ',
    '## ',
    '- ',
    '> ',
    '1. ',
    '```',
    '~~~',
    ':::',
    '::: info\n',
    '{{"demo": "A.js"}}',
    '{{',
    '}}',
    '---',
    '| a | b |\n|---|---|\n',
    '<div>',
    '</div>',
    '<p class="description">',
    '<details>',
    '<!--',
    '-->',
    '<a href="',
    '<script>',
    '<svg',
    '&amp;',
    '&#x0;',
    '[a](',
    '](/b/)',
    '![',
    '[^1]',
    '**',
    '_',
    '`',
    '$$',
    '\\',
    '\t',
    '    ',
    '\n',
    '\n\n',
    '\r',
    '\0',
    '\uFEFF',
    '\uD800',
    '\u202E',
    '🎉',
    'é',
    'word ',
    'title: ',
    '<codeblock>',
    '"',
    "'",
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const text = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));
const bytes = fc.oneof(
  text.map((each) => Buffer.from(each)),
  fc.uint8Array({ maxLength: 400 }).map((each) => Buffer.from(each)),
);

function areProblems(problems: readonly Problem[]): void {
  for (const { rule, severity, message, hint } of problems) {
    expect(rule).toMatch(/^[a-z]+(?:-[a-z0-9]+)+$/);
    expect(['error', 'warning']).toContain(severity);
    expect(message && hint).toBeTruthy();
  }
}

describe('any text', () => {
  it('as a page is a document, or problems', () => {
    expect(
      check(
        fc.property(bytes, (page) => {
          const decoded = decodeText(page, 'page.md');
          if ('problem' in decoded) return areProblems([decoded.problem]);
          const { problems, html } = parsePage(decoded.text);
          areProblems(problems);
          // What is in the value of an attribute is text.
          expect((html ?? '').replace(/(?<==)"[^"]*"/g, '""')).not.toMatch(/<script|\bon\w+="/);
        }),
        150,
      ),
    ).toBe('holds');
  });

  it('as front matter is a head, or problems', () => {
    expect(
      check(
        fc.property(text, fc.constantFrom('', '# A\n'), (head, body) => {
          areProblems(parsePage(`---\n${head}\n---\n${body}`).problems);
        }),
        150,
      ),
    ).toBe('holds');
  });

  it('as a translation is texts, or problems', () => {
    expect(
      check(
        fc.property(fc.oneof(text, fc.json()), (source) =>
          areProblems(parseDictionary(source, 'translations-pt.json').problems),
        ),
        200,
      ),
    ).toBe('holds');
  });

  it('as a request is a target, or refused', () => {
    expect(
      check(
        fc.property(fc.oneof(text, fc.webUrl()), (target) => {
          const parsed = parseTarget(`/${target}`);
          expect(JSON.stringify(parsed ?? '')).not.toMatch(/"[^"]*(?:^|\/)\.\.(?:\/|")/);
        }),
        300,
      ),
    ).toBe('holds');
  });

  it('as a link leads somewhere, or nowhere', () => {
    expect(
      check(
        fc.property(text, (href) => void resolveLink(href, '/a/')),
        200,
      ),
    ).toBe('holds');
  });
});

describe('any value', () => {
  // A tree or settings are code: what it gives may be anything that JavaScript has.
  const key = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'pathname',
      'title',
      'children',
      '__proto__',
      'constructor',
      'toString',
      'products',
      'id',
      'name',
      'limits',
      'api',
    ),
  );
  const value = fc.object({
    key,
    maxDepth: 4,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withSparseArray: true,
  });
  const any = fc.oneof(
    value,
    fc.anything(),
    fc.constant(() => 1),
    fc.constant(Symbol('a')),
  );

  it('as a tree is a tree, or problems', () => {
    expect(
      check(
        fc.property(fc.oneof(any, fc.array(any)), (tree) =>
          areProblems(parseNav(tree, { product: 'lib', file: 'nav/lib.ts' }).problems),
        ),
        200,
      ),
    ).toBe('holds');
  });

  it('as settings is a site, or problems', () => {
    expect(
      check(
        fc.property(
          fc.oneof(
            any,
            value.map((more) => ({ title: 'A', products: [{ id: 'lib', name: 'Lib' }], ...more })),
          ),
          (settings) => areProblems(parseConfig(settings, 'docs.config.ts').problems),
        ),
        200,
      ),
    ).toBe('holds');
  });
});

describe('an entry of the cache', () => {
  it('is what was written, or counts as missing', () => {
    expect(
      check(
        fc.property(text, fc.nat(), fc.nat({ max: 255 }), (written, place, byte) => {
          const sealed = sealEntry('a', written);
          expect(unsealEntry('a', sealed)).toBe(Buffer.from(written).toString());

          const damaged = Buffer.from(sealed);
          damaged[place % damaged.length] = byte;
          expect(damaged.equals(sealed) ? undefined : unsealEntry('a', damaged)).toBeUndefined();
        }),
        200,
      ),
    ).toBe('holds');
  });

  it('may be any bytes', () => {
    expect(
      check(
        fc.property(bytes, (entry) => void expect(unsealEntry('a', entry)).toBeUndefined()),
        200,
      ),
    ).toBe('holds');
  });
});

describe('a hundred thousand characters', () => {
  const size = 100_000;
  const fill = (unit: string) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  const units = [
    'a',
    '-',
    '.',
    '/',
    '%2',
    '../',
    '#',
    'aA',
    '_',
    ' ',
    '"',
    '{',
    '[',
    '\\',
    '<',
    '`',
    '${',
    '//a\n',
    '=>',
    '\n',
    '\t',
    '🎉',
    '\u0301',
    '*/',
    "'",
  ];
  const languages = 'tsx css scss less markdown html json bash python yaml sql toml graphql http'.split(' ');
  const rows = units.map((unit) => ({ unit, long: fill(unit) }));

  // A busy machine may take ten times as long; quadratic time takes a hundred times.
  it.each(everyday(rows, 4))(
    'of $unit are read in time, as an id, a request, a link, a translation and a head',
    ({ long }) => {
      const start = process.cpuUsage();
      toSlug(long);
      parseTarget(`/${long}`);
      resolveLink(`/${long}`, '/a/');
      parseDictionary(`{"a": ${long}`, 'a.json');
      parsePage(`---\n${long.slice(0, 60_000)}\n---\n`);

      expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
    },
  );

  // In lines, as one long line has no colors at all.
  const inLines = (unit: string, length: number) =>
    `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}\n`
      .repeat(Math.ceil(size / (length + 1)))
      .slice(0, size);
  const tangled = ['<a ', '<style>', '<script>', 'a:', 'a(', '"', '`', '${', '--', '@', '&', 'type A<', '[', '*a '];
  const triedUnits = isWhole ? tangled : tangled.filter((_unit, index) => index % 3 === 0);
  const lengths = isWhole ? [280, 1400] : [280];
  // Each of these has a length from which on there are no colors: that much of it is the dearest.
  const maxLengths: Readonly<Record<string, number>> = { css: 12_000, scss: 12_000, less: 12_000, markdown: 12_000 };

  it.each(isWhole ? languages : ['html', 'scss'])('as code in %s are highlighted in time', (language) => {
    for (const [unit, length] of triedUnits.flatMap((each) => lengths.map((length) => [each, length] as const))) {
      const long = inLines(unit, length).slice(0, maxLengths[language] ?? 20_000);
      const start = process.cpuUsage();
      tokenizeCode(long, language);
      const milliseconds = process.cpuUsage(start).user / 1000;

      expect({ unit, length, isSlow: milliseconds > 1500 }).toEqual({ unit, length, isSlow: false });
    }
  });
});
