import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const namesOf = (body: string) =>
  [...parseBody(body).html.matchAll(/<input[^>]*>/g)].map(([tag]) => /aria-label="([^"]*)"/.exec(tag)?.[1]);

describe('the checkbox of a task', () => {
  it.each([
    ['- [ ] Write **it**\n- [x] Read `it`', ['Write it', 'Read it']],
    ['1. [x] a\n\n   b\n\n2. [ ] [c](/c/)', ['a', 'c']],
    ['- [ ] a\n  - [x] b', ['a', 'b']],
    ['- [ ] a\n  ```js\n  b\n  ```', ['a']],
  ])('has the text of the task as its name: %j', (body, names) => {
    expect(namesOf(body)).toEqual(names);
  });

  it('cannot be checked by readers', () => {
    expect(parseBody('- [x] a').html).toContain(
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="a"> a</li>',
    );
  });
});
