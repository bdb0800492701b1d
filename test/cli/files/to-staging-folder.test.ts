import { expect, it } from 'vitest';
import { toStagingFolder } from '../../../cli/files/to-staging-folder.ts';

it('the staging folder is hidden, beside the output folder, and named after the process', () => {
  expect(toStagingFolder('/site/dist')).toBe(`/site/.dist.staging-${process.pid}`);
  expect(toStagingFolder('/site/dist/')).toBe(`/site/.dist.staging-${process.pid}`);
});
