// A component with its parts, or a hook → the Markdown of its starter page.

import { escapeHtml } from '../../text/escape-html.ts';
import { maxDescriptionLength } from '../../text/max-description-length.ts';
import { joinImports } from './join-imports.ts';
import type { LibraryPage } from './library.ts';
import type { PlannedStage } from './plan-stage.ts';

interface PageOptions {
  readonly packageName: string;
  /** The playground; undefined for a component that cannot be rendered. */
  readonly playground: StarterPlayground | undefined;
}

/** A playground of a component alone, with a text in it, or among its parts. */
export type StarterPlayground =
  | { readonly kind: 'bare' }
  | { readonly kind: 'text' }
  | { readonly kind: 'stage'; readonly stage: PlannedStage };

/** Writes the Markdown of a page. */
export function writeLibraryPage(
  { name, main, parts }: LibraryPage,
  { packageName, playground }: PageOptions,
): string {
  const names = [main, ...parts].map(({ name }) => name);
  const lead = toLead(main.description) || inventLead(main, { packageName, playground });
  return [
    '---',
    `title: ${name}`,
    `description: ${JSON.stringify(lead)}`,
    `${main.kind === 'hook' ? 'hooks' : 'components'}: ${names.join(', ')}`,
    '---',
    '',
    `# ${name}`,
    '',
    `<p class="description">${escapeHtml(lead)}</p>`,
    '',
    ...(playground ? [writeMarker(playground, main), ''] : []),
    '## Import',
    '',
    '```tsx',
    ...joinImports([main, ...parts].map(({ importLine }) => importLine)),
    '```',
    '',
  ].join('\n');
}

function writeMarker(playground: StarterPlayground, { name, isTransition, given }: LibraryPage['main']): string {
  const props = {
    ...given,
    ...(playground.kind === 'text' && { children: name }),
    ...(isTransition && { in: true }),
  };
  const marker = {
    component: 'Playground',
    ...(Object.keys(props).length > 0 && { props }),
    ...(playground.kind === 'stage' && { stage: playground.stage.file }),
  };
  return `{${JSON.stringify(marker).replaceAll(/([:,])(?=["{t])/g, '$1 ')}}`;
}

function inventLead({ name, kind }: LibraryPage['main'], { packageName, playground }: PageOptions): string {
  if (kind === 'hook') return `How to import ${name} from ${packageName}, what it takes, and what it returns.`;
  return playground
    ? `Try ${name} from ${packageName}, see how to import it, and look up its props.`
    : `How to import ${name} from ${packageName}, and where its props are listed.`;
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
  const sentence = /^.*?[.!?](?=\s+[A-Z]|$)/.exec(plain)?.[0] ?? `${plain}${/[.:]$/.test(plain) ? '' : '.'}`;
  return sentence.length <= maxDescriptionLength
    ? sentence
    : `${sentence.slice(0, maxDescriptionLength).replace(/[^\p{L}\p{N}]+[\p{L}\p{N}]*$/u, '')}…`;
}
