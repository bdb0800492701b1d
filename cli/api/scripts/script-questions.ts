// Messages between the thread that reads the types of a package and the thread that reads its scripts. A question that
// starts something is not answered; its number is used to ask for the result.

import type { ApiRendered } from '../../../core/api/extract/api-entry.ts';
import type { ClassPlace } from '../../../core/api/extract/extraction.ts';
import type { ScriptedComponent } from '../../../core/api/extract/script/find-script.ts';
import type { ScriptFacts } from '../../../core/api/extract/script/read-script.ts';
import type { Parent, RenderRequest } from '../../../core/api/extract/render/example.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { ScriptPlace } from './open-scripts.ts';

/** The fields of a value that can be sent to another thread, which excludes functions. */
type Sendable<Value> = { [Key in keyof Value]: Value[Key] extends (...given: never[]) => unknown ? never : Value[Key] };

/** The facts from a component's script, as they are sent. */
export interface SentFacts extends Sendable<Omit<ScriptFacts, 'listUsed'>> {
  /** The files that were read or looked for. */
  readonly files: readonly string[];
  /** The number of its list of used props, which components of one file may share. */
  readonly taken: number;
  /** The list, if it was not sent before. */
  readonly list?: { readonly taken: ReturnType<ScriptFacts['listUsed']> };
}

/** A question, and the kind of its answer. */
export type ScriptQuestion =
  | { readonly kind: 'open'; readonly place: ScriptPlace }
  | { readonly kind: 'find'; readonly declaration: string; readonly component: ScriptedComponent }
  | { readonly kind: 'rendered'; readonly begun: number }
  | { readonly kind: 'class'; readonly exported: ClassPlace; readonly key: string }
  | { readonly kind: 'render'; readonly request: RenderRequest }
  | { readonly kind: 'problems' };

/** The answers to each kind of question. */
export interface ScriptAnswers {
  readonly open: undefined;
  readonly find: SentFacts;
  readonly class: string | undefined;
  readonly render: undefined;
  readonly rendered: ApiRendered | undefined;
  readonly problems: { readonly problems: readonly Problem[]; readonly awaited: readonly string[] };
}

/** A message of the thread that reads types. */
export type QuestionMessage =
  | { readonly id: number; readonly question: ScriptQuestion }
  /** The answer to `standing`: parents that the component may need. */
  | { readonly parents: readonly Parent[] };

/** A message of the thread that reads scripts. */
export type AnswerMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly fault: unknown }
  /** Asks which parents a component may need that failed with this message. */
  | { readonly standing: string };
