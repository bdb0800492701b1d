// Creates the frame in which edited code runs. It is pinged every second, and reported as lost when it
// does not respond, floods the page with messages, or was navigated to another document.
//
// It may run scripts and receive form events, and nothing else: its origin is opaque.

import type { LiveLayout } from '../frame-document.ts';
import { readFrameMessage, type FromFrame, type LiveChunkText, type ToFrame } from '../messages.ts';

const pingMs = 1000;
const maxUnanswered = 5;
/** Maximum number of messages between pings: a frame that reports its height at every screen refresh sends fewer. */
const maxMessages = 500;

/** Options of a sandbox. */
interface SandboxOptions {
  readonly host: HTMLElement;
  /** The accessible name of the frame. */
  readonly title: string;
  /** Address of the frame's document. */
  readonly address: string;
  readonly layout: LiveLayout;
  readonly frame: string;
  readonly chunks: readonly LiveChunkText[];
  readonly onMessage: (message: FromFrame) => void;
  /** Called when the frame is lost and must be created again. */
  readonly onLost: () => void;
}

/** A running frame. */
export interface Sandbox {
  readonly send: (message: ToFrame) => void;
  readonly close: () => void;
}

/** Creates a frame. Messages sent before it is ready are delivered once it is. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { host, title, address, layout, frame, chunks, onMessage, onLost } = options;
  const { port1: port, port2 } = new MessageChannel();
  const element = createFrame({ title, address });
  let unanswered = 0;
  let messages = 0;
  let loads = 0;

  // Edited code may get hold of the frame's port, and could flood the page through it.
  function receive({ data }: MessageEvent<unknown>): void {
    unanswered = 0;
    messages += 1;
    if (messages > maxMessages) return lose();
    const message = readFrameMessage(data);
    if (message && message.kind !== 'pong') onMessage(message);
  }

  function connect(): void {
    loads += 1;
    if (loads === 1) element.contentWindow?.postMessage({ kind: 'start', frame, layout, chunks }, '*', [port2]);
    else lose();
  }

  function ping(): void {
    // A page in the background may be suspended, and so may its frame. Pings are counted, not
    // seconds: while the page itself is blocked there are none.
    messages = 0;
    if (document.hidden) return;
    if (unanswered >= maxUnanswered) return lose();
    unanswered += 1;
    port.postMessage({ kind: 'ping' } satisfies ToFrame);
  }

  function close(): void {
    clearInterval(timer);
    port.close();
    element.remove();
  }

  function lose(): void {
    close();
    onLost();
  }

  const timer = setInterval(ping, pingMs);
  port.onmessage = receive;
  element.addEventListener('load', connect);
  host.append(element);
  return { send: (message) => port.postMessage(message), close };
}

function createFrame({ title, address }: Pick<SandboxOptions, 'title' | 'address'>): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.title = title;
  element.className = 'live-frame';
  element.referrerPolicy = 'no-referrer';
  // Without allow-forms, forms would fire no submit events; the document's policy still blocks
  // every submission.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.src = address;
  return element;
}
