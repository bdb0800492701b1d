import { describe, expect, it } from 'vitest';
import { matchExports } from '../../../../core/demos/closure/match-exports.ts';

describe('the exports of a package', () => {
  const cases: [exports: unknown, subpath: string, files: string[]][] = [
    ['./a.js', '.', ['./a.js']],
    ['./a.js', './b', []],
    [{ import: './a.mjs', default: './a.js' }, '.', ['./a.mjs', './a.js']],
    [{ '.': './a.js', './b': { types: './b.d.ts', import: { node: './b.mjs' } } }, './b', ['./b.d.ts', './b.mjs']],
    [{ './*': './lib/*/*.js' }, './Button', ['./lib/Button/Button.js']],
    [{ './*': './lib/*.js', './icons/*': './icons/*.js' }, './icons/Add', ['./icons/Add.js']],
    [{ './*': './lib/*.js', './secret': null }, './secret', []],
    [{ './*.css': ['./a/*.css', './b/*.css'] }, './x.css', ['./a/x.css', './b/x.css']],
    [{ './*': './lib/*.js' }, '.', []],
  ];

  it.each(cases)('%j give for %s: %j', (exports, subpath, files) => {
    expect(matchExports(exports, subpath)).toEqual(files);
  });
});
