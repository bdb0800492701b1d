// A component with its parts, or a hook → the Markdown of its starter page.

import { escapeHtml } from '../../text/escape-html.ts';
import type { LibraryPage } from './library.ts';

interface PageOptions {
  readonly packageName: string;
  /** Whether the component can be rendered on its own. */
  readonly isPlayable: boolean;
  /** Whether it is invisible without text inside. */
  readonly needsText?: boolean;
}

/** Writes the Markdown of a page. */
export function writeLibraryPage(
  { main, parts }: LibraryPage,
  { packageName, isPlayable, needsText = false }: PageOptions,
): string {
  const marker = { component: 'Playground', ...(needsText && { props: { children: main.name } }) };
  const names = [main, ...parts].map(({ name }) => name);
  const lead = toLead(main.description) || inventLead(main, { packageName, isPlayable });
  return [
    '---',
    `title: ${main.name}`,
    `description: ${JSON.stringify(lead)}`,
    `${main.kind === 'hook' ? 'hooks' : 'components'}: ${names.join(', ')}`,
    '---',
    '',
    `# ${main.name}`,
    '',
    `<p class="description">${escapeHtml(lead)}</p>`,
    '',
    ...(isPlayable ? [`{${JSON.stringify(marker).replaceAll(/([:,])(?=["{])/g, '$1 ')}}`, ''] : []),
    '## Import',
    '',
    '```tsx',
    ...joinImports([main, ...parts].map(({ importLine }) => importLine)),
    '```',
    '',
  ].join('\n');
}

function inventLead({ name, kind }: LibraryPage['main'], { packageName, isPlayable }: PageOptions): string {
  if (kind === 'hook') return `How to import ${name} from ${packageName}, what it takes, and what it returns.`;
  return isPlayable
    ? `Try ${name} from ${packageName}, see how to import it, and look up its props.`
    : `How to import ${name} from ${packageName}, and where its props are listed.`;
}

/** Joins imports into one statement per module. */
function joinImports(lines: readonly string[]): string[] {
  const named = /^import \{ (.+) \} from (['"][^'"]+['"]);?$/;
  const byModule = new Map<string, string[]>();
  for (const line of new Set(lines)) {
    const module = named.exec(line)?.[2] ?? line;
    byModule.set(module, [...(byModule.get(module) ?? []), line]);
  }
  return [...byModule].map(([module, same]) => {
    const names = same.flatMap((line) => named.exec(line)?.[1] ?? []);
    return names.length > 1 ? `import { ${names.join(', ')} } from ${module};` : (same[0] ?? '');
  });
}

/** Returns the first sentence of a comment, without Markdown. */
function toLead(description: string): string {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  const plain = paragraph
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(\*\*|__|`)(.*?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/^[A-Z]/.test(plain) || /[{}|]/.test(plain)) return '';
  return /^.*?[.!?](?=\s+[A-Z]|$)/.exec(plain)?.[0] ?? `${plain.slice(0, 200)}${/[.:]$/.test(plain) ? '' : '.'}`;
}
