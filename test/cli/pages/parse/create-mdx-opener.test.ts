import { describe, expect, it } from 'vitest';
import { createMdxOpener } from '../../../../cli/pages/parse/create-mdx-opener.ts';

describe('the grammar of MDX', () => {
  it('comes from the packages of the site', async () => {
    expect(await createMdxOpener(process.cwd())('content/a.mdx')).toEqual({ plugin: expect.any(Function) });
  });

  it('is reported as missing, with the command to run', async () => {
    expect(await createMdxOpener('/nowhere', { find: () => undefined })('content/a.mdx')).toEqual({
      problem: {
        rule: 'mdx-package',
        severity: 'error',
        place: { file: 'content/a.mdx', line: 1, column: 1 },
        message: 'The package "remark-mdx" is not installed, but MDX pages need it',
        hint: 'Run npm install --save-dev remark-mdx in the folder of the site.',
      },
    });
  });
});
