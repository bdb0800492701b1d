// Runs the sources of one edited demo, and reports the results. Scripts are fetched and the frame is
// created with the first source; the last good result stays visible after errors.

import { compileProgram, type CompiledProgram } from '../program/compile-program.ts';
import { createChunkLoader, type ChunkLoader } from './create-chunk-loader.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import type { LiveLayout } from '../frame-document.ts';
import type { LiveFault } from '../live-fault.ts';
import type { LiveSheets } from '../live-sheets.ts';
import type { LiveManifest, LiveManifestModule } from '../manifest.ts';
import type { EmotionModules, FrameFault, FromFrame, LiveProgram, LiveSettings } from '../messages.ts';

const maxLosses = 3;

/** A demo, and the callbacks for its results. */
interface LiveSessionOptions {
  readonly host: HTMLElement;
  /** The accessible name of the frame. */
  readonly title: string;
  readonly layout: LiveLayout;
  readonly file: string;
  readonly files: Readonly<Record<string, string>>;
  readonly wrapper?: string;
  readonly product: string;
  readonly manifestUrl: string;
  readonly sheets: LiveSheets;
  readonly utilities?: string;
  readonly settings: LiveSettings;
  readonly onDrawn: () => void;
  readonly onFault: (fault: LiveFault) => void;
  readonly onHeight: (height: number) => void;
}

/** A session for an edited demo. */
interface LiveSession {
  readonly run: (source: string) => Promise<void>;
  readonly change: (settings: LiveSettings) => void;
  readonly close: () => void;
}

interface Attempt extends CompiledProgram {
  readonly run: number;
}

/** Opens a session. Nothing is loaded before its first source. */
export function createLiveSession(options: LiveSessionOptions): LiveSession {
  const { onDrawn, onFault, onHeight } = options;
  const load = createLoader(options);
  let settings = options.settings;
  let sandbox: { frame: Sandbox; known: Set<string> } | undefined;
  let latest = 0;
  let sent: Attempt | undefined;
  let lastGood: Attempt | undefined;
  let losses = 0;
  let faultyRun = 0;
  let isClosed = false;

  async function run(source: string): Promise<void> {
    latest += 1;
    losses = 0;
    const current = latest;
    try {
      const loader = await load();
      if (current !== latest || isClosed) return;

      const compiled = compileProgram({ ...options, source, manifest: loader.manifest });
      if (compiled.kind === 'fault') onFault(compiled.fault);
      else await show({ ...compiled, run: current }, loader);
    } catch {
      // The page is older than the site, or the reader is offline.
      if (current === latest) onFault({ kind: 'unloaded' });
    }
  }

  async function show(attempt: Attempt, loader: ChunkLoader): Promise<void> {
    const { manifest } = loader;
    const emotion = findEmotion(attempt.program, manifest);
    const all = await loader.load([
      manifest.frame,
      ...listChunks(attempt.program),
      ...Object.values(emotion ?? {}).map((module: LiveManifestModule) => module.chunk),
    ]);
    if (isClosed || attempt.run < latest) return;

    sandbox ??= open(loader, all);
    const { frame, known: sentChunks } = sandbox;
    const chunks = all.filter(({ name }) => !sentChunks.has(name));
    for (const { name } of chunks) sentChunks.add(name);
    sent = attempt;
    frame.send({ kind: 'run', run: attempt.run, program: attempt.program, chunks, settings, emotion });
  }

  function open(
    { manifest, documentUrl }: ChunkLoader,
    chunks: Awaited<ReturnType<ChunkLoader['load']>>,
  ): { frame: Sandbox; known: Set<string> } {
    const { host, title, layout } = options;
    return {
      frame: createSandbox({
        host,
        title,
        address: documentUrl,
        layout,
        frame: manifest.frame,
        chunks,
        onMessage: receive,
        onLost: restart,
      }),
      known: new Set(chunks.map(({ name }) => name)),
    };
  }

  function receive(message: FromFrame): void {
    if (message.kind === 'height') onHeight(message.height);
    if (message.kind === 'fault') reportFault(message);
    if (message.kind !== 'drawn' || message.run !== sent?.run) return;
    lastGood = sent;
    // A result that is rendered despite an error, or restored after a loss, must not hide the message about it.
    if (message.run === latest && faultyRun !== latest && losses === 0) onDrawn();
  }

  /** Reports an error of the latest run. The run is 0 while the frame itself starts. */
  function reportFault(message: FrameFault): void {
    if (message.run !== latest && message.run !== 0) return;
    faultyRun = latest;
    onFault(toLiveFault(message, sent));
  }

  /** Shows the last good program in a new frame after the old one was lost. */
  async function restart(): Promise<void> {
    sandbox = undefined;
    losses += 1;
    onFault({ kind: 'lost' });
    if (!lastGood || losses >= maxLosses) return;
    // With the number of the latest run, so that its messages are accepted.
    await show({ ...lastGood, run: latest }, await load());
  }

  return {
    run,
    change(next) {
      settings = next;
      sandbox?.frame.send({ kind: 'settings', settings });
    },
    close() {
      isClosed = true;
      sandbox?.frame.close();
    },
  };
}

/** Creates a function that opens the chunk loader once; after a failure it tries again. */
function createLoader({ manifestUrl }: LiveSessionOptions) {
  let loading: Promise<ChunkLoader> | undefined;

  return function open() {
    loading ??= createChunkLoader(new URL(manifestUrl, location.href).href);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

function listChunks({ modules }: LiveProgram): string[] {
  const imports = modules.flatMap((module) => Object.values(module.imports));
  return imports.flatMap((target) => (target.kind === 'package' ? [target.chunk] : []));
}

/** Finds the modules of Emotion, needed when the demo imports any package but React. */
function findEmotion({ modules }: LiveProgram, manifest: LiveManifest): EmotionModules | undefined {
  const react = manifest.modules['@emotion/react'];
  const cache = manifest.modules['@emotion/cache'];
  const stylis = manifest.modules.stylis;
  const imports = modules.flatMap((module) => Object.entries(module.imports));
  const hasLibrary = imports.some(
    ([specifier, { kind }]) => kind === 'package' && !/^react(-dom)?(\/|$)/.test(specifier),
  );
  return react && cache && hasLibrary ? { react, cache, ...(stylis && { stylis }) } : undefined;
}

function toLiveFault({ fault, message, file, line, column }: FrameFault, sent: Attempt | undefined): LiveFault {
  const sourcePlace =
    file !== undefined && line !== undefined && column !== undefined
      ? sent?.findSource(file, { line, column })
      : undefined;
  const place = sourcePlace && file !== undefined ? { place: { file: file.replace(/^\.\//, ''), ...sourcePlace } } : {};
  if (fault === 'slow' || fault === 'no-component') return { kind: fault, ...place };
  return { kind: fault, message, ...place };
}
