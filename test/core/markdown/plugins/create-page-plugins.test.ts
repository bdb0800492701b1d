import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { unified, type Processor } from 'unified';
import type { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createPagePlugins } from '../../../../core/markdown/plugins/create-page-plugins.ts';
import { readPluginStop, type PluginPart } from '../../../../core/markdown/plugins/plugin-stop.ts';
import { settlePlugins } from '../../../../core/markdown/plugins/settle-plugins.ts';
import type { Plugin } from '../../../../core/model/schema/plugin.ts';
import { parsePage } from '../parse-page.ts';

const page = { file: 'content/lib/a.md', path: '/lib/a/', language: 'en' };

async function parse(text: string, plugins: readonly Plugin[], onRun: (part?: PluginPart) => void = () => undefined) {
  const opened = createPagePlugins(plugins, { root: '/site', onRun })?.(page);
  const { html, problems } = await settlePlugins(() => parsePage(text, { plugins: opened }));
  return { html, problems: problems.filter(({ rule }) => !/title|description/.test(rule)) };
}

/** A plugin that writes a word at the end of a page. */
const add = (word: string) =>
  function addWord() {
    return (tree: Root) => {
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] });
    };
  };

describe('remark plugins', () => {
  it('run in the order of the list, with their options, whether synchronous, asynchronous, or with a callback', async () => {
    const options = (word: string) => add(word)();
    const later = () => async (tree: Root) => {
      await Promise.resolve();
      add('later')()(tree);
    };
    const back = () => (tree: Root, _: VFile, next: (error: undefined, tree: Root) => void) => {
      setTimeout(() => next(undefined, { ...tree, children: [...tree.children, ...structuredClone(tree.children)] }));
    };
    const { html } = await parse('One\n', [
      { name: 'a', remark: [add('two'), [options, 'three'], later] },
      { name: 'b', remark: [back, { plugins: [add('end')] }, [add('off'), false]] },
    ]);

    expect(
      html
        .replace(/<\/?p>|\n/g, ' ')
        .trim()
        .split(/\s+/)
        .join(' '),
    ).toBe('One two three later One two three later end');
  });

  it('see the constructs of the engine, which are unchanged if a page is parsed again', async () => {
    const seen: string[] = [];
    const look = () => async (tree: Root) => {
      seen.push(...tree.children.map(({ type }) => type as string));
      await Promise.resolve();
    };
    const text = ':::info\nA **note**.\n:::\n\n```js\nconst a = 1;\n```\n\n{{"demo": "Basic.js"}}\n';
    const [plain, plugged] = [
      await parse(text, []),
      await parse(text, [{ name: 'a', remark: [look], rehype: [look] }]),
    ];

    expect(plugged.html).toBe(plain.html);
    expect(seen.slice(0, 3)).toEqual(['callout', 'code', 'insertion']);
  });

  it('create content that is sanitized and checked like an author’s text', async () => {
    const unsafe = () => (tree: Root) => {
      tree.children.push(
        { type: 'html', value: '<p onclick="x()" title="t">Raw</p>' },
        {
          type: 'paragraph',
          children: [{ type: 'link', url: 'javascript:x', children: [{ type: 'text', value: 'go' }] }],
        },
      );
    };
    const { html, problems } = await parse('One\n', [{ name: 'a', remark: [unsafe] }]);

    expect(html).toContain('<p title="t">Raw</p>');
    expect(html).not.toContain('javascript:');
    expect(problems.map(({ rule }) => rule)).toContain('link-protocol');
  });

  it('can add syntax', async () => {
    function strike(this: Processor) {
      const data = this.data() as { micromarkExtensions?: unknown[] };
      (data.micromarkExtensions ??= []).push({ disable: { null: ['attention'] } });
    }

    expect((await parse('A *star*.\n', [{ name: 'a', remark: [strike] }])).html).toContain('A *star*.');
    expect((await parse('A *star*.\n', [])).html).toContain('<em>star</em>');
  });

  it('report at places on the page, under the name of their plugin', async () => {
    const warn = () => (_: Root, file: VFile) => {
      const message = file.message('Too short.', { line: 3, column: 2 }, 'lint:short');
      message.note = 'Write more.';
    };
    const fail = () => (_: Root, file: VFile) => {
      file.fail('Not at all', { line: 1, column: 1 });
    };
    const { problems } = await parse('---\ndescription: A\n---\nOne\n', [
      { name: 'first', remark: [warn] },
      { name: 'second', remark: [fail] },
    ]);

    expect(problems).toEqual([
      {
        rule: 'first-short',
        severity: 'warning',
        place: { file: 'content/lib/a.md', line: 3, column: 2 },
        message: 'Too short',
        hint: 'Write more.',
      },
      {
        rule: 'second',
        severity: 'error',
        place: { file: 'content/lib/a.md', line: 1, column: 1 },
        message: 'Not at all',
      },
    ]);
  });
});

describe('rehype plugins', () => {
  it('create content that is not sanitized, with ids that links can point at', async () => {
    const own = () => (tree: HastRoot, file: VFile) => {
      const { path } = file.data.page as { path: string };
      const properties = { id: 'own', style: 'color: red', dataPath: path };
      tree.children.push({ type: 'element', tagName: 'x-widget', properties, children: [] });
    };
    const { html } = await parse('One <b onclick="x()">bold</b>\n', [{ name: 'a', rehype: [own] }]);

    expect(html).toContain('One <b>bold</b>');
    expect(html).toContain('<x-widget id="own" style="color: red" data-path="/lib/a/"></x-widget>');
  });
});

describe('a plugin that stops', () => {
  const cases: [name: string, plugin: Plugin, part: string][] = [
    [
      'when it is set up',
      {
        name: 'a',
        remark: [
          function broken() {
            throw new RangeError('x');
          },
        ],
      },
      'remark broken',
    ],
    [
      'when it runs',
      {
        name: 'a',
        remark: [
          add('ok'),
          function broken() {
            return () => {
              throw new RangeError('x');
            };
          },
        ],
      },
      'remark broken',
    ],
    [
      'later',
      {
        name: 'a',
        rehype: [
          function broken() {
            return () => Promise.reject(new Error('x'));
          },
        ],
      },
      'rehype broken',
    ],
    [
      'with its return value',
      {
        name: 'a',
        rehype: [
          function broken() {
            return () => ({ type: 'text', value: '' });
          },
        ],
      },
      'rehype broken',
    ],
  ];

  it.each(cases)('is reported by name: %s', async (_, plugin, part) => {
    const error = await parse('One\n', [{ name: 'before', remark: [add('x')] }, plugin]).catch(
      (thrown: unknown) => thrown,
    );

    expect(readPluginStop(error)).toMatchObject({ plugin: 'a', part });
  });

  it('is known while it is running', async () => {
    const heard: string[] = [];
    await parse('One\n', [{ name: 'a', remark: [add('x')] }], (part) => heard.push(part?.part ?? 'end'));

    expect(heard).toEqual(['remark addWord', 'end']);
  });
});

it('A site without such plugins has no page plugins', () => {
  expect(createPagePlugins([{ name: 'a', slots: {} }], { root: '/', onRun: () => undefined })).toBe(undefined);
  expect(unified().data()).not.toHaveProperty('micromarkExtensions');
});
