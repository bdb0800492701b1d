// A component that a page places → what its copy says in its place. What only a screen can show leaves nothing.

import type { ApiIndexGroup } from '../../../core/api/pages/api-subject.ts';
import type { ApiChangeList } from '../../../core/api/pages/plan-changes.ts';
import type { ComponentMarker } from '../../../core/document.ts';
import { writeCode } from '../../../core/text/markdown/write-code.ts';
import type { PageTask } from '../../build-context.ts';

interface ComponentTools {
  readonly api: PageTask['api'];
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly toAddress: (path: string) => string;
}

/** Writes the lists that the engine itself places. */
export function writeComponent({ name }: ComponentMarker, tools: ComponentTools): string {
  const { api } = tools;
  if (name === 'ApiIndex') return (api?.index ?? []).map((group) => writeGroup(group, tools)).join('\n\n');
  if (name === 'ApiChanges') return (api?.changes ?? []).map((list) => writeChanges(list, tools)).join('\n\n');
  return '';
}

function writeGroup(
  { packageName, version, lines, removed = [] }: ApiIndexGroup,
  { t, toAddress }: ComponentTools,
): string {
  if (lines.length === 0) return '';
  const items = lines.map(
    ({ name, path, isDeprecated }) =>
      `- [${name}](${toAddress(path)})${isDeprecated ? ` (${t('api.deprecated')})` : ''}`,
  );
  const gone = removed.map(({ name, version: last, advice = '' }) =>
    `- ${writeCode(name)}: ${t('api.removedIn', { version: last })}. ${advice.replace(/\s+/g, ' ')}`.trimEnd(),
  );
  return [`${writeCode(packageName)} ${version}`, [...items, ...gone].join('\n')].join('\n\n');
}

function writeChanges({ packageName, before, after, groups }: ApiChangeList, { t, toAddress }: ComponentTools): string {
  const lines = groups.flatMap(({ name, path: place, lines: changes }) =>
    changes.map(({ change: { kind, part, turn, advice, alike }, path = place }) => {
      const what = part
        ? `${t(`api.part.${part.word}`)} ${writeCode(part.name || t('api.value'))}`
        : t('api.part.entry');
      const change = turn ? `: ${writeCode(turn.before ?? '–')} → ${writeCode(turn.after ?? '–')}` : '';
      const shown = path === undefined ? writeCode(name) : `[${writeCode(name)}](${toAddress(path)})`;
      return `- ${shown}: ${t(`api.change.${kind}`)}, ${what}${change}${alike === undefined ? '' : `. ${t('api.alike', { count: alike })}`}${advice ? `. ${advice.trim().replace(/\s+/g, ' ')}` : ''}`;
    }),
  );
  return [
    `${writeCode(packageName)} ${before} → ${after}`,
    lines.length > 0 ? lines.join('\n') : t('api.noChanges'),
  ].join('\n\n');
}
