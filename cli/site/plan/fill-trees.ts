// A loaded site and its page files → the same site with complete trees: folders in a tree are filled with their pages, and
// a product without a tree gets one generated from its folder.

import type { Dictionary } from '../../../core/i18n/find-translation.ts';
import { mergeDictionaries } from '../../../core/i18n/merge-dictionaries.ts';
import type { Language } from '../../../core/model/language.ts';
import { parseContentFile } from '../../../core/nav/paths/parse-content-file.ts';
import { fillFolders, hasFolders, planFileTree } from '../../../core/nav/tree/fill-folders.ts';
import { toFolderKey, toPagePath } from '../../../core/nav/tree/nav-path.ts';
import { listFolders, toGroupKey, type FolderPage } from '../../../core/nav/tree/plan-folder.ts';
import { walkNav } from '../../../core/nav/tree/walk-nav.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import { findDuplicates, type LoadedSite } from '../load/load-site.ts';
import { locateProblems } from '../load/locate-problems.ts';
import type { PageHead } from './read-page-head.ts';
import type { PageFiles } from '../load/read-pages.ts';

/** Fills the trees of a site; a site with fully written trees is returned unchanged. */
export async function fillTrees(
  loaded: LoadedSite,
  files: PageFiles,
  { root, drafts }: { root: string; drafts: boolean },
): Promise<LoadedSite> {
  const { site, trees, treeless } = loaded;
  const treesWithFolders = trees.filter(hasFolders);
  if (treesWithFolders.length === 0 && treeless.length === 0) return loaded;

  const folders = [...treeless.map((id) => `/${id}/`), ...treesWithFolders.flatMap(listNamedFolders)];
  const folderPages = await readFolderPages(files, { site, root, drafts, folders });
  const filled = treesWithFolders.map((tree) => fillFolders(tree, folderPages.pages));
  const fileTrees = treeless.map((id) => planFileTree(id, folderPages.pages));
  const filledTrees = [
    ...trees.map((tree) => filled[treesWithFolders.indexOf(tree)]?.tree ?? tree),
    ...fileTrees.flatMap((tree) => tree ?? []),
  ].sort((a, b) => orderOf(a.product) - orderOf(b.product));
  const problems = [
    ...loaded.problems.filter(({ rule }) => !rule.startsWith('duplicate-path')),
    ...(await locateProblems(
      filled.flatMap((tree) => tree.problems),
      root,
    )),
    ...treeless.filter((_, index) => fileTrees[index] === undefined).map(missingTree),
    ...(await findDuplicates(filledTrees, root)),
  ];
  return { ...loaded, trees: filledTrees, problems, dictionaries: withGroups(loaded, folderPages) };

  function orderOf(product: string): number {
    return site.products.findIndex(({ id }) => id === product);
  }
}

function listNamedFolders(tree: LoadedSite['trees'][number]): UrlPath[] {
  return walkNav(tree.entries).flatMap(({ entry: { folder } }) => (folder === undefined ? [] : [toPagePath(folder)]));
}

/** The pages below some folders, and the group titles of their translations. */
interface FolderPages {
  readonly pages: readonly FolderPage[];
  readonly translated: readonly { readonly path: UrlPath; readonly language: Language; readonly head: PageHead }[];
}

interface Reading {
  readonly site: LoadedSite['site'];
  readonly root: string;
  readonly drafts: boolean;
  readonly folders: readonly UrlPath[];
}

async function readFolderPages(files: PageFiles, { site, root, drafts, folders }: Reading): Promise<FolderPages> {
  // It loads the YAML parser, which other sites do not need.
  const { readPageHead } = await import('./read-page-head.ts');
  const contents = [...files.pages].flatMap(([file, { isDraft, isUnlisted }]) => {
    const content = isUnlisted || (isDraft && !drafts) ? undefined : parseContentFile(file, site.languages).content;
    return content && folders.some((folder) => content.canonicalPath.startsWith(folder)) ? [content] : [];
  });
  const heads = contents.map(({ file, canonicalPath: path, language }) => ({
    path,
    language,
    file,
    head: readPageHead(root, file),
  }));
  const isOriginal = ({ language }: { language: Language }) => language === site.defaultLanguage;
  return {
    pages: heads.filter(isOriginal).map(({ path, file, head }) => ({ path, file, ...head })),
    translated: heads.filter((each) => !isOriginal(each)),
  };
}

/** The group in the head of a translated page is the group's title in that language. */
function withGroups(loaded: LoadedSite, { pages, translated }: FolderPages): LoadedSite['dictionaries'] {
  const originals = new Map(pages.map((page) => [page.path, page]));
  const folders = new Set(pages.flatMap(({ path }) => listFolders(path)));
  const titles: Record<Language, Record<string, string>> = {};
  for (const { path, language, head } of translated) {
    const original = originals.get(path);
    if (!original || !head.group) continue;
    const parent = listFolders(path).at(-1) ?? path;
    const key = folders.has(path) ? toFolderKey(path) : original.group && toGroupKey(parent, original.group.trim());
    if (key) (titles[language] ??= {})[key] = head.group;
  }
  const added = Object.entries(titles).map(([language, own]): [Language, Dictionary] => [
    language,
    mergeDictionaries({ pages: own }, loaded.dictionaries[language] ?? {}),
  ]);
  return { ...loaded.dictionaries, ...Object.fromEntries(added) };
}

function missingTree(product: string): Problem {
  return {
    rule: 'nav-missing',
    severity: 'warning',
    place: { file: `nav/${product}.ts` },
    message: `The product "${product}" has no navigation tree, and no page in content/${product}/ to make one from`,
    hint: `Write a page in content/${product}/, or nav/${product}.ts with "export default [{ pathname: '/${product}/…' }]".`,
  };
}
