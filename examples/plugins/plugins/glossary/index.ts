// Terms and what they mean → links at their first use on a page, and a page with all of them.

import { definePlugin } from 'vitrine';

interface GlossaryOptions {
  readonly terms: Readonly<Record<string, string>>;
  readonly path?: string;
}

/** A node of the Markdown tree, as far as it is read here. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
  position?: unknown;
}

interface Page {
  readonly data: { readonly page: { readonly path: string } };
  message(reason: string, node: Node, rule: string): { note?: string };
}

/** Terms in these are left alone. */
const closed = new Set(['heading', 'link', 'linkReference', 'definition', 'html']);

export function glossary({ terms, path = '/lib/glossary/' }: GlossaryOptions) {
  const names = Object.keys(terms).sort((a, b) => (a < b ? -1 : 1));
  const find = (word: string) => names.find((name) => name.toLowerCase() === word.toLowerCase());
  const toLink = (name: string, value: string, position: unknown): Node => ({
    type: 'link',
    url: `${path}#${name.toLowerCase().replaceAll(' ', '-')}`,
    children: [{ type: 'text', value }],
    position,
  });
  const pattern = new RegExp(`\\[\\[([^\\]]+)\\]\\]|(?<![\\w-])(${names.join('|')})(?![\\w-])`, 'i');

  function linkTerms() {
    return (tree: Node, file: Page) => {
      if (file.data.page.path === path) return;
      const seen = new Set<string>();
      walk(tree);

      function walk(parent: Node): void {
        parent.children = parent.children?.flatMap((node) => {
          if (node.type === 'text') return split(node);
          if (!closed.has(node.type)) walk(node);
          return [node];
        });
      }

      function split({ value = '', position }: Node): Node[] {
        const match = pattern.exec(value);
        if (!match) return [{ type: 'text', value, position }];
        const [whole, asked, word = asked ?? ''] = match;
        const name = find(word);
        if (!name) {
          const told = file.message(
            `The glossary has no term "${word}"`,
            { type: 'text', position },
            'glossary:unknown-term',
          );
          told.note = 'Add it to the terms, or take the brackets away.';
        }
        const isLinked = name !== undefined && (asked !== undefined || !seen.has(name));
        if (name) seen.add(name);
        return [
          { type: 'text', value: value.slice(0, match.index), position },
          isLinked ? toLink(name, word, position) : { type: 'text', value: word, position },
          ...split({ type: 'text', value: value.slice(match.index + whole.length), position }),
        ];
      }
    };
  }

  return definePlugin({
    name: 'glossary',
    remark: [linkTerms],
    hooks: {
      addPages: () => [
        {
          path,
          text: [
            '# Glossary',
            '<p class="description">The words of this documentation, and what they mean.</p>',
            ...names.flatMap((name) => [`## ${name}`, terms[name] ?? '']),
            '',
          ].join('\n\n'),
        },
      ],
    },
  });
}
