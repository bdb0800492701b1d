// A finished page → the same page with its policy in its head, and the hashes of the files that it loads.
//
// The policy is made of what stands in the page, so that nothing that the site's author has put there is
// refused, and nothing else runs. A page without a head stays as it is.

import { escapeHtml } from '../text/escape-html.ts';
import type { SourceLists } from '../schema/directives.ts';
import { planSources, type Digest, type PageKind, type PolicySite } from './plan-sources.ts';
import { readPageSources, type PageSources } from './read-page-sources.ts';
import { renderPolicy } from './render-policy.ts';

/** What a page is protected with. */
interface Protection extends PageKind {
  readonly site: PolicySite;
  /** Address of the script that lets other code than the engine's write HTML. */
  readonly early?: string;
  /** Hashes of files, by address. */
  readonly integrity?: Readonly<Record<string, string>>;
  readonly digest: Digest;
}

/** A page with its policy, and the sources that the policy names. */
interface ProtectedPage {
  readonly html: string;
  readonly sources: SourceLists;
}

/** Puts the policy into a page. */
export function protectPage(html: string, protection: Protection): ProtectedPage {
  const { site, integrity = {} } = protection;
  const { policy, trustedTypes } = site.security;
  const page = readPageSources(html);
  const sources = planSources(page, site, protection);
  const content = policy
    ? renderPolicy(sources, {
        hasBase: page.hasBase,
        ...(trustedTypes && { trusted: listTrusted(page, protection) }),
      })
    : undefined;
  return { html: insertAll(html, [...toPolicyInsert(html, content), ...toHashInserts(page, integrity)]), sources };
}

/**
 * Who may turn text into HTML and scripts: the engine, and on pages with code of others whoever does. Without
 * the engine's first script nobody could be let in, and nothing is asked of the page.
 */
function listTrusted({ files, scripts }: PageSources, { site, early, hasDemos }: Protection): string[] | undefined {
  if (early === undefined || !files.includes(early)) return undefined;
  const isOwn = (file: string) => file.startsWith(`${site.base}_app/`);
  const hasOthers = hasDemos || scripts.length > 1 || !files.every(isOwn) || (site.analytics.gtag ?? '') !== '';
  return ['docs', ...(hasOthers ? ['default'] : [])];
}

interface Insert {
  readonly at: number;
  readonly text: string;
}

function toPolicyInsert(html: string, content: string | undefined): Insert[] {
  // A site whose own template brings a policy knows better.
  if (content === undefined || /<meta http-equiv="content-security-policy"/i.test(html)) return [];
  const found = /<head(?:\s[^<>]*)?>(?:\s*<meta charset=[^<>]*>)?/i.exec(html);
  if (!found) return [];
  const at = found.index + found[0].length;
  // Quotes of a policy are single ones.
  const value = escapeHtml(content).replaceAll('&#39;', "'").replaceAll('&#x27;', "'");
  return [{ at, text: `<meta http-equiv="Content-Security-Policy" content="${value}">` }];
}

function toHashInserts({ loads }: PageSources, integrity: Readonly<Record<string, string>>): Insert[] {
  return loads.flatMap(({ at, href }) =>
    Object.hasOwn(integrity, href) ? [{ at, text: ` integrity="${integrity[href]}"` }] : [],
  );
}

function insertAll(html: string, inserts: readonly Insert[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text } of [...inserts].sort((a, b) => a.at - b.at)) {
    parts.push(html.slice(from, at), text);
    from = at;
  }
  return parts.join('') + html.slice(from);
}
