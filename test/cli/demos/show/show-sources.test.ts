import { describe, expect, it } from 'vitest';
import type { DemoSource, DemoSources } from '../../../../cli/demos/read/read-demo.ts';
import { showSources } from '../../../../cli/demos/show/show-sources.ts';
import { createPlainCoder } from '../../../../cli/demos/show/to-plain-code.ts';

const labels = { code: 'Code', copy: 'Copy' } as never;
const typed: DemoSource = {
  file: 'content/a/Demo.tsx',
  name: 'Demo.tsx',
  language: 'tsx',
  code: "import * as React from 'react';\nimport rows from './rows.ts';\n\nexport default function Demo(props: { a?: string }) {\n  return <p>{rows.length}</p>;\n}\n",
};

async function show(sources: Partial<DemoSources>, others: Record<string, string> = {}) {
  const shown = await showSources(
    { styling: 'system', main: typed, ...sources },
    { others, labels, toPlainCode: createPlainCoder() },
  );
  return shown.map(({ variant, preview, files }) => ({
    variant,
    preview: preview && toText(preview),
    files: files.map(({ name, path, html }) => ({ name, path, text: toText(html) })),
  }));
}

/** The text of highlighted code. */
function toText(html: string): string {
  const [, inside = ''] = /<pre[^>]*>(.*)<\/pre>/s.exec(html) ?? [];
  return inside
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

describe('the sources that readers see', () => {
  it('are TypeScript, and JavaScript derived from it', async () => {
    const [ts, js] = await show({});

    expect(ts).toMatchObject({
      variant: 'TS',
      files: [{ name: 'Demo.tsx', path: 'content/a/Demo.tsx', text: typed.code }],
    });
    expect(js).toMatchObject({
      variant: 'JS',
      files: [
        { name: 'Demo.js', path: 'content/a/Demo.js', text: typed.code.replace('props: { a?: string }', 'props') },
      ],
    });
  });

  it('are the handwritten JavaScript, if there is one', async () => {
    const script: DemoSource = {
      file: 'content/a/Demo.js',
      name: 'Demo.js',
      language: 'js',
      code: 'export default () => <i />;\n',
    };

    const [, js] = await show({ script });

    expect(js).toMatchObject({ preview: '<i />\n', files: [{ name: 'Demo.js', text: script.code }] });
  });

  it('are only JavaScript if there are no types', async () => {
    const main: DemoSource = {
      file: 'content/a/Demo.jsx',
      name: 'Demo.jsx',
      language: 'jsx',
      code: 'export default () => <i />;\n',
    };

    expect((await show({ main })).map(({ variant }) => variant)).toEqual(['JS']);
  });

  it('are only TypeScript if it cannot be parsed', async () => {
    const main = { ...typed, code: 'export default function (\n' };

    expect(
      (await show({ main }, { 'content/a/b.ts': 'const = 1;\n' })).map(({ variant, files }) => [
        variant,
        ...files.map(({ name }) => name),
      ]),
    ).toEqual([['TS', 'Demo.tsx', 'b.ts']]);
  });

  it('begin with a preview', async () => {
    expect((await show({})).map(({ preview }) => preview)).toEqual([
      '<p>{rows.length}</p>\n',
      '<p>{rows.length}</p>\n',
    ]);
  });

  it('begin with the handwritten preview', async () => {
    expect((await show({ preview: '<Mine />' })).map(({ preview }) => preview)).toEqual(['<Mine />\n', '<Mine />\n']);
  });

  it('include the files beside them, in the language of each', async () => {
    const others = {
      'content/a/rows.ts': 'export const rows: string[] = [];\n',
      'content/shared.css': 'a {\n}\n',
      'content/a/Demo.tsx': 'itself',
    };

    const [ts, js] = await show({}, others);

    expect(ts?.files.slice(1)).toEqual([
      { name: 'rows.ts', path: 'content/a/rows.ts', text: 'export const rows: string[] = [];\n' },
      { name: '../shared.css', path: 'content/shared.css', text: 'a {\n}\n' },
    ]);
    expect(js?.files.slice(1)).toEqual([
      { name: 'rows.js', path: 'content/a/rows.js', text: 'export const rows = [];\n' },
      { name: '../shared.css', path: 'content/shared.css', text: 'a {\n}\n' },
    ]);
  });
});
