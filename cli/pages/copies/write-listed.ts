// A page whose template draws a list of the site's → the same list in its copy: products, posts, versions.

import { isSitePath } from '../../../core/url-path.ts';
import type { BuildContext, PageTask } from '../../build-context.ts';

interface ListTools {
  readonly context: BuildContext;
  readonly t: (key: string) => string;
  readonly toAddress: (path: string) => string;
}

/** Writes what the template of a page lists; most list nothing. */
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
        products.flatMap(({ name, versions }) =>
          versions.map(({ text, href, current }) =>
            toItem(`${name} ${text}`, { path: href, text: current ? t('versions.current') : undefined, toAddress }),
          ),
        ),
      );
    default:
      return [];
  }
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
