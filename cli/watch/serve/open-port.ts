// Opens a port for a request listener. By default only this machine can reach it, by both of its loopback addresses.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const defaultPort = 4000;
const lastPort = 65_535;

/** The reason why a server did not start, for the user. */
export interface Refusal {
  readonly kind: 'refused';
  readonly rule: 'out-missing' | 'port-in-use' | 'port-denied' | 'port-invalid' | 'host-unknown';
  readonly message: string;
  readonly hint: string;
  readonly exitCode: 2;
}

/** An open port. */
interface OpenPort {
  readonly kind: 'open';
  readonly port: number;
  readonly notices: readonly string[];
  close(): Promise<void>;
}

interface Place {
  readonly port?: number;
  readonly host?: string;
}

/** Opens the requested port, or without one the first free port from 4000. */
export async function openPort(listener: RequestListener, { port, host }: Place): Promise<OpenPort | Refusal> {
  const hosts = host === undefined || host === 'localhost' ? ['127.0.0.1', '::1'] : [host.replace(/^\[|\]$/g, '')];
  const firstPort = port ?? defaultPort;
  if (!Number.isInteger(firstPort) || firstPort < 0 || firstPort > lastPort) {
    return refuse(
      'port-invalid',
      `The port ${String(firstPort)} is not a valid port`,
      `Use a whole number from 0 to ${lastPort}.`,
    );
  }

  for (const candidate of toCandidates(port)) {
    const opened = await openServers(listener, hosts, candidate);
    if (Array.isArray(opened)) return toOpenPort(opened, { asked: firstPort, hosts });
    if (opened !== 'EADDRINUSE') return explain(opened, { port: candidate, host: hosts[0] ?? '' });
  }
  return refuse(
    'port-in-use',
    `Port ${firstPort} is in use`,
    'Stop the other program, or choose another port with --port.',
  );
}

function toCandidates(port: number | undefined): number[] {
  // For 0 any port will do, but the port of the first address may be in use at the second.
  if (port === 0) return [0, 0, 0, 0, 0];
  return port === undefined ? Array.from({ length: 50 }, (_, index) => defaultPort + index) : [port];
}

// One server for each address, because Node cannot open exactly two with one. Returns the error code if the port cannot
// be opened.
async function openServers(
  listener: RequestListener,
  hosts: readonly string[],
  port: number,
): Promise<Server[] | string> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer(listener);
    const code = await listen(server, host, servers[0] ? portOf(servers[0]) : port);
    if (code === undefined) {
      servers.push(server);
    } else if (servers.length === 0 || code === 'EADDRINUSE') {
      await Promise.all(servers.map(close));
      return code;
    }
    // Otherwise this machine has no second loopback address, and the first is enough.
  }
  return servers;
}

function listen(server: Server, host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    // The listener stays, so that a connection that cannot be accepted later does not end the process.
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port }, () => resolve(undefined));
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // listening on TCP, so never a pipe's name
}

function toOpenPort(
  servers: readonly Server[],
  { asked, hosts }: { asked: number; hosts: readonly string[] },
): OpenPort {
  const [server] = servers as [Server];
  const port = portOf(server);
  const notices = [
    ...(asked !== 0 && port !== asked ? [`Port ${asked} is in use, so the site is at port ${port}.`] : []),
    ...(hosts.every(isLoopback)
      ? []
      : [`Everyone who reaches "${hosts.join('", "')}" over the network can read this site.`]),
  ];
  return { kind: 'open', port, notices, close: async () => void (await Promise.all(servers.map(close))) };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

// Running answers get a moment to finish.
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), 500);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function explain(code: string, { port, host }: { port: number; host: string }): Refusal {
  if (code === 'EACCES' || code === 'EPERM') {
    return refuse(
      'port-denied',
      `Port ${port} may not be opened by this user`,
      'Choose a port above 1023 with --port.',
    );
  }
  return refuse(
    'host-unknown',
    `The host "${host}" is not an address of this machine (${code})`,
    'Leave --host out, or name an address of this machine.',
  );
}

function refuse(rule: Refusal['rule'], message: string, hint: string): Refusal {
  return { kind: 'refused', rule, message, hint, exitCode: 2 };
}
