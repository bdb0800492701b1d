// A finished folder → what is wrong with its pages, and how heavy they are.
// One file at a time is in memory; of each page only ids and unanswered fragments are kept.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOverBudget, type Heaviest } from '../../core/check/find-over-budget.ts';
import { listOtherBases } from '../../core/versions/list-other-bases.ts';
import type { HtmlPage } from '../../core/check/html-page.ts';
import { parseHtmlPage } from '../../core/check/parse-html-page.ts';
import { createRelationChecker } from '../../core/check/relations/create-relation-checker.ts';
import { decodeSafely } from '../../core/text/decode-safely.ts';
import type { Problem } from '../../core/problem.ts';
import type { ServedSite } from '../serve/served-site.ts';
import type { CheckedSite } from './checked-site.ts';
import { createGeneratedFinder } from './create-generated-finder.ts';
import { listFiles } from '../files/list-files.ts';
import { createAddressChecker } from './create-address-checker.ts';
import { createWeightMeter } from './create-weight-meter.ts';
import { toDemoPage, type DemoPage } from './demos/demo-page.ts';

/** What the pages of a folder are like. */
export interface CheckedPages {
  readonly pages: number;
  readonly heaviest: readonly Heaviest[];
  /** The pages that show one demo alone. */
  readonly demos: readonly DemoPage[];
  readonly problems: readonly Problem[];
}

/** Checks every HTML file of a finished site. */
export function checkPages({ site, root, base, served, budgets, toPlace }: CheckedSite): CheckedPages {
  const problems: Problem[] = [];
  const demos: DemoPage[] = [];
  const addresses = createAddressChecker({
    served,
    base,
    origin: site.url,
    ignore: site.links.ignore,
    others: listOtherBases({ ...site, base }),
  });
  const relations = createRelationChecker(addresses.find);
  const meter = createWeightMeter({ budgets, read: (address) => readAsset(address, { served, base }) });
  const isGenerated = createGeneratedFinder(site, listFiles(root, 'content').files);
  const paths = [...served.files.keys()].filter((path) => path.endsWith('.html'));

  for (const path of paths) {
    const file = toPlace(path);
    const html = readFileSync(served.files.get(path)?.file ?? '', 'utf8');
    const page = parseHtmlPage(html, file);
    // What is copied as it is may be any HTML: only what it links is the site's concern.
    const isCopy = existsSync(join(root, 'public', path));
    if (!isCopy) problems.push(...page.problems);
    if (!isCopy) meter.add({ file, html, weights: page.weights });
    const shown = toDemoPage({ path, file, base, demo: page.demo });
    demos.push(...shown);
    problems.push(...addresses.check({ path, file, page }));
    relations.add({ ...page, path, file, isAside: isCopy || shown.length > 0 || isGenerated(path) });
  }

  problems.push(
    ...addresses.check({ path: '/_redirects', file: toPlace('/_redirects'), page: toTargets(served.redirects) }),
  );

  const heaviest = meter.read();
  return {
    pages: paths.length,
    heaviest,
    demos,
    problems: [...problems, ...addresses.finish(), ...relations.finish(), ...findOverBudget(heaviest, budgets)],
  };
}

/** Where redirects lead, if no reader decides it. */
function toTargets(redirects: ServedSite['redirects']): Pick<HtmlPage, 'addresses' | 'ids' | 'isDated'> {
  const addresses = redirects
    .filter(({ to, status }) => status < 400 && !/[:*]/.test(to))
    .map(({ to, line }) => ({ href: to, kind: 'link' as const, line, column: 1 }));
  return { addresses, ids: new Set(), isDated: false };
}

/** Addresses of scripts and styles start with the site's base; another host's weigh nothing here. */
function readAsset(address: string, { served, base }: { served: ServedSite; base: string }): string {
  if (!address.startsWith(base)) return '';
  const file = served.files.get(decodeSafely(`/${address.slice(base.length)}`.replace(/[?#][^]*$/, '')))?.file;
  return file === undefined ? '' : readFileSync(file, 'utf8');
}
