// The order of test files: what takes minutes begins first, so that nothing of it is left when the rest is done.
// Vitest knows durations from earlier runs alone, and a clean checkout has none.

import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. */
const slowest = [
  'rules',
  'serve-watch',
  'library-under-work',
  'damaged-cache',
  'incremental',
  'live-edit',
  'demo-preferences',
  'preferences',
  'random-changes',
  'check-site',
  'every-page',
];

/** Puts the slowest files first, and leaves the others in Vitest's order. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = slowest.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return index < 0 ? slowest.length : index;
}
