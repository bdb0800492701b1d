// Renders llms.txt and llms-full.txt for the site and for each product, in each language.
//
// The text of a copy is never read here: a full list is joined from the files when it is written, and its hash is
// computed from theirs.

import { renderLlms, planLlmsFull, groupCopies } from '../../../core/publish/copies/render-llms.ts';
import type { PageCopy } from '../../../core/publish/copies/page-copy.ts';
import { createFindText, createTranslate } from '../../../core/i18n/create-translate.ts';
import { translateSite } from '../../../core/i18n/translate-site.ts';
import type { Language } from '../../../core/model/language.ts';
import type { JoinedPiece, OutputFile } from '../../../core/model/output-file.ts';
import type { Page } from '../../../core/model/page.ts';
import type { NavEntry, NavTree } from '../../../core/model/nav-tree.ts';
import { toAbsoluteUrl } from '../../../core/model/paths/to-absolute-url.ts';
import type { Product } from '../../../core/model/product.ts';
import { ensureTrailingSlash } from '../../../core/model/url-path.ts';
import type { BuildContext } from '../../pages/build-context.ts';
import { hash } from '../../files/hash.ts';
import type { BuiltPage, BuiltPages } from '../../pages/make-pages.ts';

/** A copy, and the page that it belongs to. */
interface ListedCopy extends PageCopy {
  readonly page: Page;
}

/** Renders the lists of copies; a site without copies has none. */
export function renderCopyLists({ pages }: Pick<BuiltPages, 'pages'>, context: BuildContext): OutputFile[] {
  const { site, dictionaries } = context;
  if (!site.copies.markdown) return [];
  const t = createTranslate({ languages: site.languages, dictionaries, log: () => undefined });
  const findText = createFindText(dictionaries);
  const copies = sortByTrees(pages, context.trees).flatMap(listCopies);

  return site.languages.flatMap((language) => {
    const languageCopies = copies.filter(({ page }) => page.language === language);
    if (languageCopies.length === 0) return [];
    const tools: ListTools = {
      prefix: language === site.defaultLanguage ? '' : `${language}/`,
      t: (key, params) => t(language, key, params),
      toAddress: (file) => toAbsoluteUrl(site, `/${file}`),
    };
    const named = translateSite(site, language, findText);
    const products = named.products.filter(({ id }) => languageCopies.some(({ page }) => page.product === id));
    return [
      ...renderSiteList(languageCopies, { site: named, language, products, ...tools }),
      ...products.flatMap((product) =>
        renderProductList(
          product,
          languageCopies.filter(({ page }) => page.product === product.id),
          tools,
        ),
      ),
    ];
  });
}

/** Sorts pages as in the menus; pages in no tree come last, in the order of the build. */
function sortByTrees(pages: readonly BuiltPage[], trees: readonly NavTree[]): BuiltPage[] {
  const ranks = new Map(
    trees.flatMap(({ entries }) => entries.flatMap(listPathnames)).map((path, rank) => [path, rank]),
  );
  const rankOf = ({ task }: BuiltPage) => ranks.get(task.page.canonicalPath) ?? ranks.size;
  return [...pages].sort((a, b) => rankOf(a) - rankOf(b));
}

function listPathnames({ pathname, children = [] }: NavEntry): string[] {
  return [ensureTrailingSlash(pathname), ...children.flatMap(listPathnames)];
}

interface ListTools {
  readonly prefix: string;
  readonly t: (key: string, params?: Readonly<Record<string, string>>) => string;
  readonly toAddress: (file: string) => string;
}

function renderSiteList(
  copies: readonly ListedCopy[],
  {
    site,
    products,
    ...tools
  }: ListTools & { site: BuildContext['site']; language: Language; products: readonly Product[] },
): OutputFile[] {
  const { t, prefix, toAddress } = tools;
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const sections = groupCopies(copies, ({ page }) => names.get(page.product ?? '') ?? t(toOtherKey(page)));
  // Pages of no product come after the products.
  const sorted = [
    ...products.flatMap(({ name }) => sections.find(({ title }) => title === name) ?? []),
    ...sections.filter(({ title }) => !products.some(({ name }) => name === title)),
  ];
  return writeLists(
    {
      title: site.title,
      description: site.description,
      sections: sorted,
      others: products.map(({ id, name }) => ({
        title: t('copies.list', { name }),
        address: toAddress(`${prefix}${id}/llms.txt`),
        text: '',
      })),
    },
    { folder: prefix, ...tools },
  );
}

function toOtherKey({ template }: Page): string {
  return template === 'BlogPost' || template === 'BlogIndex' ? 'blog.title' : 'copies.others';
}

function renderProductList(product: Product, copies: readonly ListedCopy[], tools: ListTools): OutputFile[] {
  const { id, name, version, packageName, description } = product;
  return writeLists(
    {
      title: version === undefined ? name : `${name} ${version}`,
      description: description ?? tools.t('copies.summary', { name: packageName ?? name }),
      sections: groupCopies(copies, ({ page }) => page.trail[1]?.title ?? name),
      others: [],
    },
    { folder: `${tools.prefix}${id}/`, ...tools },
  );
}

function writeLists(
  list: Omit<Parameters<typeof renderLlms>[0], 'toAddress'>,
  { folder, t, toAddress }: ListTools & { readonly folder: string },
): OutputFile[] {
  const full = `${folder}llms-full.txt`;
  const others = [{ title: t('copies.full'), address: toAddress(full), text: '' }, ...list.others];
  return [
    { file: `${folder}llms.txt`, contents: renderLlms({ ...list, others, toAddress }) },
    toJoined(full, planLlmsFull({ ...list, others, toAddress })),
  ];
}

function toJoined(file: string, pieces: readonly JoinedPiece[]): OutputFile {
  const sum = hash(...pieces.map((piece) => ('text' in piece ? piece.text : piece.hash)));
  const bytes = pieces.reduce((all, piece) => all + ('text' in piece ? Buffer.byteLength(piece.text) : piece.bytes), 0);
  return { file, contents: '', joined: { hash: sum, bytes, pieces } };
}

function listCopies({ task: { page }, record: { made } }: BuiltPage): ListedCopy[] {
  return made.facts.copies.flatMap(({ file, title }): ListedCopy[] => {
    const written = made.files.find((each) => each.file === file);
    if (!written) return [];
    const { hash: sum, bytes } = written;
    return [{ page, file, title, description: made.facts.description, hash: sum, bytes }];
  });
}
