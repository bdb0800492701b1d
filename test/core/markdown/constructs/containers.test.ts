import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

function problemsOf(body: string): string[] {
  return parseBody(body).problems.map(
    ({ rule, place, message, hint }) => `${place.line}:${place.column} ${rule} ${message}. ${hint}`,
  );
}

describe('details', () => {
  it('are closed, or open from the start', () => {
    expect(parseBody(':::details What is in it\n**Text**\n:::\n').html).toBe(
      '<details class="fold"><summary>What is in it</summary><div class="fold-body">\n<p><strong>Text</strong></p>\n</div></details>',
    );
    expect(parseBody(':::details[What is in it]{open}\nText\n:::\n').html).toContain(
      '<details class="fold" open><summary>What is in it</summary>',
    );
  });

  it('are reported without a title, or with an unknown attribute', () => {
    expect(problemsOf(':::details\nText\n:::\n\n:::details A {opn}\nText\n:::\n')).toEqual([
      '5:1 container-content This ":::details" has no title. Write a title: ":::details What is in it".',
      '9:1 container-content "opn" has no meaning for ":::details". Write {open}, or nothing.',
    ]);
  });
});

describe('steps and cards', () => {
  it('are lists, with any content in their items', () => {
    expect(parseBody(':::steps\n1. Install\n\n   ```bash\n   npm i\n   ```\n\n2. Use\n:::\n').html).toMatch(
      /^<ol class="steps">\n<li>[^]*<figure class="code"[^]*<\/ol>$/,
    );
    expect(parseBody(':::cards\n- [A](/joy-ui/a/)\n\n  Text\n- B\n:::\n').html).toMatch(
      /^<ul class="cards">\n<li>\n<p><a href="\/joy-ui\/a\/">A<\/a><\/p>[^]*<\/ul>$/,
    );
  });

  it('are reported if they contain something else', () => {
    expect(problemsOf(':::steps\nText\n:::\n\n:::cards\n1. A\n:::\n\n:::stesp\n1. A\n:::\n')).toEqual([
      '5:1 container-content The steps are not a numbered list, or there is other content around the list. Put one list between ":::steps" and ":::", with "1." before each step, and indent the content of a step.',
      '9:1 container-content The cards are not a list, or there is other content around the list. Put one list between ":::cards" and ":::", with "- " before each card.',
      '13:1 callout-unknown No callout is named "stesp". Did you mean ":::steps"?',
    ]);
  });

  it('are reported if nothing closes them', () => {
    expect(problemsOf(':::steps\n1. A\n')).toEqual([
      '5:1 callout-unclosed Nothing closes the callout ":::steps". Write ":::" on a line of its own after the text of the callout.',
    ]);
  });
});

describe('a tree of files', () => {
  it('has folders, comments, a highlighted file, and a place for other files', () => {
    const { html, problems } = parseBody(
      ':::files\n- src/\n  - **Button.tsx** the component\n  - …\n- empty/\n- `package.json`\n:::\n',
    );

    expect(problems).toEqual([]);
    expect(html).toBe(
      '<ul class="files"><li><span class="folder" dir="ltr">src/</span><ul class="files-below">' +
        '<li><span class="file" dir="ltr"><strong>Button.tsx</strong></span><span class="files-comment"> the component</span></li>' +
        '<li><span class="others" dir="ltr">…</span></li></ul></li>' +
        '<li><span class="folder" dir="ltr">empty/</span></li><li><span class="file" dir="ltr"><code>package.json</code></span></li></ul>',
    );
  });

  it('is reported if it is not a list', () => {
    expect(problemsOf(':::files\nsrc/\n:::\n')).toEqual([
      '5:1 container-content The files are not a list, or there is other content around the list. Put one list between ":::files" and ":::", with "- " before each name, and indent what is in a folder.',
    ]);
  });
});
