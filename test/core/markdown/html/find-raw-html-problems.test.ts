import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const dropped = (tag: string, line: number, column: number) => ({
  rule: 'raw-html-dropped',
  severity: 'warning',
  place: { file: 'page.md', line, column },
  message: `The element "<${tag}>" is not on the list of allowed HTML, so it is left out`,
  hint: `Write it as code (\`<${tag}>\`) if readers should see it, or set markdown.html to "trusted".`,
});

describe('raw HTML that is removed', () => {
  it('is reported at its place', () => {
    expect(parseBody('a <blink>b</blink>\n\n<marquee>\nc</marquee>').problems).toEqual([
      dropped('blink', 5, 3),
      dropped('marquee', 7, 1),
    ]);
  });

  it('is reported once for an element and its content', () => {
    expect(parseBody('<svg onload="a()"><circle></circle><path></path></svg>').problems).toEqual([
      dropped('svg', 5, 1),
    ]);
  });

  it('includes any field except for the checkbox of a task', () => {
    expect(parseBody('<input name="q"> <input type="checkbox" checked>').problems).toEqual([dropped('input', 5, 1)]);
  });

  it('includes any attribute that runs code', () => {
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

describe('a tag that begins with a capital letter', () => {
  const tag = (rule: string, message: string, hint: string, column = 1) => ({
    rule,
    severity: 'warning',
    place: { file: 'page.md', line: 5, column },
    message,
    hint,
  });
  const show = (name: string) =>
    `Show it with {{"demo": "Name.tsx"}}, or write it as code (\`<${name}>\`) if readers should see the name. MDX pages can have components.`;

  it.each([
    ['<Button variant="plain">Save</Button>', 'Button', 1],
    ['Press <Button>Save</Button>.', 'Button', 7],
    ['<Card />', 'Card', 1],
    ['- <MyCard>a</MyCard>', 'MyCard', 3],
    ['A Promise<Foo> in a sentence.', 'Foo', 10],
  ])('is reported as the component that is meant: %j', (body, name, column) => {
    expect(parseBody(body).problems).toEqual([
      tag('raw-html-dropped', `Markdown has no components, so "<${name}>" is not drawn`, show(name), column),
    ]);
  });

  it('is reported in trusted HTML as well', () => {
    expect(parseBody('<Button>a</Button>', { policy: { html: 'trusted', iframeHosts: [] } }).problems).toEqual([
      tag('component-tag', 'Markdown has no components, so "<Button>" is not drawn', show('Button')),
    ]);
  });

  it('is also reported if it is an element in lower case', () => {
    expect(parseBody('<Details>a</Details>').problems).toEqual([
      tag(
        'component-tag',
        '"<Details>" is read as the HTML element "<details>", as Markdown has no components',
        'Write "<details>" for the element, or {{"demo": "Name.tsx"}} to show a component.',
      ),
    ]);
  });

  it('is reported with the marker that can place it', () => {
    expect(parseBody('<ComponentLinkHeader />').problems.map(({ hint }) => hint)).toEqual([
      'Write {{"component": "ComponentLinkHeader"}} on a line of its own.',
    ]);
  });

  it.each(['`<Button>`', '```\n<Button>\n```', '<B>old</B>', '<TABLE><TR><TD>old</TD></TR></TABLE>'])(
    'is not reported in code, or as old HTML in capitals: %j',
    (body) => {
      expect(parseBody(body).problems).toEqual([]);
    },
  );
});
