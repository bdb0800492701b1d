import { describe, expect, it } from 'vitest';
import { fileCandidates } from '../../../../core/demos/closure/file-candidates.ts';

describe('the files that an import may mean', () => {
  it('are the one as written, then those with an ending, then the index of a folder', () => {
    expect(fileCandidates('a/B')).toEqual([
      'a/B',
      'a/B.tsx',
      'a/B.ts',
      'a/B.jsx',
      'a/B.js',
      'a/B.json',
      'a/B.css',
      'a/B.d.ts',
      'a/B/index.tsx',
      'a/B/index.ts',
      'a/B/index.jsx',
      'a/B/index.js',
      'a/B/index.json',
      'a/B/index.css',
    ]);
  });

  it('are the TypeScript source of a compiled name', () => {
    expect(fileCandidates('a.js').slice(0, 3)).toEqual(['a.js', 'a.ts', 'a.tsx']);
    expect(fileCandidates('a.mjs').slice(0, 2)).toEqual(['a.mjs', 'a.mts']);
  });

  it('are the index of the root where the root is named', () => {
    expect(fileCandidates('')[0]).toBe('index.tsx');
  });
});
