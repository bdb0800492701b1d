import { describe, expect, it } from 'vitest';
import { renderEntry } from '../../../../core/api/markdown/render-entry.ts';
import type { ApiSubject } from '../../../../core/api/pages/api-subject.ts';
import { translateEnglish } from '../../../make-page.ts';
import { makeEntry, makeProp } from '../pages/api-entries.ts';

const tools = { t: translateEnglish, toAddress: (path: string) => `https://a.example${path}` };
const subject: ApiSubject = {
  entry: makeEntry({
    name: 'Button',
    imports: ["import Button from 'lib/Button';", "import { Button } from 'lib';"],
    description: 'Starts [something](/lib/start/), see [nothing](/gone/).',
    props: {
      size: makeProp({ type: "'sm' | 'md'", default: "'md'", description: 'How\n\nlarge it is.' }),
      paper: makeProp({ type: 'Partial<PaperProps>', required: true, deprecated: 'Use `size`.' }),
      ripple: makeProp({ type: 'boolean', inheritedFrom: 'ButtonBase' }),
    },
    slots: [{ name: 'root', class: 'Button-root', default: "'button'", description: 'The root.' }],
    classes: [{ key: 'focused', className: 'focused', global: true, description: 'Has the focus.' }],
    inheritance: { component: 'ButtonBase', pathname: '/lib/api/button-base/' },
  }),
  packageName: 'lib',
  showing: [{ path: '/lib/buttons/', title: 'Buttons' }],
  links: {},
  origins: { ripple: '/lib/api/button-base/#ripple' },
  guides: {},
  targets: { '/lib/start/': '/lib/start/' },
};

describe('an entry as Markdown', () => {
  const text = renderEntry(subject, tools, { level: 2 });

  it('contains its imports and the pages that show it', () => {
    expect(text).toContain(
      "## Import\n\n```js\nimport Button from 'lib/Button';\n// or\nimport { Button } from 'lib';\n```",
    );
    expect(text).toContain('- [Buttons](https://a.example/lib/buttons/)');
  });

  it('says that any prop is accepted if the library does not list them', () => {
    const open = { ...subject, entry: makeEntry({ name: 'Card', anyProps: true }) };

    expect(renderEntry(open, tools, { level: 2 })).toContain('\n\nTakes any prop: the library does not say which.');
    expect(text).not.toContain('Takes any prop');
    expect(renderEntry({ ...subject, entry: { ...subject.entry, anyProps: true } }, tools, { level: 2 })).toContain(
      '\n\nTakes any other prop as well.',
    );
  });

  it('links only to pages of the site', () => {
    expect(text).toContain('Starts [something](https://a.example/lib/start/), see nothing.');
  });

  it('has its props as a table, required ones first, inherited ones last', () => {
    const rows = text.split('\n').filter((line) => /^\| `(size|paper|ripple)/.test(line));

    expect(rows).toEqual([
      '| `paper` (Required) | `Partial<PaperProps>` |  | **Deprecated** Use `size`. |',
      "| `size` | `'sm' \\| 'md'` | `'md'` | How large it is. |",
      '| `ripple` | `boolean` |  | (Inheritance: [`ButtonBase`](https://a.example/lib/api/button-base/#ripple)) |',
    ]);
  });

  it.each([
    ['a list', { type: 'string | string[]', plain: 'string' }, '`string \\| string[]`'],
    [
      'an object',
      { type: "'plus' | 'minus' | { path: string }", plain: "'plus' | 'minus'" },
      "`'plus' \\| 'minus' \\| { path: string }`",
    ],
    [
      'a function',
      { type: 'false | ((text: string) => boolean) | RegExp', plain: 'false' },
      '`false \\| ((text: string) => boolean) \\| RegExp`',
    ],
    [
      'a name, and says which values are behind it',
      { type: 'Responsive<Size>', plain: "'sm' | 'md'" },
      "`Responsive<Size>` Values: `'sm' \\| 'md'`",
    ],
  ])('has the whole type of a prop that takes %s', (_case, given, shown) => {
    const props = { filter: makeProp(given) };

    expect(renderEntry({ ...subject, entry: { ...subject.entry, props } }, tools, { level: 2 })).toContain(
      `| \`filter\` | ${shown} |  |  |`,
    );
  });

  it.each([
    ['(value: number) => void', '((value: number) => void) | null', ''],
    ['((value: number) => void) | (() => void)', '((value: number) => void) | (() => void)', ''],
    ['(value: string) => void', 'Handler<string>', 'Signature: `(value: string) => void`'],
  ])('has the signature %s only if the type %s does not contain it', (call, type, shown) => {
    const signature = { type: call, parameters: [], returns: { type: 'void', description: '' } };
    const props = { onPick: makeProp({ type, signature }) };
    const text = renderEntry({ ...subject, entry: { ...subject.entry, props } }, tools, { level: 2 });

    expect(text.split('\n').find((line) => line.startsWith('| `onPick`'))).toBe(
      `| \`onPick\` | \`${type.replaceAll('|', '\\|')}\` |  | ${shown} |`,
    );
  });

  it('has its slots, its classes and its ancestor', () => {
    expect(text).toContain("| `root` | `.Button-root` | `'button'` | The root. |");
    expect(text).toContain('| `.focused` | `focused` | Has the focus. |');
    expect(text).toContain('Also accepts all [`ButtonBase`](https://a.example/lib/api/button-base/) props.');
  });

  it('has deeper headings within a page', () => {
    const brief = renderEntry(subject, tools, { level: 3, isBrief: true });

    expect(/^#+ .*/m.exec(brief)?.[0]).toBe('### Import');
    expect(brief).not.toContain('Buttons');
  });
});
