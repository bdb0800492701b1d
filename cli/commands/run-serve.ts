// docs serve: serves a finished site; with --watch builds it first, and again after every save.

import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { readMarker } from '../output/output-folder.ts';
import { reportServer } from '../watch/serve/report-server.ts';
import { startServer } from '../watch/serve/start-server.ts';
import { watchSite } from '../watch/watch-site.ts';

/** The flags of the command, as commander gives them. */
export interface ServeFlags {
  readonly watch?: boolean;
  readonly root: string;
  readonly out?: string;
  readonly port?: number;
  readonly host?: string;
  readonly open?: boolean;
}

/** Serves until the process is interrupted; returns the exit status at once if it cannot. */
export async function runServe(flags: ServeFlags): Promise<number> {
  const root = resolve(flags.root);
  const { port, host } = flags;
  if (flags.watch) return watchSite({ root, port, host, onReady: (url) => flags.open && openBrowser(url) });

  const folder = resolve(flags.out ?? join(root, 'dist'));
  const server = await startServer({ folder, port, host, base: readMarker(folder)?.base, onFault: reportFault });
  const status = reportServer(server);
  if (server.kind === 'running') {
    process.once('SIGINT', () => void server.close().then(() => process.exit(130)));
    if (flags.open) openBrowser(server.url);
  }
  return status;
}

function reportFault(error: unknown): void {
  console.error(`A request could not be answered: ${error instanceof Error ? error.message : String(error)}`);
}

function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const child = spawn(command ?? 'xdg-open', [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => console.error(`No browser could be opened. Open ${url} yourself.`));
  child.unref();
}
