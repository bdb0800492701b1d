// The redirects of a site, from its pages and redirects.txt → problems of those that do not work. Syntax and loops of
// redirects.txt are checked by its parser.

import { decodeSafely } from '../../text/decode-safely.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { splitHref, type UrlPath } from '../../model/url-path.ts';
import { createFindTarget, type FindTarget, type KnownTargets } from './create-find-target.ts';
import { createSuggest, type Suggest } from './create-suggest.ts';

/** A parsed line of redirects.txt. */
interface PlacedRedirect {
  /** Decoded: "/old/:name/*". */
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly force: boolean;
  readonly line: number;
  /** The file that contains it, if not the site's own. */
  readonly file?: string;
}

/** A page with its former paths. */
interface RedirectingPage {
  readonly file: string;
  readonly redirectFrom: readonly UrlPath[];
}

/** Finds the place where a page names a former path. */
type LocatePath = (file: string, from: UrlPath) => Pick<Place, 'line' | 'column'>;

/** All redirects of a site, in order of precedence. */
interface SiteRedirects {
  readonly pages: readonly RedirectingPage[];
  readonly rules: readonly PlacedRedirect[];
  /** The name of the file with the rules, for messages. */
  readonly rulesFile: string;
  /** Called only for problems, as it reads the page. */
  readonly locate?: LocatePath;
}

/** A redirect of a page or of a rule. Only the target of a rule can be missing. */
interface Redirect {
  readonly from: string;
  readonly place: Place;
  readonly rule?: PlacedRedirect;
}

/** Finds redirects that never apply, have no target, or start at the same path as another one. */
export function findRedirectProblems(
  { pages, rules, rulesFile, locate = () => ({ line: 1 }) }: SiteRedirects,
  targets: KnownTargets,
): Problem[] {
  const fromPages = pages.flatMap(({ file, redirectFrom }) =>
    redirectFrom.map((from): Redirect => ({
      from,
      get place() {
        return { file, ...locate(file, from) };
      },
    })),
  );
  const fromRules = rules.map((rule): Redirect => ({
    from: rule.from,
    place: { file: rule.file ?? rulesFile, line: rule.line, column: 1 },
    rule,
  }));
  const validFromPages = fromPages.filter(({ from }) => isPath(from));
  const findTarget = createFindTarget(targets);
  const suggest = createSuggest({ pages: () => targets.pages.keys(), files: () => targets.files });

  return [
    ...fromPages.filter(({ from }) => !isPath(from)).map(toSyntaxProblem),
    ...findTwins([...validFromPages, ...fromRules]),
    ...[...validFromPages, ...fromRules].flatMap((redirect) => findShadow(redirect, targets)),
    ...rules.flatMap((rule, index) =>
      findMissingTarget(rule, { place: fromRules[index]?.place ?? { file: rulesFile }, targets, findTarget, suggest }),
    ),
  ];
}

function isPath(from: string): boolean {
  return (
    /^\/(?![/\\])[^?#*\\\s\u0000-\u001F]*$/.test(from) &&
    !from.includes('/:') &&
    !/\/\.{1,2}(?:\/|$)/.test(decodeSafely(from)) &&
    !/\p{Surrogate}/u.test(from)
  );
}

function toSyntaxProblem({ from, place }: Redirect): Problem {
  return {
    rule: 'redirect-syntax',
    severity: 'error',
    place,
    message: `${quote(from)} in "redirectFrom" is not a path of the site`,
    hint: 'Write one path, such as "/old/button/"; patterns belong in redirects.txt.',
  };
}

function findTwins(redirects: readonly Redirect[]): Problem[] {
  const firsts = new Map<string, Redirect>();

  return redirects.flatMap((redirect): Problem[] => {
    const key = toKey(redirect.from);
    const firstRedirect = firsts.get(key);
    if (!firstRedirect) {
      firsts.set(key, redirect);
      return [];
    }
    const { file, line } = firstRedirect.place;
    return [
      {
        rule: 'redirect-twice',
        severity: 'error',
        place: redirect.place,
        message: `Two redirects start at ${quote(redirect.from)}: this one and the one in ${file}:${line}`,
        hint: 'Remove one of the two: only the first can apply.',
      },
    ];
  });
}

/** Turns equivalent patterns into the same key: "/a/:x" and "/a/:y/" match the same paths. */
function toKey(from: string): string {
  return toPath(from)
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\/:[A-Za-z_]\w*/g, '/:');
}

function toPath(text: string): string {
  return decodeSafely(text).normalize('NFC');
}

// A forced rule hides its page on purpose, and one that serves a file does not redirect.
function findShadow(redirect: Redirect, targets: KnownTargets): Problem[] {
  const { from, rule } = redirect;
  const isMove = !rule || (rule.status >= 300 && rule.status < 400 && !rule.force);
  if (!isMove || (rule && isPattern(from)) || !hasPage(toPath(from), targets)) return [];

  return [
    {
      rule: 'redirect-shadows-page',
      severity: 'error',
      place: redirect.place,
      message: `The redirect from ${quote(from)} never applies, because a page has that path`,
      hint: rule
        ? `Remove the line, or write "${rule.status}!" to hide the page.`
        : 'Take the path out of "redirectFrom", or remove the page.',
    },
  ];
}

function isPattern(from: string): boolean {
  return from.endsWith('/*') || from.includes('/:');
}

// Only pages count: redirects and ignored paths are left out.
function hasPage(path: UrlPath, targets: KnownTargets): boolean {
  const pagesOnly = { ...targets, files: new Set<string>(), redirects: () => false, ignore: [] };
  return createFindTarget(pagesOnly)(path, targets.defaultLanguage).kind === 'page';
}

interface TargetTools {
  readonly place: Place;
  readonly targets: KnownTargets;
  readonly findTarget: FindTarget;
  readonly suggest: Suggest;
}

function findMissingTarget(
  { from, to }: PlacedRedirect,
  { place, targets, findTarget, suggest }: TargetTools,
): Problem[] {
  const isFixed = to.startsWith('/') && !/:[A-Za-z_]\w*/.test(to);
  const path = toPath(splitHref(to).path);
  if (!isFixed || findTarget(path, targets.defaultLanguage).kind !== 'missing') return [];

  const guess = suggest.page(path) ?? suggest.file(path);
  return [
    {
      rule: 'redirect-target',
      severity: 'error',
      place,
      message: `The redirect from ${quote(from)} leads to ${quote(to)}, but there is no page or file at that path`,
      hint:
        guess === undefined
          ? 'Correct the target, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.'
          : `Did you mean ${quote(guess)}?`,
    },
  ];
}
