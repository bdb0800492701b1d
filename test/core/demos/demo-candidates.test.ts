import { describe, expect, it } from 'vitest';
import { demoCandidates } from '../../../core/demos/demo-candidates.ts';

describe('the files that may hold a demo', () => {
  it.each(['Demo', 'Demo.js', 'Demo.tsx', './Demo.jsx'])('are the same for "%s"', (file) => {
    expect(demoCandidates(file).map((candidate) => `${candidate.styling} ${candidate.file}`)).toEqual([
      'system Demo.tsx',
      'system Demo.jsx',
      'system Demo.js',
      'system Demo/system/index.tsx',
      'system Demo/system/index.jsx',
      'system Demo/system/index.js',
      'tailwind Demo/tailwind/index.tsx',
      'tailwind Demo/tailwind/index.jsx',
      'tailwind Demo/tailwind/index.js',
      'css Demo/css/index.tsx',
      'css Demo/css/index.jsx',
      'css Demo/css/index.js',
    ]);
  });

  it('may lie in a folder', () => {
    expect(demoCandidates('a/Demo.v2.js')[0]).toEqual({ file: 'a/Demo.v2.tsx', styling: 'system' });
  });
});
