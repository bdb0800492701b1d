// Writes the initial document of the frame: its content security policy, and the script that receives
// the first message. Its origin is opaque: no cookies, no storage, no access to the page.
// It is a separate file, as a document that a page writes into a frame also inherits the page's policy.
//
// `bootFrame` is written into the document as text, so it must not use anything outside itself.

import type { LiveChunkText } from './messages.ts';

/** The first message to the frame, with the port for all that follow. */
interface FrameStart {
  readonly kind: 'start';
  readonly frame: string;
  readonly layout: LiveLayout;
  readonly chunks: readonly LiveChunkText[];
}

/** Creates addresses for scripts in the frame; imported scripts come before their importers. */
export type AddChunks = (chunks: readonly LiveChunkText[]) => ReadonlyMap<string, string>;

/** The layout of a demo in its stage: centered at its own width, or over the full width. */
export type LiveLayout = 'middle' | 'wide';

// The padding around a demo is inside the frame, as shadows and focus rings need it. It is the same as in
// the page's stage.
const stageStyles = [
  'html{background:transparent}',
  'body{box-sizing:border-box;min-block-size:96px;margin:0;padding:28px 24px;display:flow-root;align-content:center;font:16px/1.5 system-ui,sans-serif}',
  '[data-docs-layout=wide]{padding:16px;min-block-size:0}',
  '[data-docs-layout=middle]>[data-docs-live-stage]{inline-size:fit-content;max-inline-size:100%;margin-inline:auto}',
  '[data-docs-live-next]{position:absolute;inset-inline:0;visibility:hidden}',
  '@media(width<400px){[data-docs-layout=middle]{padding:20px 14px}}',
].join('');

/** Writes the frame's document. Images may come from the page's own host and from others by HTTPS. */
export function writeFrameDocument(digest: (text: string) => string): string {
  const script = `(${bootFrame})()`;
  const policy = [
    "default-src 'none'",
    // A worker would escape the time limit of code.
    "worker-src 'none'",
    `script-src 'sha256-${digest(script)}' blob:`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join(';');

  return (
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Demo</title>' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">` +
    `<style>${stageStyles}</style></head><body><script>${script}</script></body></html>\n`
  );
}

/** Waits for the first message, and starts the frame's program with its port. */
function bootFrame(): void {
  // Only in a sandboxed frame: anywhere else, the code would run with the site's origin.
  if (origin !== 'null') return;
  addEventListener('message', start);

  function start({ data, ports, source }: MessageEvent<FrameStart>): void {
    const [port] = ports;
    if (source !== parent || data.kind !== 'start' || !port) return;
    removeEventListener('message', start);
    document.body.dataset.docsLayout = data.layout;

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
