import { describe, expect, it } from 'vitest';
import { nameScripts } from '../../../../../cli/demos/client/scripts/name-scripts.ts';

/** Two scripts as the bundler returns them, named after their folders. */
function scripts(chunk: string, react = 'react'): Map<string, string> {
  return new Map([
    ['main.js', `import("./${chunk}")`],
    [chunk, react],
  ]);
}

describe('names of scripts', () => {
  it('depend on their bytes, and imports use the names', () => {
    const { files, entry } = nameScripts(scripts('chunk-AAAAAAAA.js'));
    const [chunk, main] = files;

    expect(entry).toBe(main?.file);
    expect(main?.contents).toBe(`import("./${chunk?.file.slice('_app/'.length)}")`);
  });

  it('are listed for the static imports of the entry', () => {
    const found = nameScripts(
      new Map([
        ['main.js', 'import{a}from"./chunk-A.js";import("./chunk-C.js")'],
        ['chunk-A.js', 'import"./chunk-B.js";'],
        ['chunk-B.js', 'b'],
        ['chunk-C.js', 'c'],
      ]),
    );
    const { byName } = found;

    expect(found.preloads).toEqual([byName['chunk-A.js'], byName['chunk-B.js']]);
  });

  it('do not depend on the names that the bundler gave', () => {
    const [one, other] = ['chunk-AAAAAAAA.js', 'chunk-BBBBBBBB.js'].map((chunk) => nameScripts(scripts(chunk)));

    expect(one?.files).toEqual(other?.files);
    expect(one?.byName['chunk-AAAAAAAA.js']).toBe(other?.byName['chunk-BBBBBBBB.js']);
  });

  it('change with any byte', () => {
    expect(nameScripts(scripts('chunk-AAAAAAAA.js')).entry).not.toBe(
      nameScripts(scripts('chunk-AAAAAAAA.js', 'other')).entry,
    );
  });

  it('change with the imports of a script, not with its importers', () => {
    const pages = (demo: string) =>
      nameScripts(
        new Map([
          ['main.js', 'main'],
          ['demos-0.js', 'import"./shared-A.js";'],
          ['demos-1.js', demo],
          ['shared-A.js', 'shared'],
        ]),
      ).byName;

    const [before, after] = [pages('import"./shared-A.js";1'), pages('import"./shared-A.js";2')];

    expect(after['demos-1.js']).not.toBe(before['demos-1.js']);
    expect({ ...after, 'demos-1.js': '' }).toEqual({ ...before, 'demos-1.js': '' });
  });

  it('are found for scripts with circular imports', () => {
    const { byName, files } = nameScripts(
      new Map([
        ['main.js', 'import("./a.js")'],
        ['a.js', 'import"./b.js";1'],
        ['b.js', 'import"./a.js";2'],
      ]),
    );

    expect(new Set(Object.values(byName)).size).toBe(3);
    for (const { contents } of files)
      for (const [, name] of String(contents).matchAll(/"\.\/([^"]+)"/g))
        expect(Object.values(byName)).toContain(`_app/${name}`);
  });

  it('contain the kind of a script', () => {
    const { byName } = nameScripts(
      new Map([
        ['main.js', '1'],
        ['demos-0.js', '2'],
        ['react-xyz.js', '3'],
        ['shared-0-xyz.js', '4'],
      ]),
    );
    const words = Object.entries(byName).map(
      ([name, file]) => `${name} ${/^_app\/(\w+)\.\w{10}\.js$/.exec(file)?.[1]}`,
    );

    expect(words.sort()).toEqual(['demos-0.js demos', 'main.js main', 'react-xyz.js react', 'shared-0-xyz.js chunk']);
  });
});
