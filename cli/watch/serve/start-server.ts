// Starts a server that serves a finished site like a static host. Errors that the user can fix are returned as refusals
// with a message, and never thrown.

import { stat } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Problem } from '../../../core/model/problem.ts';
import { createStaticHandler, type SiteSource } from './create-static-handler.ts';
import { indexFolder } from './index-folder.ts';
import { toHostName } from './is-allowed-host.ts';
import { LiveChannel, type DemoSwap, type LiveChange } from './live/live-channel.ts';
import { openPort, type Refusal } from './open-port.ts';
import type { ServedSite } from './served-site.ts';

/** The site to serve, and the address. */
interface ServeOptions {
  /** An output folder, which is followed: a build that replaces it is served at once. */
  readonly folder?: string;
  /** A site that only `replaceFiles` changes; wins over `folder`. */
  readonly source?: SiteSource;
  /** The default is 4000, or the next free port. 0 takes any. */
  readonly port?: number;
  readonly host?: string;
  /** Sub-path of the site. */
  readonly base?: string;
  /** Adds the script that reloads open pages. */
  readonly live?: boolean;
  readonly onFault?: (error: unknown) => void;
}

/** A running server. */
export interface RunningServer {
  readonly kind: 'running';
  readonly url: string;
  readonly port: number;
  /** Messages for the user: another port, an open network. */
  readonly notices: readonly string[];
  /** Faults of the site's `_redirects` and `_headers`. */
  readonly problems: readonly Problem[];
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
  /** Reloads open pages that changed. */
  reload(change?: LiveChange): void;
  /** Puts new versions of demos into the open pages that show them. */
  swap(swap: DemoSwap): void;
  /** Notes that a build begins, which includes all demos that were swapped until now. */
  beginBuild(): void;
  /** Reloads the open pages that a build has changed, but for the demos that they show already. */
  endBuild(change?: LiveChange): void;
  /** Lists the addresses of the open pages, the latest first. */
  openPages(): string[];
  /** Shows a text over open pages; an empty one removes it. */
  showProblems(text: string): void;
  /**
   * Replaces the whole site; from then on the folder is not followed. `freshen` makes pages again when they are
   * requested.
   */
  replaceFiles(site: ServedSite, freshen?: SiteSource['freshen']): void;
}

const marker = '.vitrine.json';

/** Starts a server, by default for this machine alone. */
export async function startServer(options: ServeOptions): Promise<RunningServer | Refusal> {
  const followed = await findSource(options);
  if ('kind' in followed) return followed;

  let source = followed;
  const base = toBase(options.base);
  const live = options.live ? new LiveChannel() : undefined;
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
    beginBuild: () => live?.beginBuild(),
    endBuild: (change) => live?.endBuild(change),
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

// A server that is open to the network is reached by the machine's addresses. An address cannot be pointed elsewhere, as
// a name can.
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

/**
 * Follows an output folder, and indexes it again whenever a build has replaced it. While it is being replaced, the last
 * complete index is used. Returns undefined if the folder does not exist.
 */
async function followFolder(folder: string): Promise<SiteSource | undefined> {
  let signature = await readSignature(folder);
  const servedSite = await indexFolder(folder);
  if (!servedSite) return undefined;

  let site: ServedSite = servedSite;
  let indexing: Promise<void> | undefined;

  return { current, refreshed };

  async function current(): Promise<ServedSite> {
    const seen = await readSignature(folder);
    if (seen !== undefined && seen !== signature) {
      indexing ??= index(seen).finally(() => (indexing = undefined));
      await indexing;
    }
    return site;
  }

  async function refreshed(): Promise<ServedSite> {
    await delay(30);
    signature = undefined;
    return current();
  }

  async function index(seen: string): Promise<void> {
    // A folder that disappears while it is indexed is checked again by the next request.
    const next = await indexFolder(folder).catch(() => undefined);
    if (!next || (await readSignature(folder)) !== seen) return;
    site = next;
    signature = seen;
  }
}

// A build that replaces the folder changes its inode; one that writes into it rewrites the marker.
async function readSignature(folder: string): Promise<string | undefined> {
  const [root, mark] = await Promise.all(
    [folder, join(folder, marker)].map((file) => stat(file).catch(() => undefined)),
  );
  return root && [root, mark].map((status) => (status ? `${status.ino}:${status.mtimeMs}` : '')).join(' ');
}
