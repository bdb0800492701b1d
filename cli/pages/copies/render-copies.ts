// A page's document, its demos and what it tells of the API → its copy in Markdown, and those of its tabs.

import { renderEntry } from '../../../core/api/markdown/render-entry.ts';
import { renderSymbols } from '../../../core/api/markdown/render-symbols.ts';
import type { ApiSubject } from '../../../core/api/pages/api-subject.ts';
import type { ApiTabName } from '../../../core/api/plan-api-tab.ts';
import { fillCopy } from '../../../core/copies/fill-copy.ts';
import { isCopied, toCopyFile } from '../../../core/copies/to-copy-file.ts';
import type { Document } from '../../../core/document.ts';
import type { OutputFile } from '../../../core/output-file.ts';
import type { Page } from '../../../core/page.ts';
import { toAbsoluteUrl } from '../../../core/paths/to-absolute-url.ts';
import type { BuildContext, PageTask } from '../../build-context.ts';
import type { MadeDemos } from '../../demos/made-demos.ts';
import { findTabSubjects } from '../api/draw-api.ts';
import type { PageExcerpts } from '../excerpts/read-excerpts.ts';
import type { PagePictures } from '../pictures/create-picture-maker.ts';
import { writeComponent } from './write-component.ts';
import { createDemoWriter } from './write-demo.ts';
import { writeJsx } from './write-jsx.ts';
import { writeListed } from './write-listed.ts';

/** A tab of the page, and what it tells of. */
interface CopiedTab {
  readonly tab: ApiTabName;
  readonly page: Page;
  readonly title: string;
  /** Components or hooks, in their order. */
  readonly names: readonly string[];
}

/** What a copy is made from, besides its task. */
interface CopyParts {
  readonly context: BuildContext;
  readonly document: Document;
  readonly demos: MadeDemos;
  readonly pictures: Pick<PagePictures, 'toAddress'>;
  readonly excerpts: Pick<PageExcerpts, 'write'>;
  readonly tabs: readonly CopiedTab[];
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Turns a path of the site into the one that the page's links have. */
  readonly href: (path: string) => string;
}

/** A copy, with the title by which lists know it. */
export interface RenderedCopy extends OutputFile {
  readonly title: string;
}

/** Renders the copies of a page; none where the site has none, or the page is in no list. */
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

/** What the page documents, entry by entry. */
function writeTables(subjects: readonly ApiSubject[], parts: CopyParts): string[] {
  const { t } = parts;
  const toAddress = (path: string) => toCopyAddress(path, parts);
  return subjects.map(
    (subject) =>
      `## ${t('api.title', { name: subject.entry.name })}\n\n${renderEntry(subject, { t, toAddress }, { level: 3, isBrief: true })}`,
  );
}
