import { expect, it } from 'vitest';
import { runHook } from '../../../../../cli/site/load/plugins/run-hook.ts';

it('each plugin with the hook runs in turn and returns plain data', async () => {
  const turns: string[] = [];
  const answers = await runHook(
    [
      {
        name: 'files',
        hooks: {
          addFiles: () => [
            { path: '/a', contents: Buffer.from('A') },
            { path: '/b', contents: new Uint8Array([66]) },
          ],
        },
      },
      { name: 'without', hooks: { check: () => [] } },
      { name: 'later', hooks: { addFiles: async () => Promise.resolve([]) } },
      { name: 'nothing', hooks: { addFiles: () => undefined as never } },
      { name: 'throws', hooks: { addFiles: () => Promise.reject(new TypeError('No')) } },
      {
        name: 'circle',
        hooks: {
          addFiles: () => {
            const self: unknown[] = [];
            self.push(self);
            return self as never;
          },
        },
      },
    ],
    { hook: 'addFiles', given: {}, onRun: (name) => turns.push(name) },
  );

  expect(turns).toEqual(['files', 'later', 'nothing', 'throws', 'circle']);
  expect(answers).toEqual([
    {
      plugin: 'files',
      json: '[{"path":"/a","contents":{"base64":"QQ=="}},{"path":"/b","contents":{"base64":"Qg=="}}]',
    },
    { plugin: 'later', json: '[]' },
    { plugin: 'nothing', json: '' },
    { plugin: 'throws', reason: 'No', stack: expect.stringContaining('TypeError: No') },
    { plugin: 'circle', reason: expect.stringContaining('circular'), stack: expect.any(String) },
  ]);
});
