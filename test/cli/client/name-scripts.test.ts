import { describe, expect, it } from 'vitest';
import { nameScripts } from '../../../cli/client/name-scripts.ts';

/** Two scripts as the bundler gives them, which names them by where they lie. */
function scripts(chunk: string, react = 'react'): Map<string, string> {
  return new Map([['main.js', `import("./${chunk}")`], [chunk, react]]);
}

describe('names of scripts', () => {
  it('follow their bytes, and imports follow the names', () => {
    const { files, entry } = nameScripts(scripts('chunk-AAAAAAAA.js'));
    const [chunk, main] = files;

    expect(entry).toBe(main?.file);
    expect(main?.contents).toBe(`import("./${chunk?.file.slice('_app/'.length)}")`);
  });

  it('tell what the entry cannot start without', () => {
    const found = nameScripts(new Map([['main.js', 'import{a}from"./chunk-A.js";import("./chunk-C.js")'], ['chunk-A.js', 'import"./chunk-B.js";'], ['chunk-B.js', 'b'], ['chunk-C.js', 'c']]));
    const contents = new Map(found.files.map((file) => [file.file, file.contents]));

    expect(found.preloads.map((file) => String(contents.get(file)).replace(/chunk-[^"]*/, ''))).toEqual(['import"./";', 'b']);
  });

  it('do not depend on the names that the bundler gave', () => {
    expect(nameScripts(scripts('chunk-AAAAAAAA.js'))).toEqual(nameScripts(scripts('chunk-BBBBBBBB.js')));
  });

  it('change with any byte', () => {
    expect(nameScripts(scripts('chunk-AAAAAAAA.js')).entry).not.toBe(nameScripts(scripts('chunk-AAAAAAAA.js', 'other')).entry);
  });
});
