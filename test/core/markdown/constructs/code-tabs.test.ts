import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

const tabs = (body: string) => parseBody(`<codeblock storageKey="package-manager">\n\n${body}\n\n</codeblock>`);
const place = { file: 'page.md', line: 5, column: 1 };

describe('code tabs', () => {
  it('are radio buttons, each with a panel', () => {
    const { html, problems } = tabs('```bash npm\nnpm i\n```\n\n```bash title="shell" Yarn berry\nyarn add\n```');

    expect(problems).toEqual([]);
    expect(html).toContain(
      '<div class="tabs" role="group" aria-label="npm, Yarn berry" data-docs-storage-key="package-manager">',
    );
    expect(html).toContain(
      '<input type="radio" name="tabs--1" id="tabs--1-0" checked class="tabs-input"><label for="tabs--1-0" class="tabs-label">npm</label>',
    );
    expect(html).toContain(
      '<input type="radio" name="tabs--1" id="tabs--1-1" class="tabs-input"><label for="tabs--1-1" class="tabs-label">Yarn berry</label>',
    );
    expect(html.match(/<div class="tabs-panel"><figure/g)).toHaveLength(2);
  });

  it('on one page have different ids', () => {
    const group = '<codeblock>\n\n```bash a\nb\n```\n\n</codeblock>\n\n';
    const { html, anchors } = parseBody(`## Tabs 1 0\n\n${group}${group}`);

    expect(html).toContain('name="tabs--2"');
    expect(new Set(anchors).size).toBe(3);
  });

  it('are reported if they contain no code', () => {
    expect(tabs('').problems).toEqual([
      {
        rule: 'tabs-content',
        severity: 'warning',
        place,
        message: 'These tabs contain no fenced code',
        hint: 'Put only fences between <codeblock> and </codeblock>, each with a label: ```bash npm.',
      },
    ]);
  });

  it('are reported if they contain something other than code', () => {
    expect(tabs('Text.\n\n```bash a\nb\n```').problems).toEqual([
      {
        rule: 'tabs-content',
        severity: 'warning',
        place,
        message: 'These tabs contain something other than fenced code',
        hint: 'Put only fences between <codeblock> and </codeblock>, each with a label: ```bash npm.',
      },
    ]);
  });

  it('are reported if one has no name', () => {
    const { html, problems } = tabs('```bash npm\na\n```\n\n```bash\nb\n```');

    expect(html).toContain('aria-label="npm, 2"');
    expect(problems).toEqual([
      {
        rule: 'tabs-label',
        severity: 'warning',
        place,
        message: 'A fence in these tabs has no label, so its tab has no name',
        hint: 'Write the label after the language: ```bash npm.',
      },
    ]);
  });
});
