// The program of the frame: receives programs from the page, renders them, and reports the result.
// It is bundled with the packages of the demos, and shares their React.

import type { AddChunks } from '../frame-document.ts';
import type { FromFrame, LiveSettings, ToFrame } from '../messages.ts';
import { createStage, type Stage } from './create-stage.tsx';
import { createTurnGuard } from './create-turn-guard.ts';
import { loadProgram } from './load-program.ts';
import { toFrameFault } from './to-frame-fault.ts';

const minHeightWithLayer = 360;

/** Starts the program of the frame on a port to the page. */
export function startFrame(port: MessagePort, addChunks: AddChunks): void {
  const files = new Map<string, string>();
  const send = (message: FromFrame) => port.postMessage(message);
  const stage = createStage({ host: document.body, onDrawn: (run) => send({ kind: 'drawn', run }), onFault: fail });
  const guard = createTurnGuard();
  let latest = 0;

  function fail(run: number, error: unknown): void {
    if (run === latest) send(toFrameFault(error, { run, files }));
  }

  async function show(message: Extract<ToFrame, { kind: 'run' }>): Promise<void> {
    latest = message.run;
    applySettings(message.settings);
    try {
      const urls = addChunks(message.chunks);
      const scene = await loadProgram(message.program, { urls, files, guard, emotion: message.emotion });
      // A newer one may have arrived while this one was loading.
      if (message.run === latest) stage.show(message.run, scene, message.settings);
    } catch (error) {
      fail(message.run, error);
    }
  }

  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === 'run') void show(data);
    if (data.kind === 'settings') changeSettings(stage, data.settings);
    if (data.kind === 'ping') send({ kind: 'pong' });
  };
  addEventListener('error', ({ error, message }) => fail(latest, error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(latest, reason));
  preventNavigation();
  watchHeight((height) => send({ kind: 'height', height }));
  send({ kind: 'ready' });
}

function changeSettings(stage: Stage, settings: LiveSettings): void {
  applySettings(settings);
  stage.change(settings);
}

/** Applies the page's settings to the frame, with the same attributes for style sheets. */
function applySettings({ mode, direction, language, dense }: LiveSettings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction;
  root.dataset.mode = mode;
  root.dataset.density = dense ? 'dense' : 'comfortable';
  root.style.colorScheme = mode;
  document.body.className = `mode-${mode}`;
}

/** Prevents links, forms and dropped files from navigating the frame, after the demo's own handlers. */
function preventNavigation(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
    if (link) event.preventDefault();
  });
  for (const kind of ['submit', 'dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault());
}

/**
 * Calls `onHeight` with the height of the content, including its overflow, now and whenever it changes. A layer above
 * the page (a dialog, an open menu) adds no height, so the frame gets a minimum height for it.
 */
function watchHeight(onHeight: (height: number) => void): void {
  let last = -1;

  function measure(): void {
    const stages = [...document.body.children].filter((child) =>
      child.matches('[data-docs-live-stage]:not([data-docs-live-next])'),
    );
    const { body } = document;
    const content = Math.ceil(Math.max(body.getBoundingClientRect().height, body.scrollHeight));
    const height = hasLayer(stages) ? Math.max(content, minHeightWithLayer) : content;
    if (height === last) return;
    last = height;
    onHeight(height);
  }

  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(measure).observe(document.body, { childList: true });
  measure();
}

/** Returns whether there are portals beside the stage. Scripts and empty containers do not count. */
function hasLayer(stages: readonly Element[]): boolean {
  return [...document.body.children].some(
    (child) =>
      !stages.includes(child) && !child.matches('script, style, [data-docs-live-stage]') && child.childElementCount > 0,
  );
}
