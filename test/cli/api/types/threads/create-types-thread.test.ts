import { expect, it } from 'vitest';
import { createTypesThread } from '../../../../../cli/api/types/threads/create-types-thread.ts';

it('starts no thread for what is asked of it when it is closed: nobody would end that one', async () => {
  const thread = createTypesThread();
  const waiting = thread.read({ root: '/nowhere', alias: {}, sources: true, megabytes: 512, seconds: 5, wants: [] });

  await thread.close();

  expect(await waiting).toEqual({ results: [] });
});
