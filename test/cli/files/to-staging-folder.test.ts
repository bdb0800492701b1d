import { expect, it } from 'vitest';
import { toStagingFolder } from '../../../cli/files/to-staging-folder.ts';

it('lies beside the output folder, hidden, and is this process’s own', () => {
  expect(toStagingFolder('/site/dist')).toBe(`/site/.dist.staging-${process.pid}`);
  expect(toStagingFolder('/site/dist/')).toBe(`/site/.dist.staging-${process.pid}`);
});
