// Renders the Markdown copy of a page, with its demos and its API, and the copies of its tabs.

import { renderEntry } from '../../../core/api/markdown/render-entry.ts';
import { renderSymbols } from '../../../core/api/markdown/render-symbols.ts';
import type { ApiSubject, ApiIndexGroup } from '../../../core/api/pages/api-subject.ts';
import type { ApiTabName } from '../../../core/api/plan-api-tab.ts';
import { fillCopy } from '../../../core/publish/copies/fill-copy.ts';
import { isCopied, toCopyFile } from '../../../core/publish/copies/to-copy-file.ts';
import type { Document, JsxMarker, ComponentMarker } from '../../../core/model/document.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Page } from '../../../core/model/page.ts';
import { toAbsoluteUrl } from '../../../core/model/paths/to-absolute-url.ts';
import type { BuildContext } from '../build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { MadeDemos, MadeStyling } from '../../demos/made-demos.ts';
import { findTabSubjects } from '../api/create-api-renderer.ts';
import type { PageExcerpts } from '../excerpts/read-excerpts.ts';
import type { PagePictures } from '../pictures/picture-maker.ts';
import { writeListed } from './write-listed.ts';
import { toText } from '../../../core/search/build/list-section-words.ts';
import type { MadeMdx } from '../../demos/mdx/make-mdx.ts';
import type { DemoMarker } from '../../../core/model/demo-marker.ts';
import { writeFence } from '../../../core/text/markdown/write-fence.ts';
import type { ApiChangeList } from '../../../core/api/pages/plan-changes.ts';
import { writeCode } from '../../../core/text/markdown/write-code.ts';

/** A tab of the page, and its subjects. */
interface CopiedTab {
  readonly tab: ApiTabName;
  readonly page: Page;
  readonly title: string;
  /** Components or hooks, in their order. */
  readonly names: readonly string[];
}

/** The parts of a page that its copy is made from. */
interface CopyParts {
  readonly context: BuildContext;
  readonly document: Document;
  readonly demos: MadeDemos;
  readonly pictures: Pick<PagePictures, 'toAddress'>;
  readonly excerpts: Pick<PageExcerpts, 'write'>;
  readonly tabs: readonly CopiedTab[];
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Turns a path of the site into the address that links of the page have. */
  readonly href: (path: string) => string;
}

/** A copy, with its title for lists. */
export interface RenderedCopy extends OutputFile {
  readonly title: string;
}

/** Renders the copies of a page; none if the site has no copies, or the page is unlisted. */
export function renderCopies(task: PageTask, parts: CopyParts): RenderedCopy[] {
  const { document, context, tabs, t, demos, pictures, excerpts } = parts;
  const { page, api } = task;
  if (!context.site.copies.markdown || !isCopied(page, document.frontMatter)) return [];
  const toAddress = (path: string) => toCopyAddress(path, parts);
  const tools = { t, toAddress };
  const writeDemo = createDemoWriter(demos, { page, t, toAddress });
  const text = fillCopy(document, (block) => {
    if (block.kind === 'picture') return pictures.toAddress(block.picture);
    if (block.kind === 'jsx') return writeJsx(block.jsx, demos.mdx);
    if (block.kind === 'excerpt') return excerpts.write(block.excerpt);
    return block.kind === 'demo' ? writeDemo(block.demo) : writeComponent(block.component, { api, ...tools });
  });
  const subjects = api?.kind === 'page' ? api.subjects : [];
  const body = [
    text.trimEnd(),
    ...writeListed(task, { context, ...tools }),
    ...subjects.map((subject) => renderEntry(subject, tools, { level: 2 })),
    ...(api?.symbols ? [renderSymbols(api.symbols, tools)] : []),
    ...writeTables(api?.kind === 'page' ? [] : [...(api?.copied ?? []), ...listTabSubjects(task, tabs)], parts),
  ];

  return [
    { file: toCopyFile(page), title: document.title, contents: `${body.join('\n\n')}\n` },
    ...tabs.map((tab) => ({
      file: toCopyFile(tab.page),
      title: tab.title,
      contents: `# ${tab.title}\n\n${writeTables(listTabSubjects(task, [tab]), parts).join('\n\n')}\n`,
    })),
  ];
}

function toCopyAddress(path: string, { context: { site }, href }: CopyParts): string {
  return path.startsWith('/') ? `${site.url}${encodeURI(href(path))}` : toAbsoluteUrl(site, path);
}

function listTabSubjects({ api }: PageTask, tabs: CopyParts['tabs']): ApiSubject[] {
  return tabs.flatMap(({ tab, names }) => {
    const known = findTabSubjects(api?.subjects ?? [], tab);
    return names.flatMap((name) => known.get(name) ?? []);
  });
}

/** Writes the reference of each entry. */
function writeTables(subjects: readonly ApiSubject[], parts: CopyParts): string[] {
  const { t } = parts;
  const toAddress = (path: string) => toCopyAddress(path, parts);
  return subjects.map(
    (subject) =>
      `## ${t('api.title', { name: subject.entry.name })}\n\n${renderEntry(subject, { t, toAddress }, { level: 3, isBrief: true })}`,
  );
}

/** Writes the rendered text of an MDX element, unless it contains Markdown of the page. */
function writeJsx(jsx: JsxMarker, made: MadeMdx | undefined): string {
  if (jsx.holes > 0) return '';
  return toText(made?.html.get(jsx) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface DemoTools {
  readonly page: Page;
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly toAddress: (path: string) => string;
}

/** Creates the function that writes the name and the sources of a demo; a repeated demo has its sources once. */
function createDemoWriter({ byMarker }: MadeDemos, { page, t, toAddress }: DemoTools): (marker: DemoMarker) => string {
  const written = new Set<string>();

  return function writeDemo(marker) {
    const stylings = byMarker.get(marker)?.stylings ?? [];
    if (stylings.length === 0) return '';
    const title = `[${t('demo.label', { name: marker.name })}](${toAddress(`${page.path}demo/${marker.name}/`)})`;
    if (written.has(marker.name)) return title;
    written.add(marker.name);
    return [title, ...stylings.flatMap(writeSources)].join('\n\n');
  };
}

function writeSources({ written }: MadeStyling): string[] {
  return written.map(({ name, code }) => writeFence(code, `${name.slice(name.lastIndexOf('.') + 1)} title="${name}"`));
}

interface ComponentTools {
  readonly api: PageTask['api'];
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly toAddress: (path: string) => string;
}

/** Writes the lists of built-in components; others have no text in a copy. */
function writeComponent({ name }: ComponentMarker, tools: ComponentTools): string {
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
    changes.map(({ change: { kind, part, difference, advice, alike }, path = place }) => {
      const what = part
        ? `${t(`api.part.${part.word}`)} ${writeCode(part.name || t('api.value'))}`
        : t('api.part.entry');
      const change = difference
        ? `: ${writeCode(difference.before ?? '–')} → ${writeCode(difference.after ?? '–')}`
        : '';
      const shown = path === undefined ? writeCode(name) : `[${writeCode(name)}](${toAddress(path)})`;
      return `- ${shown}: ${t(`api.change.${kind}`)}, ${what}${change}${alike === undefined ? '' : `. ${t('api.alike', { count: alike })}`}${advice ? `. ${advice.trim().replace(/\s+/g, ' ')}` : ''}`;
    }),
  );
  return [
    `${writeCode(packageName)} ${before} → ${after}`,
    lines.length > 0 ? lines.join('\n') : t('api.noChanges'),
  ].join('\n\n');
}
