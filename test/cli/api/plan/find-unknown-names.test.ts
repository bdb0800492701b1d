import { describe, expect, it } from 'vitest';
import { findUnknownNames } from '../../../../cli/api/plan/find-unknown-names.ts';

type NamingSite = Parameters<typeof findUnknownNames>[0];

const file = 'content/lib/button.md';

/** A site of one page, whose product exports Button and useButton. */
function find(
  named: { components?: string[]; hooks?: string[] },
  { head = '', marker, ...changes }: { head?: string; marker?: object; language?: string; faulty?: Set<string> } = {},
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
            components: marker ? [{ name: 'Playground', props: marker }] : [],
          },
        ],
      ]),
    },
    language: 'en',
    references: [{ product: 'lib', entries, symbols: [{ name: 'ButtonProps' }] }],
    faulty: new Set<string>(),
    ...changes,
    // No more than the fields that are read.
  } as unknown as NamingSite;
  return findUnknownNames(site);
}

describe('a name in front matter that no package exports', () => {
  it('is told where it is written, with the nearest', () => {
    expect(
      find(
        { components: ['Button', 'Buton'], hooks: ['useButtn'] },
        { head: 'components: Button, Buton\nhooks: useButtn' },
      ),
    ).toEqual([
      {
        rule: 'component-unknown',
        severity: 'warning',
        place: { file, line: 2, column: 21 },
        message: 'No component "Buton" in the API of this product',
        hint: 'Did you mean "Button"?',
      },
      {
        rule: 'component-unknown',
        severity: 'warning',
        place: { file, line: 3, column: 8 },
        message: 'No hook "useButtn" in the API of this product',
        hint: 'Did you mean "useButton"?',
      },
    ]);
  });

  it('may be near to none', () => {
    expect(find({ components: ['Calendar'] }).map(({ hint }) => hint)).toEqual([
      'Correct it, or remove it from "components": the page shows nothing of it.',
    ]);
  });

  it('is told by the playground that takes it, where there is one', () => {
    expect(find({ components: ['Buton'] }, { marker: {} })).toEqual([]);
    expect(find({ components: ['Buton'] }, { marker: { of: 'Button' } })).toHaveLength(1);
  });

  it('is not told of translations, nor where the API is not whole', () => {
    expect(find({ components: ['Buton'] }, { language: 'pt' })).toEqual([]);
    expect(find({ components: ['Buton'] }, { faulty: new Set(['lib']) })).toEqual([]);
    expect(find({ components: ['ButtonProps'] })).toEqual([]);
  });
});
