import { describe, expect, it } from 'vitest';
import { readHeading } from '../../../adopt/engines/read-title.ts';

describe('the first heading of a page', () => {
  it.each([
    ['# Title', 'Title'],
    ['# Title ##', 'Title'],
    ['# C#', 'C#'],
    ['# C# {#c-sharp}', 'C#'],
    ['# The \\{#id}', 'The'],
    ['# [`a`](/a/) and <b>b</b>', 'a and b'],
    ['```sh\n# install\n```\n\n# Title', 'Title'],
    ['```sh\n# install', undefined],
    ['#Tag', undefined],
  ])('%j is %j', (body, heading) => {
    expect(readHeading(body)).toBe(heading);
  });
});
