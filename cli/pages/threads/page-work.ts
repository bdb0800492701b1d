// Types of the messages between the main thread and a page thread. Plain data.

import type { PluginPart } from '../../../core/markdown/plugins/plugin-stop.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { BuildContext } from '../build-context.ts';
import type { MadePage } from '../made-page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParsedPage } from '../../site/plan/parsed-page.ts';

/** The answer to each kind of work. */
export interface PageAnswer {
  readonly parse: ParsedPage;
  readonly make: MadePage;
}

/** One piece of work for a thread. */
export interface PageWork {
  readonly kind: keyof PageAnswer;
  readonly task: PageTask;
  /** The shared context of pages, if the thread does not have it yet. */
  readonly context?: BuildContext;
}

/** What a page thread reports. */
export type PageMessage =
  /** The modules of the site are loaded. */
  | { readonly kind: 'ready' }
  /** A message about the cache. */
  | { readonly kind: 'notice'; readonly text: string }
  /** A demo begins to run; undefined when it has ended. */
  | { readonly kind: 'demo'; readonly file: string | undefined }
  /** A package begins to load. */
  | { readonly kind: 'loading'; readonly name: string | undefined }
  /** A part of the page begins to be made. */
  | { readonly kind: 'making'; readonly part: string | undefined }
  /** A plugin begins to run. */
  | { readonly kind: 'plugin'; readonly part: PluginPart | undefined }
  | { readonly kind: 'answer'; readonly answer: PageAnswer[keyof PageAnswer] | { readonly problem: Problem } }
  /** The work threw: a fault of the engine, unless its code says otherwise. */
  | { readonly kind: 'error'; readonly stack: string; readonly code: string | undefined };
