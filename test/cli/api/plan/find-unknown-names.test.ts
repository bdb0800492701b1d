import { describe, expect, it } from 'vitest';
import { findUnknownNames } from '../../../../cli/api/plan/find-unknown-names.ts';

type NamingSite = Parameters<typeof findUnknownNames>[0];

const file = 'content/lib/button.md';

/** A site of one page, whose product exports Button and useButton. */
function find(
  named: { components?: string[]; hooks?: string[] },
  { head = '', ...changes }: { head?: string; tasks?: unknown; faulty?: Set<string> } = {},
) {
  const entries = [
    { name: 'Button', kind: 'component' },
    { name: 'useButton', kind: 'hook' },
  ];
  const site = {
    root: '/nowhere',
    tasks: [{ page: { file, product: 'lib', language: 'en' }, text: `---\n${head}\n---\n` }],
    parsed: {
      pages: new Map([
        [
          file,
          {
            frontMatter: { components: [], hooks: [], ...named },
          },
        ],
      ]),
    },
    references: [{ product: 'lib', entries, symbols: [{ name: 'ButtonProps' }] }],
    faulty: new Set<string>(),
    ...changes,
    // Only the fields that are read.
  } as unknown as NamingSite;
  return findUnknownNames(site);
}

describe('a name in front matter that no package exports', () => {
  it('is reported at its place, with the nearest name', () => {
    expect(
      find(
        { components: ['Button', 'Buton'], hooks: ['useButtn'] },
        { head: 'components: Button, Buton\nhooks: useButtn' },
      ),
    ).toEqual([
      {
        rule: 'component-unknown',
        severity: 'error',
        place: { file, line: 2, column: 21 },
        message: 'No component "Buton" in the API of this product',
        hint: 'Did you mean "Button"?',
      },
      {
        rule: 'component-unknown',
        severity: 'error',
        place: { file, line: 3, column: 8 },
        message: 'No hook "useButtn" in the API of this product',
        hint: 'Did you mean "useButton"?',
      },
    ]);
  });

  it('may have no nearest name', () => {
    expect(find({ components: ['Calendar'] }).map(({ hint }) => hint)).toEqual([
      'Correct it, or remove it from "components": the page shows nothing for it.',
    ]);
  });

  it('is reported once if the page is a fallback for translations', () => {
    const page = { file, product: 'lib' };

    expect(
      find(
        { components: ['Buton'] },
        { tasks: ['en', 'pt'].map((language) => ({ page: { ...page, language }, text: '' })) },
      ),
    ).toHaveLength(1);
  });

  it('is not reported if the API is incomplete, or if another kind of export has the name', () => {
    expect(find({ components: ['Buton'] }, { faulty: new Set(['lib']) })).toEqual([]);
    expect(find({ components: ['ButtonProps'] })).toEqual([]);
  });
});
