import { expect, it } from 'vitest';
import { TypesThread } from '../../../../../cli/api/types/threads/types-thread.ts';

it('starts no thread after it was closed, because no one would end it', async () => {
  const thread = new TypesThread();
  const waiting = thread.read({ root: '/nowhere', alias: {}, sources: true, megabytes: 512, seconds: 5, wants: [] });

  await thread.close();

  expect(await waiting).toEqual({ results: [] });
});
