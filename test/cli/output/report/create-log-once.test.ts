import { expect, it } from 'vitest';
import { createLogOnce } from '../../../../cli/output/report/create-log-once.ts';

it('a log without repeats passes on each message the first time', () => {
  const logged: string[] = [];
  const log = createLogOnce((message) => logged.push(message));

  ['a', 'b', 'a', 'a'].forEach(log);

  expect(logged).toEqual(['a', 'b']);
});
