// The parsed pages of a site → the tasks of its lists of posts. The front page of the blog is planned with the site; tag
// pages are known only once the heads of the posts are read.

import { planPostLists } from '../../../core/nav/blog/plan-post-lists.ts';
import type { Translate } from '../../../core/i18n/create-translate.ts';
import { findProductIds } from '../../../core/model/paths/find-product-ids.ts';
import type { PostList } from '../../../core/model/post.ts';
import type { Site } from '../../../core/model/site.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import { toOutputFile, type UrlPath } from '../../../core/model/url-path.ts';
import type { PageTask } from './page-task.ts';
import type { ParsedTexts } from './parsed-page.ts';

/** The inputs for planning the lists. */
interface ListOptions {
  readonly site: Site;
  readonly parsed: ParsedTexts;
  readonly t: Translate;
}

/** Adds the lists of posts to the tasks of a site. A page that an author has written stays. */
export function planPostPages(tasks: readonly PageTask[], { site, parsed, t }: ListOptions): PageTask[] {
  const posts = tasks.flatMap(({ page }) => {
    const known = page.template === 'BlogPost' ? parsed.pages.get(page.file)?.frontMatter : undefined;
    return known?.date !== undefined && known.draft !== true ? [{ tags: known.tags ?? [] }] : [];
  });
  const lists = new Map(planPostLists(posts).map(({ path, list }) => [path, list]));
  const taken = new Set(tasks.map(({ page }) => page.path));
  const hasBlog = tasks.some(({ page }) => page.template === 'BlogIndex');

  return [
    ...tasks.map((task) => {
      const list = task.page.template === 'BlogIndex' ? lists.get(task.page.path) : undefined;
      return list ? { ...task, list } : task;
    }),
    ...(hasBlog ? [...lists] : [])
      .filter(([path]) => !taken.has(path))
      .map(([path, list]) => toTask(path, { list, site, t: (key, words) => t(site.defaultLanguage, key, words) })),
  ];
}

interface TaskOptions {
  readonly list: PostList;
  readonly site: Site;
  readonly t: (key: string, words: Record<string, string | number>) => string;
}

function toTask(path: UrlPath, { list, site, t }: TaskOptions): PageTask {
  const { tag, page: number, pages } = list;
  const name = tag === undefined ? t('blog.title', {}) : t('blog.tagTitle', { tag });
  const title = number === 1 ? name : t('blog.pageTitle', { title: name, page: number });
  const lead =
    tag === undefined
      ? t('blog.description', { title: site.title })
      : t('blog.tagDescription', { title: site.title, tag });
  const text = number === 1 ? lead : `${lead} ${t('blog.page', { page: number, pages })}.`;

  return {
    page: {
      path,
      canonicalPath: path,
      language: site.defaultLanguage,
      languages: [site.defaultLanguage],
      ids: findProductIds(site, path),
      template: 'BlogIndex',
      file: 'docs.config.ts',
      outputFile: toOutputFile(path, site.languages),
      trail: [],
    },
    // Later pages of a list are reached from the first one, and their posts are found directly.
    text: `${number > 1 ? '---\nunlisted: true\n---\n\n' : ''}# ${escapeHtml(title)}\n\n<p class="description">${escapeHtml(text)}</p>\n`,
    list,
  };
}
