import { describe, expect, it } from 'vitest';
import { placeFiles } from '../../../../core/demos/export/place-files.ts';

function places(files: string[], entry = files[0] ?? ''): string[] {
  return [...placeFiles(files, entry).values()];
}

describe('the files of an exported demo', () => {
  it('are placed under src, the demo as App', () => {
    expect(places(['content/a/Demo.tsx', 'content/a/data.json'])).toEqual(['src/App.tsx', 'src/data.json']);
  });

  it('keep their relative paths', () => {
    expect(places(['content/a/Demo.tsx', 'content/b/Box.tsx'])).toEqual(['src/a/App.tsx', 'src/b/Box.tsx']);
  });

  it('include the demo under its own name where one of them is called App', () => {
    expect(places(['content/a/Demo.tsx', 'content/a/App.jsx'])).toEqual(['src/Demo.tsx', 'src/App.jsx']);
  });

  it('make room for the entry files of the project', () => {
    expect(places(['content/a/Demo.tsx', 'content/a/main.ts'])).toEqual(['src/demo/App.tsx', 'src/demo/main.ts']);
  });

  it('may share no folder', () => {
    expect(places(['a/Demo.tsx', 'b.ts'])).toEqual(['src/a/App.tsx', 'src/b.ts']);
  });
});
