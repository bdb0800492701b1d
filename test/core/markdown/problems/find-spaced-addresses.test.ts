import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const problemsIn = (body: string) =>
  parseBody(body).problems.map(({ rule, place, hint }) => `${place.line}:${place.column} ${rule} ${hint}`);

describe('an address with a space', () => {
  it.each([
    ['![图](/图 片/a.png)', '5:1', '![图](</图 片/a.png>)'],
    ['见[主题](/guide/my theme/)。', '5:2', '[主题](</guide/my theme/>)'],
    ["[Theme](../my theme.md#a 'Title')", '5:1', "[Theme](<../my theme.md#a> 'Title')"],
    ['![](./logo (1) b.png)', '5:1', '![](<./logo (1) b.png>)'],
    ['![A](my logo)', '5:1', '![A](<my logo>)'],
    ['[`code` **b**](https://example.com/a b)', '5:1', '[`code` **b**](<https://example.com/a b>)'],
    ['[![A](/a.png)](/b c/)', '5:1', '[![A](/a.png)](</b c/>)'],
    ['- One\n- [A [b]](#a b)', '6:3', '[A [b]](<#a b>)'],
    ['> One\n> ![A](a b.svg)', '6:3', '![A](<a b.svg>)'],
    ['## [A](/a b/)', '5:4', '[A](</a b/>)'],
    ['| a |\n|-|\n| [A](b c.pdf) |', '7:3', '[A](<b c.pdf>)'],
    ['[a]: /pictures/my logo.png', '5:1', '[a]: </pictures/my logo.png>'],
    ["Text\n\n[a]: ./my theme.md 'Title'", '7:1', "[a]: <./my theme.md> 'Title'"],
  ])('is reported with the corrected notation: %j', (body, place, meant) => {
    expect(problemsIn(body)).toEqual([`${place} address-space Write "${meant}", or "%20" for each space.`]);
  });

  it('is reported in full sentences, each at its own place', () => {
    expect(parseBody('![A](/a b.png) and [B](/b c/)').problems).toEqual([
      {
        rule: 'address-space',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'The address has a space, so this is not an image and is shown as text',
        hint: 'Write "![A](</a b.png>)", or "%20" for each space.',
      },
      {
        rule: 'address-space',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 20 },
        message: 'The address has a space, so this is not a link and is shown as text',
        hint: 'Write "[B](</b c/>)", or "%20" for each space.',
      },
    ]);
  });

  it.each([
    '[A](</a b/>)',
    '[A](/a%20b/)',
    '[A](/a/ "T u")',
    '`[A](/a b/)`',
    '```\n[A](/a b/)\n```',
    String.raw`\[A](/a b/)`,
    'f[0](a, b)',
    'The list [1] (see the rest) goes on.',
    '[Note]: /etc is a folder of the system',
    '[^1]: /a b/\n\nText[^1]',
    'An <code>[A](/a b/)</code>',
  ])('is not found in %j', (body) => {
    expect(problemsIn(body)).toEqual([]);
  });

  it('is searched in linear time', () => {
    const start = performance.now();
    parseBody(`${'[a](/b '.repeat(2000)}\n\n${'[a](( '.repeat(2000)}\n\n[a]: /b ${'c '.repeat(5000)}`);

    expect(performance.now() - start).toBeLessThan(5000);
  });
});
