// docs headers: prints the headers of a built site in the format of a host.

import { join, resolve } from 'node:path';
import { formatHeaders, headerHosts, type HeaderHost } from '../../core/publish/hosting/format-headers.ts';
import { parseHeaders } from '../../core/publish/hosting/parse-headers.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { SiteError } from '../files/site-error.ts';

/** The flags of the command, as commander gives them. */
export interface HeadersFlags {
  readonly root: string;
  readonly out?: string;
}

/** Prints the headers of a built site for a host. */
export function runHeaders(host: string, { root, out }: HeadersFlags): void {
  if (!isHost(host)) throw new SiteError(`Unknown host "${host}"`, `Name one of these: ${headerHosts.join(', ')}.`);
  const folder = resolve(out ?? join(root, 'dist'));
  const text = readIfThere(join(folder, '_headers'))?.toString();
  if (text === undefined)
    throw new SiteError(`There is no built site in ${folder}`, 'Run "docs build", or name the folder with --out.');
  process.stdout.write(formatHeaders(parseHeaders(text, '_headers').rules, host));
}

function isHost(name: string): name is HeaderHost {
  return (headerHosts as readonly string[]).includes(name);
}
