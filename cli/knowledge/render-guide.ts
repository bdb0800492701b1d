// The index of a pack → the text that tells a tool how to use it.

import type { KnownProduct } from './open-knowledge.ts';
import type { PackedEntry, PackedPage } from './pack-index.ts';

interface PackIndex extends Pick<KnownProduct, 'packages'> {
  readonly entries: readonly PackedEntry[];
  readonly pages: readonly PackedPage[];
}

/** Renders the guide. */
export function renderGuide({ packages, entries, pages }: PackIndex): string {
  const versions = packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  const toLine = ({ name, docs, isDeprecated, import: statement }: PackedEntry) =>
    `- [${name}](${docs})${isDeprecated ? ' (deprecated)' : ''}: \`${statement}\``;
  const blocks = [
    `# ${versions}: documentation for AI tools`,
    `These files document the version that is installed here: ${versions}. What you remember of another version may not hold. Before you write code with a component, read its file.`,
    [
      '- `components/<name>.md`: imports, props with types and defaults, slots and classes of a component or hook.',
      '- `api/<name>.json`: the same as data.',
      '- `pages/**.md`: guides, with complete examples.',
      '- `index.json`: all of these, by name.',
    ].join('\n'),
    'Use only props that the file of a component lists, or attributes of its element. Import as its file says.',
    ...section('Components', entries.filter(({ kind }) => kind === 'component').map(toLine)),
    ...section('Hooks', entries.filter(({ kind }) => kind === 'hook').map(toLine)),
    ...section(
      'Pages',
      pages.map(({ title, file, description }) => `- [${title}](${file})${description ? `: ${description}` : ''}`),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
}
