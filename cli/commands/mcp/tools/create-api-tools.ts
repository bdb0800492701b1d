// The tools for the API: list_components, read_api.

import { findNearest } from '../../../../core/text/find-nearest.ts';
import type { Knowledge, KnownEntry } from '../../knowledge/open-knowledge.ts';
import { renderKnownEntry } from '../../knowledge/render-known-entry.ts';
import type { Tool } from './tool.ts';

const product = { type: 'string', description: 'Only those of this product, by its id.' } as const;

/** Creates the tools for the API. */
export function createApiTools(knowledge: Knowledge): Tool[] {
  return [
    {
      name: 'list_components',
      title: 'List components and hooks',
      description: 'Lists the documented components and hooks of each product, with the version they belong to.',
      input: { product },
      required: [],
      answer: ({ product: wanted }) => {
        const products = knowledge.listProducts().filter((known) => wanted === undefined || known.product === wanted);
        if (products.length === 0)
          return {
            isFault: true,
            text: `No product "${wanted ?? ''}" documents an API. There are ${knowledge
              .listProducts()
              .map((known) => known.product)
              .join(', ')}.`,
          };
        const text = products.map(({ product: id, packages, entries }) => {
          const versions = packages.map(({ name, version }) => `${name} ${version}`).join(', ');
          const names = (kind: string) => entries.filter((entry) => entry.kind === kind).map(toLine);
          return [
            `# ${id} (${versions})`,
            ...section('Components', names('component')),
            ...section('Hooks', names('hook')),
          ].join('\n\n');
        });
        return {
          text: text.join('\n\n'),
          data: {
            entries: products.flatMap(({ entries }) =>
              entries.map((entry) => ({
                name: entry.name,
                kind: entry.kind,
                product: entry.product,
                packageName: entry.packageName,
                path: entry.path,
                isDeprecated: entry.deprecated !== undefined,
              })),
            ),
          },
        };
      },
    },
    {
      name: 'read_api',
      title: 'Read the API of a component or hook',
      description:
        'Gives the imports, props with types and defaults, slots and classes of a component or hook of the documented version.',
      input: { name: { type: 'string', description: 'Such as "Button" or "useSlider".' }, product },
      required: ['name'],
      answer: ({ name = '', product: wanted }) => {
        const found = findEntries(knowledge, String(name), wanted === undefined ? undefined : String(wanted));
        if (found.length > 0) return { text: found.map(renderKnownEntry).join('\n\n---\n\n') };
        const names = knowledge.listProducts().flatMap(({ entries }) => entries.map((entry) => entry.name));
        const nearest = findNearest(String(name), names);
        return {
          isFault: true,
          text: `Nothing named "${name}" is documented.${nearest === undefined ? ' See list_components.' : ` Did you mean "${nearest}"?`}`,
        };
      },
    },
  ];
}

function toLine({
  name,
  imports,
  deprecated,
}: {
  name: string;
  imports: readonly string[];
  deprecated?: string;
}): string {
  return `- ${name}${deprecated === undefined ? '' : ' (deprecated)'}: \`${imports[0] ?? ''}\``;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`];
}

/** Finds the entries with a name in all products or in one. Case matters only between names that differ only in case. */
function findEntries(knowledge: Knowledge, name: string, product?: string): KnownEntry[] {
  const entries = knowledge
    .listProducts()
    .filter((known) => product === undefined || known.product === product)
    .flatMap((known) => known.entries);
  const exact = entries.filter((entry) => entry.name === name);
  return exact.length > 0 ? exact : entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
}
