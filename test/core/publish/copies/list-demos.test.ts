import { expect, it } from 'vitest';
import { listDemos } from '../../../../core/publish/copies/list-demos.ts';

it('the demos of a copy are its links to demos with the fences that follow', () => {
  const copy = [
    '# A',
    '',
    '```md',
    '[Demo: No](/a/demo/No/)',
    '```',
    '',
    '[Demo: One](https://a.example/a/demo/One/)',
    '',
    '````tsx title="One.tsx"',
    'a',
    '```',
    '````',
    '',
    '```ts title="b.ts"',
    'b',
    '```',
    '',
    'Text.',
    '',
    '[Demo: One](https://a.example/a/demo/One/)',
  ].join('\n');

  expect(listDemos(copy)).toEqual([
    {
      name: 'One',
      text: '[Demo: One](https://a.example/a/demo/One/)\n\n````tsx title="One.tsx"\na\n```\n````\n\n```ts title="b.ts"\nb\n```',
    },
    { name: 'One', text: '[Demo: One](https://a.example/a/demo/One/)' },
  ]);
});
