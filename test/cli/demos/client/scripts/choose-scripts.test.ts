import { describe, expect, it } from 'vitest';
import {
  chooseScripts,
  writeLibraryScripts,
  type LibraryScript,
} from '../../../../../cli/demos/client/scripts/choose-scripts.ts';
import type { Library, LibraryModule } from '../../../../../core/demos/library/library.ts';

type Named = readonly [id: string, module: LibraryModule];

const module = (id: string, bytes: number, ...imports: string[]): Named => [
  id,
  { code: 'x'.repeat(bytes), path: `node_modules/${id}.js`, imports },
];

function library(...modules: Named[]): Library {
  const ids = modules.map(([id]) => id).filter((id) => /^[A-Z]/.test(id));
  return {
    modules: Object.fromEntries(modules),
    entries: Object.fromEntries(ids.map((id) => [`@scope/lib/${id} default`, id])),
    broken: [],
  };
}

describe('the shared scripts', () => {
  const each = library(
    module('A', 10, 'theme'),
    module('B', 10, 'theme'),
    module('theme', 9000, 'base'),
    module('base', 5),
  );

  it('define their modules for the page, and have a name that changes with the imported script', () => {
    const [script, ...others] = writeLibraryScripts(each, 'base.123.js');

    expect(others).toEqual([]);
    expect([...(script?.ids ?? [])].sort()).toEqual(['base', 'theme']);
    expect(script?.name).toMatch(/^library\.\w{10}\.js$/);
    expect(script?.contents).toMatch(/^import\{modules as m\}from"\.\/base\.123\.js";\nm\.define\("base theme",/);
    expect(writeLibraryScripts(each, 'base.456.js')[0]?.name).not.toBe(script?.name);
  });

  it('do not change if an unrelated module is added', () => {
    const more = library(
      ...Object.entries(each.modules).map(([id, of]) => [id, of] as const),
      module('C', 10, 'own'),
      module('own', 5),
    );

    expect(writeLibraryScripts(more, 'b.js').map(({ name }) => name)).toEqual(
      writeLibraryScripts(each, 'b.js').map(({ name }) => name),
    );
  });
});

describe('the scripts that a page loads', () => {
  const each = library(module('a', 80), module('b', 20), module('c', 21), module('own', 10));
  const script = (name: string, ...ids: string[]): LibraryScript => ({ name, contents: '', ids: new Set(ids) });
  const choose = (needed: string[], ...scripts: LibraryScript[]) => {
    const { loaded, copied } = chooseScripts(new Set(needed), { library: each, scripts });
    return [loaded.map(({ name }) => name), copied];
  };

  it('are those of which the page needs four fifths or more; modules of other scripts are copied', () => {
    expect(choose(['a', 'own'], script('ab', 'a', 'b'))).toEqual([['ab'], ['own']]);
    expect(choose(['a', 'own'], script('ac', 'a', 'c'))).toEqual([[], ['a', 'own']]);
    expect(choose(['a', 'c', 'own'], script('ac', 'a', 'c'))).toEqual([['ac'], ['own']]);
  });

  it('are none for a page that needs no module', () => {
    expect(choose([], script('ab', 'a', 'b'))).toEqual([[], []]);
  });
});
