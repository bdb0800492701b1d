// A site's pages → the links to other hosts that lead to nothing. Sends requests, so it runs only when asked.

import type { Problem } from '../../../core/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { CheckedSite } from '../checked-site.ts';
import { askAddresses, type AskOptions } from './ask-addresses.ts';
import { readExternalLinks, type ExternalLink } from './read-external-links.ts';

const usual: AskOptions = { fetch: (...args) => fetch(...args), hosts: 8, seconds: 10 };

/** What was asked, and what is wrong. */
interface CheckedExternal {
  readonly addresses: number;
  readonly problems: readonly Problem[];
}

/** Asks every other host that the pages link to. */
export async function checkExternal({ site, root }: Pick<CheckedSite, 'site' | 'root'>): Promise<CheckedExternal> {
  const links = readExternalLinks(root, site);
  const addresses = new Set(links.map(toAddress));
  const faults = await askAddresses(addresses, usual);

  return {
    addresses: addresses.size,
    problems: links.flatMap((link) => {
      const fault = faults.get(toAddress(link));
      return fault === undefined ? [] : [toProblem(link, fault)];
    }),
  };
}

/** Fragments are not sent. */
function toAddress({ href }: ExternalLink): string {
  const url = new URL(href);
  url.hash = '';
  return url.href;
}

/** Another host may be down for an hour, so this is no error. */
function toProblem({ file, line, column, href }: ExternalLink, fault: string): Problem {
  return {
    rule: 'link-external-broken',
    severity: 'warning',
    place: { file, line, column },
    message: `The address ${quote(href)} ${fault}`,
    hint: 'Correct or remove the link, or list it under "links.ignore" in docs.config.ts.',
  };
}
