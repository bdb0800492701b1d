// Pages of a finished folder → their problems, relations and weights. One file at a time is in memory; of each page
// only ids, unanswered fragments and relations are kept.

import { readFileSync } from 'node:fs';
import { createElementReader, parseHtmlPage } from '../../../core/check/parse-html-page.ts';
import { createRelationChecker } from '../../../core/check/relations/create-relation-checker.ts';
import { decodeSafely } from '../../../core/text/decode-safely.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { createAddressChecker, type SiteAddress } from '../create-address-checker.ts';
import { createWeightMeter } from '../create-weight-meter.ts';
import { toDemoPage, type DemoPage } from '../demos/demo-page.ts';
import type { PageFiles, ReadFiles } from './page-files.ts';

/** Reads pages. */
export function readPageFiles({ files, budgets, site }: PageFiles): ReadFiles {
  const problems: Problem[] = [];
  const demos: DemoPage[] = [];
  const addresses = createAddressChecker(site);
  const relations = createRelationChecker(addresses.find);
  const meter = createWeightMeter({ budgets, read: (address) => readAsset(address, site) });
  const read = createElementReader();

  for (const { path, file, isCopy, isGenerated } of files) {
    const html = readFileSync(site.served.files.get(path)?.file ?? '', 'utf8');
    const page = parseHtmlPage(html, file, read);
    // A file that is copied unchanged may be any HTML: only its links are checked.
    if (!isCopy) problems.push(...page.problems);
    if (!isCopy) meter.add({ file, html, weights: page.weights });
    const shown = toDemoPage({ path, file, base: site.base, demo: page.demo });
    demos.push(...shown);
    problems.push(...addresses.check({ path, file, page }));
    relations.add({ ...page, path, file, isAside: isCopy || shown.length > 0 || isGenerated });
  }

  return { heaviest: meter.read(), demos, problems, anchors: addresses.read(), relations: relations.read() };
}

/** Addresses of scripts and styles start with the site's base; another host's weigh nothing here. */
function readAsset(address: string, { served, base }: SiteAddress): string {
  if (!address.startsWith(base)) return '';
  const file = served.files.get(decodeSafely(`/${address.slice(base.length)}`.replace(/[?#][^]*$/, '')))?.file;
  return file === undefined ? '' : readFileSync(file, 'utf8');
}
