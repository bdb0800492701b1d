import { expect, it } from 'vitest';
import { writeFence } from '../../../../core/text/markdown/write-fence.ts';

it('a fence is longer than any in its code', () => {
  expect(writeFence('a\n', 'tsx title="A.tsx"')).toBe('```tsx title="A.tsx"\na\n```');
  expect(writeFence('````\na', 'md')).toBe('`````md\n````\na\n`````');
});
