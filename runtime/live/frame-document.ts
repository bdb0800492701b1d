// The document of the frame, before anything is in it: rules of what it may load, and the few lines
// that take the first message. Its origin is opaque: no cookies, no storage, no way to the page.
//
// `bootFrame` is written into the document as text, so it must not use anything outside itself.

import type { LiveChunkText } from './messages.ts';

/** The first message to the frame, with the port for all that follow. */
interface FrameStart {
  readonly kind: 'start';
  readonly frame: string;
  readonly chunks: readonly LiveChunkText[];
}

/** Puts scripts under addresses of the frame's own, those that others import first. */
export type AddChunks = (chunks: readonly LiveChunkText[]) => ReadonlyMap<string, string>;

/** Writes the frame's document. Images may come from the page's own host and from others by HTTPS. */
export function writeFrameDocument({ nonce, origin }: { nonce: string; origin: string }): string {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' blob:`,
    "style-src 'unsafe-inline'",
    `img-src data: blob: https: ${origin}`,
    'font-src data:',
    "form-action 'none'",
  ].join('; ');

  return (
    `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<style>html{background:transparent}body{margin:0;display:flow-root}[data-live-next]{position:absolute;inset-inline:0;visibility:hidden}</style>' +
    `</head><body><script nonce="${nonce}">(${bootFrame})()</script></body></html>`
  );
}

/** Waits for the first message, and starts the frame's program with its port. */
function bootFrame(): void {
  addEventListener('message', start);

  function start({ data, ports, source }: MessageEvent<FrameStart>): void {
    const [port] = ports;
    if (source !== parent || data.kind !== 'start' || !port) return;
    removeEventListener('message', start);

    const urls = new Map<string, string>();
    const addChunks = (chunks: readonly LiveChunkText[]) => {
      for (const { name, text, imports } of chunks) {
        const code = imports.reduce(
          (result, imported) => result.replaceAll(`./${imported}`, String(urls.get(imported))),
          text,
        );
        if (!urls.has(name)) urls.set(name, URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      }
      return urls;
    };
    addChunks(data.chunks);
    import(String(urls.get(data.frame))).then(
      ({ startFrame }) => startFrame(port, addChunks),
      (error) => port.postMessage({ kind: 'fault', run: 0, fault: 'runtime', message: String(error) }),
    );
  }
}
