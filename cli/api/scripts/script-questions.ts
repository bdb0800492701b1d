// What a thread that reads types asks of the thread that reads the scripts of the same package, and what it is told.
// A question that begins something is not answered; its number is how to ask for the end.

import type { ApiRendered } from '../../../core/api/extract/api-entry.ts';
import type { ClassPlace } from '../../../core/api/extract/extraction.ts';
import type { ScriptedComponent } from '../../../core/api/extract/script/find-script.ts';
import type { ScriptFacts } from '../../../core/api/extract/script/read-script.ts';
import type { Home, RenderRequest } from '../../../core/api/extract/render/example.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { ScriptPlace } from './open-scripts.ts';

/** The fields of a value that goes to another thread: a function cannot be sent. */
type Sendable<Value> = { [Key in keyof Value]: Value[Key] extends (...given: never[]) => unknown ? never : Value[Key] };

/** What a component's script says, as it goes over the line. */
export interface SentFacts extends Sendable<Omit<ScriptFacts, 'listTaken'>> {
  /** The files that were looked for. */
  readonly files: readonly string[];
  /** The number of the list of props that it takes up, which components of one file may share. */
  readonly taken: number;
  /** That list, where it was not sent before. */
  readonly list?: { readonly taken: ReturnType<ScriptFacts['listTaken']> };
}

/** A question, and the kind of its answer. */
export type ScriptQuestion =
  | { readonly kind: 'open'; readonly place: ScriptPlace }
  | { readonly kind: 'find'; readonly declaration: string; readonly component: ScriptedComponent }
  | { readonly kind: 'rendered'; readonly begun: number }
  | { readonly kind: 'class'; readonly exported: ClassPlace; readonly key: string }
  | { readonly kind: 'render'; readonly request: RenderRequest }
  | { readonly kind: 'problems' };

/** What each kind is answered with. */
export interface ScriptAnswers {
  readonly open: undefined;
  readonly find: SentFacts;
  readonly class: string | undefined;
  readonly render: undefined;
  readonly rendered: ApiRendered | undefined;
  readonly problems: { readonly problems: readonly Problem[]; readonly awaited: readonly string[] };
}

/** What the thread of the types says. */
export type Asked =
  | { readonly id: number; readonly question: ScriptQuestion }
  /** What was asked back: what a component may have to stand in. */
  | { readonly homes: readonly Home[] };

/** What the thread of the scripts says. */
export type Told =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly fault: unknown }
  /** Asks back what a component may have to stand in that said this. */
  | { readonly standing: string };
