import type { Root as HastRoot } from 'hast';
import type { Paragraph, Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { createPagePlugins } from '../../../../core/markdown/plugins/create-page-plugins.ts';
import { settlePlugins } from '../../../../core/markdown/plugins/settle-plugins.ts';
import type { Plugin } from '../../../../core/model/schema/plugin.ts';
import { parsePage } from '../parse-page.ts';

const text = '# Page\n\n<p class="description">About.</p>\n\nFirst line.\n\n## Part\n\nA word\nand another.\n';

async function parse(plugins: readonly Plugin[]) {
  const opened = createPagePlugins(plugins, { root: '/site', onRun: () => undefined })?.({
    file: 'page.md',
    path: '/page/',
    language: 'en',
  });
  const { problems, links } = await settlePlugins(() => parsePage(text, { plugins: opened }));
  return {
    problems: problems.map(({ rule, place, message }) => `${place.line}:${place.column} ${rule} ${message}`),
    links: links.map(({ href, line, column, addedBy }) => `${line}:${column} ${href} ${addedBy?.plugin}`),
  };
}

const push = (...nodes: RootContent[]) =>
  function pushNodes() {
    return (tree: Root) => void tree.children.push(...nodes.map((node) => structuredClone(node)));
  };
const link = (url: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'link', url, children: [{ type: 'text', value: 'There' }] }],
});

describe('a link or problem in a node that a plugin has added', () => {
  it.each<[string, Plugin, string[]]>([
    [
      'a heading at the end',
      { name: 'ends', remark: [push({ type: 'heading', depth: 4, children: [{ type: 'text', value: 'End' }] })] },
      [
        '10:13 heading-order The heading "End" skips a level: it is an h4 under an h2 (added by the plugin "ends" to "/joy-ui/react-button/")',
      ],
    ],
    [
      'a fence, by one that answers later',
      {
        name: 'fences',
        remark: [
          () => async (tree: Root) => {
            await Promise.resolve();
            tree.children.splice(3, 0, { type: 'code', lang: 'javascirpt', value: 'a();\nb();' });
          },
        ],
      },
      [
        '5:12 fence-language No language is named "javascirpt" (added by the plugin "fences" to "/joy-ui/react-button/")',
      ],
    ],
    [
      'raw HTML, by the second of two',
      {
        name: 'draws',
        remark: [push(link('/a/')), push({ type: 'html', value: '<div>\n<marquee>x</marquee>\n</div>' })],
      },
      [
        '10:13 raw-html-dropped The element "<marquee>" is not on the list of allowed HTML, so it is left out (added by the plugin "draws" to "/joy-ui/react-button/")',
      ],
    ],
    [
      'a text of its own, which it has parsed',
      {
        name: 'parses',
        remark: [
          () => (tree: Root) => {
            const own = unified().use(remarkParse).parse('# Another\n\n[x](javascript:a)');
            tree.children.splice(3, 0, ...own.children);
          },
        ],
      },
      [
        '5:12 heading-title-twice The page has a second main heading, "Another" (added by the plugin "parses" to "/joy-ui/react-button/")',
        '5:12 link-protocol The link "javascript:a" has a protocol that is not allowed, so it leads nowhere (added by the plugin "parses" to "/joy-ui/react-button/")',
      ],
    ],
    [
      'an id, in the HTML',
      {
        name: 'marks',
        rehype: [
          () => (tree: HastRoot) =>
            void tree.children.push({ type: 'element', tagName: 'i', properties: { id: 'part' }, children: [] }),
        ],
      },
      [
        '10:13 id-repeated The id "part" is on the page twice, so links only find the first one (added by the plugin "marks" to "/joy-ui/react-button/")',
      ],
    ],
  ])('is reported at the point that the node follows: %s', async (_what, plugin, expected) => {
    expect((await parse([plugin])).problems.sort()).toEqual(expected);
  });

  it('is reported in the paragraph that contains the node', async () => {
    const linkWords = () => (tree: Root) => {
      const paragraph = tree.children.at(-1) as Paragraph;
      const [rest] = paragraph.children;
      if (rest?.type !== 'text') return;
      paragraph.children = [
        { type: 'text', value: 'A ' },
        { type: 'link', url: '/none/', children: [{ type: 'text', value: 'word' }] },
        { type: 'text', value: '\nand another.' },
      ];
    };

    expect((await parse([{ name: 'words', remark: [linkWords, push(link('/end/'))] }])).links).toEqual([
      '9:1 /none/ words',
      '10:13 /end/ words',
    ]);
  });

  it('is reported at the author’s place if the plugin has only changed or moved the node', async () => {
    const change = () => (tree: Root) => {
      const paragraph = tree.children.at(-1) as Paragraph;
      const [rest] = paragraph.children;
      paragraph.children = [{ type: 'link', url: '/none/', children: [rest as never], position: paragraph.position! }];
      tree.children.unshift(tree.children.pop()!);
    };

    expect((await parse([{ name: 'changes', remark: [change] }])).links).toEqual(['9:1 /none/ undefined']);
  });

  it('has no addition if the plugin changes nothing', async () => {
    expect(await parse([{ name: 'looks', remark: [() => () => undefined], rehype: [() => () => undefined] }])).toEqual({
      problems: [],
      links: [],
    });
  });
});
