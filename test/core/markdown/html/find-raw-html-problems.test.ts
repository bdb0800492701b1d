import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const dropped = (tag: string, line: number, column: number) => ({
  rule: 'raw-html-dropped',
  severity: 'warning',
  place: { file: 'page.md', line, column },
  message: `The element "<${tag}>" is not on the list of allowed HTML, so it is left out`,
  hint: `Write it as code (\`<${tag}>\`) if readers should see it, or set markdown.html to "trusted".`,
});

describe('raw HTML that readers will not see', () => {
  it('is told where it stands', () => {
    expect(parseBody('a <blink>b</blink>\n\n<marquee>\nc</marquee>').problems).toEqual([
      dropped('blink', 5, 3),
      dropped('marquee', 7, 1),
    ]);
  });

  it('is told once for an element and what goes with it', () => {
    expect(parseBody('<svg onload="a()"><circle></circle><path></path></svg>').problems).toEqual([
      dropped('svg', 5, 1),
    ]);
  });

  it('is any field but the checkbox of a task', () => {
    expect(parseBody('<input name="q"> <input type="checkbox" checked>').problems).toEqual([dropped('input', 5, 1)]);
  });

  it('is any attribute that runs code', () => {
    expect(parseBody('<div onclick="a()">b</div>').problems).toEqual([
      {
        rule: 'raw-html-dropped',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'The attribute "onclick" runs code, so it is left out',
        hint: 'Write a component and place it with {{"component": "Name"}}.',
      },
    ]);
  });
});
