import { expect, it } from 'vitest';
import { createLogOnce } from '../../../../cli/output/report/create-log-once.ts';

it('a log that tells once passes each message on the first time', () => {
  const told: string[] = [];
  const log = createLogOnce((message) => told.push(message));

  ['a', 'b', 'a', 'a'].forEach(log);

  expect(told).toEqual(['a', 'b']);
});
