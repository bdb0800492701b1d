import { describe, expect, it } from 'vitest';
import { parsePage } from '../parse-page.ts';

const head = '# Title\n\n<p class="description">Text.</p>\n\n';
const find = (text: string) =>
  parsePage(head + text).problems.map(({ rule, place, message, hint }) => [
    rule,
    `${place.line}:${place.column}`,
    message,
    hint,
  ]);
const unclosedProblem = (place: string, fence: string) => [
  [
    'fence-unclosed',
    place,
    'Nothing closes this fence, so everything below it is code',
    `Write "${fence}" on a line of its own after the code.`,
  ],
];

describe('a fence that nothing closes', () => {
  it.each([
    ['takes the rest of the page', '```tsx\na\n\n## More\n', '5:1', '```'],
    ['is the end of the page', 'Text.\n\n~~~~ts\n', '7:1', '~~~~'],
    ['is closed by too few signs', '````md\n```ts\na\n```\n', '5:1', '````'],
    ['is closed by other signs', '```ts\na\n~~~\n', '5:1', '```'],
    ['ends with the item that it is in', '- ```ts\n  a\n\nText.\n', '5:3', '```'],
  ])('is reported: %s', (_what, text, place, fence) => {
    expect(find(text)).toEqual(unclosedProblem(place, fence));
  });

  it.each([
    ['closed', '```ts\na\n```\n\nText.\n'],
    ['empty', '```ts\n```\n'],
    ['closed by more signs, and spaces', '~~~ts\na\n~~~~~ \t \n'],
    ['in an item and in a quotation', '- ```ts\n  a\n  ```\n\n> ```ts\n> a\n> ```\n'],
    ['with Windows line breaks', '```ts\r\na\r\n```\r\n'],
    ['no fence, but indented', '    a\n    ```\n'],
  ])('is not found: %s', (_what, text) => {
    expect(find(text)).toEqual([]);
  });
});
