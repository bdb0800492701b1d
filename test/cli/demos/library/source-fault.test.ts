import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SourceFault, toSourceFault } from '../../../../cli/demos/library/source-fault.ts';

const made: string[] = [];

afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function makeFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'source-fault-'));
  made.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const thrown = (...errors: object[]) => Object.assign(new Error('Build failed'), { errors });

async function explain(error: unknown, files: Readonly<Record<string, string>> = {}) {
  const folder = makeFiles({ 'site/a.md': '', ...files });
  const fault = await toSourceFault(error, { root: join(folder, 'site'), folders: [join(folder, 'ui')] });
  return fault instanceof SourceFault
    ? fault.problems.map(({ place: { file, line, column }, message }) => [file, line, column, message])
    : fault;
}

const read = 'The source of a library cannot be read: ';

describe('an error of the bundler in a library', () => {
  it.each([
    [
      'with a line',
      "\u001B[31m[TSCONFIG_ERROR] \u001B[0mFailed to load tsconfig '../ui/tsconfig.json': key must be a string at line 1 column 115\n",
      ['../ui/tsconfig.json', 1, 115, `${read}key must be a string`],
    ],
    [
      'that ends too early',
      "[TSCONFIG_ERROR] Failed to load tsconfig '../ui/tsconfig.json': EOF while parsing an object at line 3 column 0\n",
      ['../ui/tsconfig.json', 3, 1, `${read}EOF while parsing an object`],
    ],
    [
      'without a line',
      "[TSCONFIG_ERROR] Failed to load tsconfig '../ui/tsconfig.json': Circular reference detected in tsconfig 'extends'\n",
      ['../ui/tsconfig.json', undefined, undefined, `${read}circular reference detected in tsconfig 'extends'`],
    ],
  ])('names a tsconfig.json %s', async (_, message, problem) => {
    expect(await explain(thrown({ message }))).toEqual([problem]);
  });

  it.each([
    ['a path', '../gone', "'../gone.json'"],
    ['a package', '@tsconfig/gone', "'@tsconfig/gone'"],
    ['a list', '../gone.json', "'../gone.json'"],
  ])('is reported at the reference to a missing tsconfig.json: %s', async (kind, name, said) => {
    const text = kind === 'a list' ? `{\n  "extends": ["${name}"]\n}` : `{\n  "extends": "${name}"\n}`;

    const explained = await explain(thrown({ message: `Failed to load tsconfig ${said}: Tsconfig not found\n` }), {
      'ui/tsconfig.json': text,
    });

    expect(explained).toEqual([
      ['../ui/tsconfig.json', 2, kind === 'a list' ? 15 : 14, `${read}it names "${name}", which does not exist`],
    ]);
  });

  it('is checked again if only an import of the engine failed', async () => {
    const error = thrown({
      id: 'live:ui',
      message: "[RESOLVE_ERROR] Could not resolve '/ui/index.ts' in live:ui\n ╰── JSON parse error in 'tsconfig.json'",
    });

    expect(await explain(error, { 'site/tsconfig.json': '{ x' })).toEqual([
      ['tsconfig.json', 1, 3, `${read}key must be a string`],
    ]);
  });

  it('names another file that cannot be excluded', async () => {
    const folder = makeFiles({});
    const error = thrown({ id: join(folder, 'ui/a.ts'), message: '[X] No way\n drawn', loc: { line: 2, column: 3 } });

    expect(await toSourceFault(error, { root: join(folder, 'site'), folders: [] })).toMatchObject({
      problems: [{ place: { file: '../ui/a.ts', line: 2, column: 4 }, message: `${read}no way` }],
    });
  });

  it('stays unchanged if it names no file', async () => {
    const errors = [thrown({ message: 'out of memory' }), thrown({ id: '\0want:a', message: 'no' }), new Error('no')];

    expect(await Promise.all(errors.map((each) => explain(each)))).toEqual(errors);
  });
});
