// Sends changes to open pages as server-sent events. One way only: pages cannot request anything. Pages of other
// origins receive nothing.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import { sendReply, textReply } from '../reply.ts';
import { liveClient } from './live-client.ts';

/** A change; if nothing is named, of all pages. */
export interface LiveChange {
  /** Paths of the changed pages, with the base: "/docs/joy-ui/react-button/". */
  readonly pages?: readonly string[];
  /** Whether style sheets of all pages changed; pages that do not reload swap them. */
  readonly styles?: boolean;
}

/** A script with new versions of demos, and the pages that show them. */
export interface DemoSwap {
  readonly pages: readonly string[];
  /** Names of the demos in the script. */
  readonly keys: readonly string[];
  readonly code: string;
}

/** The server's side of live reload. */
export class LiveChannel {
  readonly #server = randomUUID().slice(0, 8);
  /** Open connections, and the address of each one's page. */
  readonly #listeners = new Map<ServerResponse, string>();
  /** Scripts with new versions of demos, by path. */
  readonly #scripts = new Map<string, string>();
  #count = 0;
  /** The number of the latest message when the running build began. */
  #begun = 0;
  #problems = '';
  // Proxies and browsers close a connection that is silent for long.
  readonly #pulse = setInterval(() => this.#write(': still here\n\n'), 15_000).unref();

  /** Answers a request under /_live/; returns false for other paths. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (path === '/_live/client.js') {
      sendReply(response, clientReply());
      return true;
    }
    const script = this.#scripts.get(path);
    if (script !== undefined) {
      sendReply(response, scriptReply(script));
      return true;
    }
    if (path !== '/_live/events') return false;

    if (!isSameOrigin(request.headers))
      sendReply(response, textReply(403, 'Only pages of this server may listen to it.'));
    else this.#listen(response);
    return true;
  }

  /** Returns the current revision of pages. */
  revision(): string {
    return `${this.#server}.${this.#count}`;
  }

  /** Reloads the open pages that a change concerns. */
  reload(change: LiveChange = {}): void {
    this.#count += 1;
    this.#send('reload', { revision: this.revision(), ...change });
  }

  /** Puts new versions of demos into the open pages that show them. */
  swap({ pages, keys, code }: DemoSwap): void {
    this.#count += 1;
    const module = `/_live/demo-${this.#server}-${this.#count}.js`;
    // An open page may request the script a moment later; no one requests older ones.
    if (this.#scripts.size > 50) this.#scripts.clear();
    this.#scripts.set(module, code);
    this.#send('swap', { revision: this.revision(), number: this.#count, module, keys, pages });
  }

  /** Notes that a build begins, which includes all demos that were swapped until now. */
  beginBuild(): void {
    this.#begun = this.#count;
  }

  /** Reloads the open pages that a build has changed, but for the demos that they show already. */
  endBuild(change?: LiveChange): void {
    if (change) this.#count += 1;
    this.#send('built', { revision: this.revision(), begun: this.#begun, change });
  }

  /** Lists the addresses of the open pages, the latest first. */
  openPages(): string[] {
    return [...new Set([...this.#listeners.values()].reverse())].filter((page) => page !== '');
  }

  /** Shows a text over every open page; an empty one removes it. */
  showProblems(text: string): void {
    this.#problems = text;
    this.#send('problems', { text });
  }

  /** Ends all connections. */
  close(): void {
    clearInterval(this.#pulse);
    for (const listener of this.#listeners.keys()) listener.end();
    this.#listeners.clear();
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    if (response.req.method === 'HEAD') return void response.end();

    response.write(
      `retry: 500\n\n${toEvent('hello', { revision: this.revision() })}${toEvent('problems', { text: this.#problems })}`,
    );
    this.#listeners.set(response, toPage(response.req.url));
    response.on('close', () => this.#listeners.delete(response));
  }

  #send(name: string, message: object): void {
    this.#write(toEvent(name, message));
  }

  #write(text: string): void {
    for (const listener of this.#listeners.keys()) listener.write(text);
  }
}

/** Reads the path of the listening page from its address. */
function toPage(target = ''): string {
  const page = new URL(target, 'http://localhost').searchParams.get('page') ?? '';
  try {
    return decodeURI(page);
  } catch {
    return '';
  }
}

function clientReply() {
  return scriptReply(`(${liveClient.toString()})();`);
}

function scriptReply(code: string) {
  return {
    ...textReply(200, code),
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    },
  };
}

// JSON contains no line break, so one data line is enough, and a text cannot forge an event.
function toEvent(name: string, message: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(message)}\n\n`;
}

// A browser sends the origin of a foreign page, and marks a request to the page's own site. A request with neither does
// not come from a page of this server.

/** Returns whether a request comes from the origin that it is sent to. */
function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const own = `http://${headers.host ?? ''}`.toLowerCase();
  if (headers.origin !== undefined) return headers.origin.toLowerCase() === own;

  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Browsers omit the mark for addresses that are not secure, such as in a local network.
  return headers.referer?.toLowerCase().startsWith(`${own}/`) ?? false;
}
