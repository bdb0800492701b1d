// The messages between page and frame. Edited code runs in the frame and can send anything on its
// behalf: messages from there are reduced to text and numbers of the expected shape, or dropped.

import type { DemoTheme } from '../root/demo-theme.ts';
import type { LiveManifestModule } from './manifest.ts';

/** The theme of the page, which the frame also uses. */
export type LiveSettings = DemoTheme;

/** A script, with the names of the scripts that it imports as "./name". */
export interface LiveChunkText {
  readonly name: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** The target of an import in edited code. */
export type LiveImport =
  | { readonly kind: 'file'; readonly path: string }
  | ({ readonly kind: 'package' } & LiveManifestModule);

/** A compiled file: the body of a CommonJS function. */
export interface LiveModule {
  readonly path: string;
  readonly code: string;
  readonly imports: Readonly<Record<string, LiveImport>>;
}

/** Compiled files. The entry's default export is rendered. */
export interface LiveProgram {
  readonly entry: string;
  /** The file whose default export wraps the demo. */
  readonly wrapper?: string;
  /** The product whose page shows the demo, for the wrapper. */
  readonly product: string;
  readonly modules: readonly LiveModule[];
  /** Global values that the site defines for its demos, by name. */
  readonly globals: Readonly<Record<string, unknown>>;
  readonly styles: LiveStyles;
}

/** A style sheet with a unique key. */
export interface LiveStyle {
  readonly key: string;
  readonly css: string;
}

/** The style sheets of the site that a program needs, in import order. */
export interface LiveStyles {
  /** Style sheets of the wrapper. */
  readonly around: readonly LiveStyle[];
  /** Style sheets of the demo; it may share some with the wrapper. */
  readonly own: readonly LiveStyle[];
  /** Keys of all sheets, including those of packages, in their order on the page. */
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

/** The modules of Emotion, if the site has it. */
export interface EmotionModules {
  readonly react: LiveManifestModule;
  readonly cache: LiveManifestModule;
  readonly stylis?: LiveManifestModule;
}

/** An error of edited code while it loads or runs. The place is in the compiled file. */
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

const maxMessageLength = 2000;
const faults: readonly unknown[] = [
  'syntax',
  'runtime',
  'unknown-name',
  'no-component',
  'slow',
] satisfies FrameFault['fault'][];

/** Reads a message of the frame; undefined if it does not have the right shape. */
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
    // Checked against `faults` above.
    fault: fault as FrameFault['fault'],
    message: message.slice(0, maxMessageLength),
    ...(hasPlace ? { file, line, column } : {}),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
