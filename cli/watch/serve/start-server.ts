// A finished site → a server that answers for it as a static host would.
// What its caller can put right comes back as a refusal with words for the user, never as a throw.

import { networkInterfaces } from 'node:os';
import type { Problem } from '../../../core/model/problem.ts';
import { createStaticHandler, type SiteSource } from './create-static-handler.ts';
import { followFolder } from './follow-folder.ts';
import { createLiveChannel, type DemoSwap, type LiveChange } from './live/create-live-channel.ts';
import { openPort, type Refusal } from './open-port.ts';
import { toHostName } from './is-allowed-host.ts';
import type { ServedSite } from './served-site.ts';

/** What to serve, and where. */
interface ServeOptions {
  /** An output folder, which is followed: a build that replaces it is seen at once. */
  readonly folder?: string;
  /** A site that changes by `replaceFiles` only; wins over `folder`. */
  readonly source?: SiteSource;
  /** Without it: 4000, or the next free one. 0 takes any. */
  readonly port?: number;
  readonly host?: string;
  /** Sub-path the site is under. */
  readonly base?: string;
  /** Adds the script that reloads open pages. */
  readonly live?: boolean;
  readonly onFault?: (error: unknown) => void;
}

/** A server that runs. */
export interface RunningServer {
  readonly kind: 'running';
  readonly url: string;
  readonly port: number;
  /** Whole sentences for the user: another port, an open network. */
  readonly notices: readonly string[];
  /** Faults of the site's `_redirects` and `_headers`. */
  readonly problems: readonly Problem[];
  /** Ends open lines and frees the port. */
  close(): Promise<void>;
  /** Tells open pages what changed. */
  reload(change?: LiveChange): void;
  /** Puts new versions of demos into the open pages that show them. */
  swap(swap: DemoSwap): void;
  /** Lists the addresses of the open pages, the last first. */
  openPages(): string[];
  /** Shows a text over open pages; an empty one takes it away. */
  showProblems(text: string): void;
  /**
   * Puts another site in place of this one, whole; from then on the folder is not followed. `freshen` makes
   * pages anew when somebody asks for them.
   */
  replaceFiles(site: ServedSite, freshen?: SiteSource['freshen']): void;
}

/** Starts a server, by default for this machine alone. */
export async function startServer(options: ServeOptions): Promise<RunningServer | Refusal> {
  const followed = await findSource(options);
  if ('kind' in followed) return followed;

  let source = followed;
  const base = toBase(options.base);
  const live = options.live ? createLiveChannel() : undefined;
  const handler = createStaticHandler(
    {
      current: () => source.current(),
      refreshed: () => source.refreshed(),
      bring: async (path) => source.bring?.(path),
      freshen: async (path) => source.freshen?.(path) ?? false,
    },
    { base, live, hosts: toHosts(options.host), onFault: options.onFault },
  );

  const opened = await openPort(handler, { port: options.port, host: options.host });
  if (opened.kind === 'refused') {
    live?.close();
    return opened;
  }

  return {
    kind: 'running',
    url: `http://${toUrlHost(options.host)}:${opened.port}${base}`,
    port: opened.port,
    notices: opened.notices,
    problems: (await followed.current()).problems,
    close: () => {
      live?.close();
      return opened.close();
    },
    reload: (change) => live?.reload(change),
    swap: (swap) => live?.swap(swap),
    openPages: () => live?.openPages() ?? [],
    showProblems: (text) => live?.showProblems(text),
    replaceFiles: (site, freshen) => {
      source = toSource(site, freshen);
    },
  };
}

async function findSource({ source, folder = '' }: ServeOptions): Promise<SiteSource | Refusal> {
  if (source) return source;

  return (
    (folder === '' ? undefined : await followFolder(folder)) ?? {
      kind: 'refused',
      rule: 'out-missing',
      message: `There is no folder "${folder}" to serve`,
      hint: 'Run docs build first.',
      exitCode: 2,
    }
  );
}

function toSource(site: ServedSite, freshen?: SiteSource['freshen']): SiteSource {
  return { current: async () => site, refreshed: async () => site, freshen };
}

function toBase(base = '/'): string {
  const parts = base.split('/').filter((part) => part !== '');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

// Who opens the server to the network reaches it by the machine's addresses. An address cannot be
// made to point elsewhere, as a name can.
function toHosts(host: string | undefined): string[] {
  if (host === undefined) return [];
  if (!isWildcard(host)) return [host];
  return [
    host,
    ...Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address)),
  ];
}

function toUrlHost(host: string | undefined): string {
  return host === undefined || isWildcard(host) ? 'localhost' : toHostName(host);
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
