import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../../core/api/extract/symbols/api-symbol.ts';
import { renderSymbols } from '../../../../core/api/markdown/render-symbols.ts';
import type { SymbolList } from '../../../../core/api/pages/symbols/plan-symbol-list.ts';
import { translateEnglish } from '../../../make-page.ts';
import { makeProp } from '../pages/api-entries.ts';

const tools = { t: translateEnglish, toAddress: (path: string) => `https://a.example${path}` };

function render(symbols: readonly Partial<ApiSymbol>[], isOne = false): string {
  const lines = symbols.map((symbol): SymbolList['lines'][number] => ({
    id: (symbol.name ?? '').toLowerCase(),
    packageName: 'lib',
    symbol: {
      name: 'Theme',
      kind: 'type',
      description: '',
      imports: [`import type { ${symbol.name ?? ''} } from 'lib';`],
      source: 'lib/index.d.ts',
      ...symbol,
    },
  }));
  return renderSymbols({ kind: 'type', isOne, lines, links: {}, targets: { '/lib/start/': '/lib/start/' } }, tools);
}

describe('symbols as Markdown', () => {
  it('have headings of their names, and tables of their fields', () => {
    const text = render([
      {
        name: 'Theme',
        description: 'See [start](/lib/start/) and [nothing](/gone/).',
        fields: { tone: makeProp({ type: "'calm' | 'loud'", description: 'How it sounds.' }) },
      },
      { name: 'Tone', type: "'calm' | 'loud'", extends: ['Base'], since: '2.0.0', deprecated: 'Use `Theme`.' },
    ]);

    expect(text).toBe(
      [
        '## Theme',
        'See [start](https://a.example/lib/start/) and nothing.',
        '### Import',
        "```ts\nimport type { Theme } from 'lib';\n```",
        '### Fields',
        "| Name | Type | Default | Description |\n| --- | --- | --- | --- |\n| `tone` | `'calm' \\| 'loud'` |  | How it sounds. |",
        '## Tone',
        '> **Deprecated** Use `Theme`.',
        '### Import',
        "```ts\nimport type { Tone } from 'lib';\n```",
        '_Since 2.0.0._',
        "```ts\n'calm' | 'loud'\n```",
        'Extends `Base`.',
      ].join('\n\n'),
    );
  });

  it('with a page of their own show signature, parameters, result and errors', () => {
    const call = { typeParameters: [], parameters: ['size: number'], returns: 'string', description: 'As text.' };
    const text = render(
      [
        {
          name: 'format',
          kind: 'function',
          calls: [call, { ...call, parameters: ['text: string'], description: '', deprecated: '' }],
          parameters: { size: makeProp({ type: 'number', required: true, description: 'In pixels.' }) },
          throws: ['Where it is negative.'],
          examples: ['```ts\nformat(1);\n```'],
        },
      ],
      true,
    );

    expect(text).toContain('## Signature\n\n```ts\nformat(size: number): string\n```\n\nAs text.');
    expect(text).toContain('```ts\nformat(text: string): string\n```\n\n**Deprecated**');
    expect(text).toContain('## Parameters\n\n');
    expect(text).toContain('| `size` (Required) | `number` |  | In pixels. |');
    expect(text).toContain('## Throws\n\n- Where it is negative.\n\n## Examples\n\n```ts\nformat(1);\n```');
    expect(text).not.toMatch(/^## format|^### /m);
  });

  it('that are classes show "new"', () => {
    const calls = [{ typeParameters: ['T'], parameters: [], returns: 'Store<T>', description: '' }];

    expect(render([{ name: 'Store', kind: 'class', calls }], true)).toContain(
      '## Constructor\n\n```ts\nnew Store<T>(): Store<T>\n```',
    );
  });
});
