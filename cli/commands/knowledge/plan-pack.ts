// Plans the files of one product's documentation that a library ships, so that tools read the documentation of the
// installed version.

import { toKebab } from '../../../core/api/plan-api-tab.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { SearchRecord } from '../../../core/search/search-record.ts';
import type { Knowledge, KnownEntry, KnownProduct } from './open-knowledge.ts';
import { renderKnownEntry } from './render-known-entry.ts';

/** A component or hook in the index of a pack. */
interface PackedEntry {
  readonly name: string;
  readonly kind: KnownEntry['kind'];
  readonly packageName: string;
  readonly import: string;
  /** The files of its API as Markdown and as JSON. */
  readonly docs: string;
  readonly api: string;
  readonly isDeprecated: boolean;
}

/** A page in the index of a pack. */
interface PackedPage {
  readonly title: string;
  readonly description: string;
  readonly file: string;
}

/** Plans the files of a pack, sorted by name. */
export function planPack(knownProduct: KnownProduct, knowledge: Knowledge): OutputFile[] {
  const names = nameEntries(knownProduct.entries);
  const entries = knownProduct.entries.map((entry): PackedEntry => {
    const name = names.get(entry) ?? '';
    return {
      name: entry.name,
      kind: entry.kind,
      packageName: entry.packageName,
      import: entry.imports[0] ?? '',
      docs: `components/${name}.md`,
      api: `api/${name}.json`,
      isDeprecated: entry.deprecated !== undefined,
    };
  });
  const pages = knowledge
    .searchIn()
    .records.filter(({ product, kind }) => product === knownProduct.product && kind === 'page')
    .flatMap((record) => toPage(record, knowledge));
  const index = {
    product: knownProduct.product,
    packages: knownProduct.packages,
    entries,
    pages: pages.map(({ page }) => page),
  };

  return [
    { file: 'AGENTS.md', contents: renderGuide(index) },
    { file: 'index.json', contents: `${JSON.stringify(index, null, 2)}\n` },
    ...knownProduct.entries.flatMap((entry, at) => [
      { file: entries[at]?.docs ?? '', contents: renderKnownEntry(entry) },
      { file: entries[at]?.api ?? '', contents: `${JSON.stringify(entry, null, 2)}\n` },
    ]),
    ...pages.map(({ page, contents }) => ({ file: page.file, contents })),
  ];
}

/** Names each entry uniquely, regardless of case, which some disks do not distinguish. */
function nameEntries(entries: readonly KnownEntry[]): Map<KnownEntry, string> {
  const taken = new Set<string>();
  return new Map(
    entries.map((entry) => {
      const plain = toKebab(entry.name);
      const name = taken.has(plain) ? `${plain}-${entry.packageName.replace(/^@/, '').replaceAll('/', '-')}` : plain;
      taken.add(name);
      return [entry, name];
    }),
  );
}

function toPage(
  { pathname, title, description }: SearchRecord,
  knowledge: Knowledge,
): { page: PackedPage; contents: string }[] {
  const contents = knowledge.readCopy(pathname);
  const name = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  return contents === undefined ? [] : [{ page: { title, description, file: `pages/${name}.md` }, contents }];
}

// The index of a pack → the guide that explains to a tool how to use it.

interface PackIndex extends Pick<KnownProduct, 'packages'> {
  readonly entries: readonly PackedEntry[];
  readonly pages: readonly PackedPage[];
}

/** Renders the guide of a pack. */
function renderGuide({ packages, entries, pages }: PackIndex): string {
  const versions = packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  const toLine = ({ name, docs, isDeprecated, import: statement }: PackedEntry) =>
    `- [${name}](${docs})${isDeprecated ? ' (deprecated)' : ''}: \`${statement}\``;
  const blocks = [
    `# ${versions}: documentation for AI tools`,
    `These files document the version that is installed here: ${versions}. What you know about other versions may not apply. Before you write code with a component, read its file.`,
    [
      '- `components/<name>.md`: imports, props with types and defaults, slots and classes of a component or hook.',
      '- `api/<name>.json`: the same as data.',
      '- `pages/**.md`: guides, with complete examples.',
      '- `index.json`: all of these, by name.',
    ].join('\n'),
    'Use only props that the file of a component lists, or attributes of its element. Import it as its file says.',
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
