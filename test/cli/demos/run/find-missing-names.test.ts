import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { DemoLoader } from '../../../../cli/demos/run/demo-loader.ts';
import { makeLibrary } from '../library/make-library.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const react = fileURLToPath(new URL('../../../../node_modules/react', import.meta.url));
const file = 'content/a/Demo.tsx';
const packages = {
  'node_modules/lib/package.json': '{"name":"lib","type":"module","sideEffects":false}',
  'node_modules/lib/index.js': 'export const Button = () => null;\nexport const useCard = () => null;\n',
  'node_modules/plain/package.json': '{"name":"plain"}',
  'node_modules/plain/index.js': 'exports.Button = () => null;\n',
};

async function prepare(files: Readonly<Record<string, string>>) {
  const root = siteFolder({ 'docs.config.ts': '', ...packages, ...files });
  roots.push(root);
  symlinkSync(react, join(root, 'node_modules/react'));
  const library = await makeLibrary(root);
  return new DemoLoader({ root, base: '/', alias: {}, readLibrary: () => library }).prepare(file);
}

async function listLines(files: Readonly<Record<string, string>>) {
  const { problems } = await prepare(files);
  return problems.map(
    ({ rule, place, message, hint }) => `${place.file}:${place.line}:${place.column} ${rule} ${message}. ${hint}`,
  );
}

describe('a name that is not exported', () => {
  it('by a package is reported at the import, with the nearest name', async () => {
    expect(
      await listLines({
        [file]:
          "import {\n  Buttom,\n  useCart as card,\n} from 'lib';\nimport Lib from 'lib';\nexport default () => <Buttom a={[card, Lib]} />;\n",
      }),
    ).toEqual([
      'content/a/Demo.tsx:2:3 demo-name-missing "lib" does not export "Buttom". Did you mean "Button"?',
      'content/a/Demo.tsx:3:3 demo-name-missing "lib" does not export "useCart". Did you mean "useCard"?',
      'content/a/Demo.tsx:5:8 demo-name-missing "lib" has no default export. Name what you want from it: import { … } from \'lib\'.',
    ]);
  });

  it('by a file of the site is reported in the importing file, also through re-exports', async () => {
    expect(
      await listLines({
        [file]: "import { rows } from './rows';\nexport default () => rows;\n",
        'content/a/rows.ts':
          "import size, { colour } from './theme';\nexport { gap } from './theme';\nexport const rows = [size, colour];\n",
        'content/a/theme.ts': "export * from './more';\nexport const [color] = ['red'];\n",
        'content/a/more.ts': 'export const gaps = 1;\nexport default 3;\n',
      }),
    ).toEqual([
      'content/a/rows.ts:1:8 demo-name-missing "./theme" has no default export. Name what you want from it: import { … } from \'./theme\'.',
      'content/a/rows.ts:1:16 demo-name-missing "./theme" does not export "colour". Did you mean "color"?',
      'content/a/rows.ts:2:10 demo-name-missing "./theme" does not export "gap". Did you mean "gaps"?',
    ]);
  });

  it('is not reported for types only, or if a file’s exports are known only at run time', async () => {
    expect(
      await listLines({
        [file]:
          "import { Button, ButtonProps, type CardProps } from 'lib';\nimport { Row, Unused } from './row';\nimport { any } from './common';\nimport { also } from './passes';\nimport data, { a } from './data.json';\nexport type { Gone } from './row';\nconst more: ButtonProps & CardProps & Row = {};\nexport default () => <Button {...more} {...[any, also, data, a]} />;\n",
        'content/a/row.ts': 'export interface Row { id?: number }\n',
        'content/a/common.js': 'module.exports = { any: 1 };\n',
        'content/a/passes.ts': "export * from 'plain';\n",
        'content/a/data.json': '{"a":1}',
      }),
    ).toEqual([]);
  });

  it('is reported even if it is unused, if the intended name is used without an import', async () => {
    expect(
      await listLines({
        [file]:
          "import { useCard, Buton } from 'lib';\nimport { Bow } from './row';\nexport default () => <Button onClick={() => Row(useCard)} />;\n",
        'content/a/row.ts': 'export const Row = (from: unknown) => from;\n',
      }),
    ).toEqual([
      'content/a/Demo.tsx:1:19 demo-name-missing "lib" does not export "Buton". Did you mean "Button"?',
      'content/a/Demo.tsx:2:10 demo-name-missing "./row" does not export "Bow". Did you mean "Row"?',
    ]);
  });

  it('is not reported if it is unused and a similar name is imported as well', async () => {
    expect(
      await listLines({
        [file]: "import { Button, Buttons } from 'lib';\nexport default () => <Button Buttons={1} />;\n",
      }),
    ).toEqual([]);
  });

  it('by CommonJS, or by React, is reported after the demo has run', async () => {
    const { problems, run, findUndefined } = await prepare({
      [file]:
        "import { useStat } from 'react';\nimport { Buttom, Buton } from 'plain';\nimport { Other } from './other';\nexport default () => <Buttom a={[Button, Other, useStat]} />;\n",
      'content/a/other.ts': "import { Button } from 'plain';\nexport const Other = Button;\n",
    });

    expect([problems, findUndefined()]).toEqual([[], []]);
    run();
    expect(findUndefined().map(({ place, message, hint }) => [place.line, place.column, message, hint])).toEqual([
      [1, 10, '"react" does not export "useStat"', 'Did you mean "useState"?'],
      [2, 10, '"plain" does not export "Buttom"', 'Did you mean "Button"?'],
      [2, 18, '"plain" does not export "Buton"', 'Did you mean "Button"?'],
    ]);
  });

  it('is not reported for a package of which only types are imported, because it never runs', async () => {
    const { run, findUndefined } = await prepare({
      [file]: "import { Props } from 'throws';\nexport default (props: Props) => <p>{String(props)}</p>;\n",
      'node_modules/throws/package.json': '{"name":"throws"}',
      'node_modules/throws/index.js': 'throw new Error("never");\nexports.a = 1;\n',
    });

    run();

    expect(findUndefined()).toEqual([]);
  });
});
