// The frame that edited code runs in: made when it is first needed, asked every second whether it
// lives, and made anew when it does not, when it floods the page with words, or when it was led to
// another document.
//
// It may run scripts and see the events of forms, and nothing else: its origin is opaque.

import type { LiveLayout } from '../frame-document.ts';
import { readFrameMessage, type FromFrame, type LiveChunkText, type ToFrame } from '../messages.ts';

const beat = 1000;
const patience = 5;
/** A frame that draws at every turn of the screen, and tells its height at each, says less in a beat. */
const maxWords = 500;

/** What a sandbox is made with. */
interface SandboxOptions {
  readonly host: HTMLElement;
  /** The accessible name of the frame. */
  readonly title: string;
  /** Where the frame's document lies. */
  readonly address: string;
  readonly layout: LiveLayout;
  readonly frame: string;
  readonly chunks: readonly LiveChunkText[];
  readonly onMessage: (message: FromFrame) => void;
  /** Called when the frame has gone; it must be made again. */
  readonly onLost: () => void;
}

/** A frame that lives. */
export interface Sandbox {
  readonly send: (message: ToFrame) => void;
  readonly close: () => void;
}

/** Makes a frame. What is sent before it is ready arrives when it is. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { host, title, address, layout, frame, chunks, onMessage, onLost } = options;
  const { port1: port, port2 } = new MessageChannel();
  const element = createFrame({ title, address });
  let unanswered = 0;
  let words = 0;
  let loads = 0;

  // The port is the frame's, so edited code may get hold of it, and could keep the page busy with it.
  function receive({ data }: MessageEvent<unknown>): void {
    unanswered = 0;
    words += 1;
    if (words > maxWords) return lose();
    const message = readFrameMessage(data);
    if (message && message.kind !== 'pong') onMessage(message);
  }

  function follow(): void {
    loads += 1;
    if (loads === 1) element.contentWindow?.postMessage({ kind: 'start', frame, layout, chunks }, '*', [port2]);
    else lose();
  }

  function ask(): void {
    // A page in the background is allowed to sleep, and so is its frame. Beats are counted, not
    // seconds: while the page itself stands still there are none.
    words = 0;
    if (document.hidden) return;
    if (unanswered >= patience) return lose();
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

  const timer = setInterval(ask, beat);
  port.onmessage = receive;
  element.addEventListener('load', follow);
  host.append(element);
  return { send: (message) => port.postMessage(message), close };
}

function createFrame({ title, address }: Pick<SandboxOptions, 'title' | 'address'>): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.title = title;
  element.className = 'live-frame';
  element.referrerPolicy = 'no-referrer';
  // Without leave for forms no form would tell its own code that it is sent; the policy of the
  // document keeps every form from being sent all the same.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.src = address;
  return element;
}
