// A finished folder → the problems and weights of its pages.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOverBudget, type Heaviest } from '../../core/check/find-over-budget.ts';
import type { HtmlPage } from '../../core/check/html-page.ts';
import { joinHeaviest } from '../../core/check/join-heaviest.ts';
import { findRelationProblems } from '../../core/check/relations/create-relation-checker.ts';
import { listOtherBases } from '../../core/publish/versions/list-other-bases.ts';
import type { Problem } from '../../core/model/problem.ts';
import { listFiles } from '../files/list-files.ts';
import type { ServedSite } from '../watch/serve/served-site.ts';
import type { CheckedSite } from './checked-site.ts';
import { createAddressChecker, type SiteAddress } from './create-address-checker.ts';
import { createGeneratedFinder } from './create-generated-finder.ts';
import type { DemoPage } from './demos/demo-page.ts';
import type { PageFile } from './parts/page-files.ts';
import { readInParts } from './parts/read-in-parts.ts';

/** The problems, weights and demos of the pages of a folder. */
export interface CheckedPages {
  readonly pages: number;
  readonly heaviest: readonly Heaviest[];
  /** The pages that show a single demo. */
  readonly demos: readonly DemoPage[];
  readonly problems: readonly Problem[];
}

/** Checks every HTML file of a finished site. */
export async function checkPages(checked: CheckedSite): Promise<CheckedPages> {
  const { site, base, served, budgets, toPlace } = checked;
  const address: SiteAddress = {
    served: { files: served.files, redirects: served.redirects },
    base,
    origin: site.url,
    ignore: site.links.ignore,
    others: listOtherBases({ ...site, base }),
  };
  const files = listPages(checked);
  const parts = await readInParts({ files, budgets, site: address });

  const addresses = createAddressChecker(address);
  const redirects = addresses.check({
    path: '/_redirects',
    file: toPlace('/_redirects'),
    page: toTargets(served.redirects),
  });
  const heaviest = joinHeaviest(parts.map((part) => part.heaviest));
  return {
    pages: files.length,
    heaviest,
    demos: parts.flatMap((part) => part.demos),
    problems: [
      ...parts.flatMap((part) => part.problems),
      ...redirects,
      ...addresses.finish(parts.map((part) => part.anchors)),
      ...findRelationProblems(parts.map((part) => part.relations)),
      ...findOverBudget(heaviest, budgets),
    ],
  };
}

function listPages({ site, root, served, toPlace }: CheckedSite): PageFile[] {
  const isGenerated = createGeneratedFinder(site, listFiles(root, 'content').files);
  const hasPublic = existsSync(join(root, 'public'));

  return [...served.files].flatMap(([path, { size }]) =>
    path.endsWith('.html')
      ? {
          path,
          file: toPlace(path),
          bytes: size,
          isCopy: hasPublic && existsSync(join(root, 'public', path)),
          isGenerated: isGenerated(path),
        }
      : [],
  );
}

/** Lists the targets of redirects that do not depend on the request. */
function toTargets(redirects: ServedSite['redirects']): Pick<HtmlPage, 'addresses' | 'ids' | 'isDated'> {
  const addresses = redirects
    .filter(({ to, status }) => status < 400 && !/[:*]/.test(to))
    .map(({ to, line }) => ({ href: to, kind: 'link' as const, line, column: 1 }));
  return { addresses, ids: new Set(), isDated: false };
}
