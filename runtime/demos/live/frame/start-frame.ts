// The program of the frame: receives programs from the page, renders them, and reports the result.
// It is bundled with the packages of the demos, and shares their React.

import type { AddChunks } from '../frame-document.ts';
import type { FromFrame, LiveSettings, ToFrame } from '../messages.ts';
import { applySettings } from './apply-settings.ts';
import { createStage, type Stage } from './create-stage.tsx';
import { createTurnGuard } from './create-turn-guard.ts';
import { loadProgram } from './load-program.ts';
import { toFrameFault } from './to-frame-fault.ts';
import { keepInside } from './keep-inside.ts';
import { watchHeight } from './watch-height.ts';

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
  keepInside();
  watchHeight((height) => send({ kind: 'height', height }));
  send({ kind: 'ready' });
}

function changeSettings(stage: Stage, settings: LiveSettings): void {
  applySettings(settings);
  stage.change(settings);
}
