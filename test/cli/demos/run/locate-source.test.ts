import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { locateSource } from '../../../../cli/demos/run/locate-source.ts';
import { compileDemoFile } from '../../../../cli/demos/run/compile-demo-file.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const file = 'content/Demo.tsx';

function site(text: string): string {
  const root = siteFolder({ [file]: text });
  roots.push(root);
  return root;
}

describe('a position in compiled code', () => {
  it.each([
    ['throw new Error(1);\nexport default 1;\n', 'new Error'],
    [
      'export default function Demo(a: { b: string }) {\n  const c: string = a.b;\n  return <p className="c">{boom(c)}</p>;\n}\n',
      'a.b',
    ],
    ['const a: string = undefined as unknown as string; boom(a);\n', 'boom'],
  ])('is found in its source: %j', (text, word) => {
    const at = (code: string) => {
      const line = code.split('\n').findIndex((each) => each.includes(word));
      return { line: line + 1, column: (code.split('\n')[line] ?? '').indexOf(word) + 1 };
    };

    expect(locateSource({ file, ...at(compileDemoFile(file, text)) }, site(text))).toEqual({ file, ...at(text) });
  });

  it('has only a line if the source is missing or unreadable', () => {
    expect(locateSource({ file: 'content/Gone.tsx', line: 2, column: 3 }, site(''))).toEqual({
      file: 'content/Gone.tsx',
      line: 2,
    });
    expect(locateSource({ file, line: 2, column: 3 }, site('const = (\n'))).toEqual({ file, line: 2 });
  });
});
