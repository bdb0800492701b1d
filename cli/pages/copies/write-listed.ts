// Writes the list that the template of a page shows into its Markdown copy: products, posts or versions.

import { listVersions } from '../../../core/publish/versions/list-versions.ts';
import { planVersionTable } from '../../../core/publish/versions/plan-version-table.ts';
import type { ListedVersion } from '../../../core/model/version-list.ts';
import { isSitePath } from '../../../core/model/url-path.ts';
import type { BuildContext } from '../build-context.ts';
import type { PageTask } from '../../site/plan/page-task.ts';

interface ListTools {
  readonly context: BuildContext;
  readonly t: (key: string) => string;
  readonly toAddress: (path: string) => string;
}

/** Writes the list of a page's template; most templates have none. */
export function writeListed({ page, posts = [] }: PageTask, tools: ListTools): string[] {
  const { context, t, toAddress } = tools;
  const { products } = context.site;
  switch (page.template) {
    case 'Home':
      return section(
        t('home.products'),
        products.map(({ id, name, description }) =>
          toItem(name, { path: context.productPaths[id], text: description, toAddress }),
        ),
      );
    case 'BlogIndex':
      return section(
        undefined,
        posts.map(({ title, path, date, description }) =>
          toItem(title, { path, text: `${date}. ${description}`, toAddress }),
        ),
      );
    case 'Versions':
      return section(
        undefined,
        planVersionTable(listVersions(context.site, toAddress)).groups.flatMap(({ name, versions }) =>
          versions.map((version) => writeVersion(name, version, tools)),
        ),
      );
    default:
      return [];
  }
}

function writeVersion(
  name: string,
  { text, base, href, status, date, notes, migration }: ListedVersion,
  { context: { site }, t }: ListTools,
): string {
  const path = base === site.base ? undefined : base === undefined ? href : `${site.url}${base}`;
  const facts = [
    status && t(`versions.statusOf.${status}`),
    date,
    notes && `[${t('versions.notes')}](${notes})`,
    migration && `[${t('versions.migration')}](${migration})`,
  ].filter(Boolean);
  return `- ${path === undefined ? `${name} ${text}` : `[${name} ${text}](${path})`}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
}

function section(title: string | undefined, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [...(title === undefined ? [] : [`## ${title}`]), items.join('\n')];
}

function toItem(
  name: string,
  {
    path,
    text,
    toAddress,
  }: { path: string | undefined; text: string | undefined; toAddress: (path: string) => string },
): string {
  const title = path === undefined ? name : `[${name}](${isSitePath(path) ? toAddress(path) : path})`;
  return `- ${title}${text ? `: ${text}` : ''}`;
}
