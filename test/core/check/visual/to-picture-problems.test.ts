import { describe, expect, it } from 'vitest';
import type { ComparedDemo } from '../../../../core/check/visual/compared-demo.ts';
import { toPictureProblems } from '../../../../core/check/visual/to-picture-problems.ts';

const context = { report: 'visual/changes/index.html', list: 'visual/pictures.json', gone: [] };
const still: ComparedDemo = {
  path: '/a/demo/B/',
  file: 'content/a/B.tsx',
  changed: [],
  missing: [],
  restless: [],
};

describe('the problems of compared pictures', () => {
  it('are empty for an unchanged demo', () => {
    expect(toPictureProblems([still], context)).toEqual([]);
  });

  it('are one for each demo, with all looks, their pixels and changed sizes', () => {
    const changed = [
      { look: 'light', pixels: 1, sizes: ['3 × 4', '3 × 4'] },
      { look: 'dark', pixels: 12, sizes: ['3 × 4', '3 × 5'] },
    ] as const;

    expect(toPictureProblems([{ ...still, changed }], context).map(({ message }) => message)).toEqual([
      'The demo at "/a/demo/B/" looks different: light (1 pixel), dark (12 pixels, 3 × 4 is now 3 × 5)',
    ]);
  });

  it('name both browsers if the kept pictures are from another one', () => {
    const changed = [{ look: 'light', pixels: 1, sizes: ['3 × 4', '3 × 4'] }] as const;
    const [problem] = toPictureProblems([{ ...still, changed }], {
      ...context,
      browsers: ['chromium 1 on linux x64', 'chromium 2 on linux x64'],
    });

    expect(problem?.hint).toMatch(
      /The kept pictures were taken by chromium 1 on linux x64, these by chromium 2 on linux x64\.$/,
    );
  });

  it('warn of pictures that cannot be compared', () => {
    const problems = toPictureProblems([{ ...still, missing: ['light'], restless: ['dark'] }], {
      ...context,
      gone: ['/a/demo/C/'],
    });

    expect(problems.map(({ rule, severity, place }) => [rule, severity, place.file])).toEqual([
      ['demo-picture-missing', 'warning', 'content/a/B.tsx'],
      ['demo-picture-restless', 'warning', 'content/a/B.tsx'],
      ['demo-picture-unused', 'warning', 'visual/pictures.json'],
    ]);
  });
});
