// What the page and the frame say to each other. Edited code runs in the frame and can say anything
// in its name: whatever comes from there is taken for text and numbers of a plain shape, or dropped.

import type { DemoTheme } from '../root/demo-theme.ts';
import type { LiveManifestModule } from './manifest.ts';

/** How the page is shown; the frame is shown alike. */
export type LiveSettings = DemoTheme;

/** A script, with the names of the scripts that it imports as "./name". */
export interface LiveChunkText {
  readonly name: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** Where an import of edited code leads. */
export type LiveImport =
  | { readonly kind: 'file'; readonly path: string }
  | ({ readonly kind: 'package' } & LiveManifestModule);

/** A compiled file: the body of a CommonJS function. */
export interface LiveModule {
  readonly path: string;
  readonly code: string;
  readonly imports: Readonly<Record<string, LiveImport>>;
}

/** Compiled files, of which the entry's default export is drawn. */
export interface LiveProgram {
  readonly entry: string;
  /** The file whose default export stands around the demo. */
  readonly wrapper?: string;
  /** The product whose page shows the demo, for the wrapper. */
  readonly product: string;
  readonly modules: readonly LiveModule[];
  /** What the site lets its demos find under names of their own. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly styles: LiveStyles;
}

/** A style sheet under a key that no other has. */
export interface LiveStyle {
  readonly key: string;
  readonly css: string;
}

/** The style sheets of the site that a program needs, as it imports them. */
export interface LiveStyles {
  /** Those of the wrapper. */
  readonly around: readonly LiveStyle[];
  /** Those of the demo; it may share some with the wrapper. */
  readonly own: readonly LiveStyle[];
  /** The keys of sheets, of packages too, in their order on the page. */
  readonly order: readonly string[];
}

/** A message to the frame. */
export type ToFrame =
  | {
      readonly kind: 'run';
      readonly run: number;
      readonly program: LiveProgram;
      readonly chunks: readonly LiveChunkText[];
      readonly settings: LiveSettings;
      readonly emotion?: EmotionModules;
    }
  | { readonly kind: 'settings'; readonly settings: LiveSettings }
  | { readonly kind: 'ping' };

/** Where Emotion lies, when the site has it. */
export interface EmotionModules {
  readonly react: LiveManifestModule;
  readonly cache: LiveManifestModule;
  readonly stylis?: LiveManifestModule;
}

/** A fault of edited code while it loads or runs. The place is one in the compiled file. */
export interface FrameFault {
  readonly kind: 'fault';
  readonly run: number;
  readonly fault: 'syntax' | 'runtime' | 'unknown-name' | 'no-component' | 'slow';
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A message from the frame. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'drawn'; readonly run: number }
  | { readonly kind: 'height'; readonly height: number }
  | FrameFault;

const longest = 2000;
const faults: readonly unknown[] = [
  'syntax',
  'runtime',
  'unknown-name',
  'no-component',
  'slow',
] satisfies FrameFault['fault'][];

/** Reads a message of the frame. What has not its shape is no message. */
export function readFrameMessage(value: unknown): FromFrame | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, run, height } = value as Readonly<Record<string, unknown>>;

  if (kind === 'ready' || kind === 'pong') return { kind };
  if (kind === 'height') return isCount(height) ? { kind, height } : undefined;
  if (kind === 'drawn') return isCount(run) ? { kind, run } : undefined;
  return kind === 'fault' ? readFault(value as Readonly<Record<string, unknown>>) : undefined;
}

function readFault({
  run,
  fault,
  message,
  file,
  line,
  column,
}: Readonly<Record<string, unknown>>): FrameFault | undefined {
  if (!isCount(run) || !faults.includes(fault) || typeof message !== 'string') return undefined;
  const hasPlace = typeof file === 'string' && isCount(line) && isCount(column);
  return {
    kind: 'fault',
    run,
    // Listed above.
    fault: fault as FrameFault['fault'],
    message: message.slice(0, longest),
    ...(hasPlace ? { file, line, column } : {}),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
