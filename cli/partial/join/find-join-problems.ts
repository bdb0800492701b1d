// Joined sites → problems where two of them claim the same product, page or file.

import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { LoadedSite } from '../../site/load/load-site.ts';
import type { JoinedSite } from '../site-part.ts';
import { toPartFile } from '../../../core/model/part-name.ts';

interface Claims {
  readonly loaded: Pick<LoadedSite, 'site'>;
  /** The pages of the site that the others join. */
  readonly tasks: readonly PageTask[];
  readonly sites: readonly JoinedSite[];
}

/** A name, and the file that claims it. */
interface Claim {
  readonly name: string;
  readonly file: string;
  /** Two claims of one name with the same value do not conflict. */
  readonly same?: string;
}

const settingsFile = 'docs.config.ts';

/** Finds names that two sites claim, and blames the later site. */
export function findJoinProblems({ loaded, tasks, sites }: Claims): Problem[] {
  const products = [
    ...loaded.site.products.map(({ id }) => ({ name: id, file: settingsFile })),
    ...sites.flatMap(({ site: { name, settings } }) =>
      settings.products.map(({ id }) => ({ name: id, file: toPartFile(name, settingsFile) })),
    ),
  ];
  const pages = [
    ...tasks.map(({ page }) => ({ name: page.path, file: page.file })),
    ...sites.flatMap(({ site: { name, tasks: joinedTasks } }) =>
      joinedTasks.flatMap(({ page, api }) =>
        // Indexes of the whole API become one.
        api?.kind === 'index' && page.path === '/api/' ? [] : [{ name: page.path, file: toPartFile(name, page.file) }],
      ),
    ),
  ];
  const files = sites.flatMap(({ site: { name, files: joinedFiles } }) =>
    joinedFiles.map(({ file, hash }) => ({ name: file, file: toPartFile(name, `public/${file}`), same: hash })),
  );

  return [
    ...findTwins(products).map(([{ name, file }, firstClaim]) => ({
      ...duplicate(file),
      rule: 'join-product',
      message: `The product ${quote(name)} is in ${quote(firstClaim.file)} as well`,
      hint: 'Give one of the two products another id, or document it in one site.',
    })),
    ...findTwins(pages).map(([{ name, file }, first]) => ({
      ...duplicate(file),
      rule: 'join-page',
      message: `The page ${quote(name)} is also made from ${quote(first.file)}`,
      hint: 'Move or remove one of the two pages.',
    })),
    ...findTwins(files).map(([{ name, file }, first]) => ({
      ...duplicate(file),
      rule: 'duplicate-output',
      message: `This file would overwrite ${quote(name)}, which comes from ${quote(first.file)}`,
      hint: 'Rename or remove one of the two.',
    })),
  ];
}

function duplicate(file: string): Pick<Problem, 'severity' | 'place'> {
  return { severity: 'error', place: { file } };
}

function findTwins(claims: readonly Claim[]): [Claim, Claim][] {
  const firsts = new Map<string, Claim>();
  return claims.flatMap((claim): [Claim, Claim][] => {
    const first = firsts.get(claim.name);
    if (!first) firsts.set(claim.name, claim);
    return first && (first.same === undefined || first.same !== claim.same) ? [[claim, first]] : [];
  });
}
