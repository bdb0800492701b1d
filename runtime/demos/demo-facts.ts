// Types and readers of the facts in a demo's element, and of the sources that are fetched on demand.

import type { DemoProps } from './root/demo-root.tsx';
import type { LiveSheets } from './live/live-sheets.ts';
import { trustHtml } from '../browser/trust.ts';

/** The facts in `data-docs-props` of a demo. */
export interface DemoFacts {
  readonly name: string;
  /** The script that makes the demos of the page live; none if the demo could not be rendered. */
  readonly module?: string;
  /** Address of the JSON with all sources of the page's demos. */
  readonly sources?: string;
  /** Address of the list of packages that edited code may use; none if the demo cannot be edited. */
  readonly live?: string;
  /** The props that a playground's component was rendered with. */
  readonly start?: DemoProps;
}

/** A file of a demo: its displayed name, its path in the site, its highlighted text. */
interface SourceFile {
  readonly name: string;
  readonly path: string;
  readonly html: string;
}

/** A demo's source in one language, starting with the demo's own file. */
export interface SourceVariant {
  readonly files: readonly SourceFile[];
  /** The plan of an exported project. */
  readonly project?: unknown;
  /** Key of the style sheet with the Tailwind utilities that it uses. */
  readonly utilities?: string;
}

/** The sources of one demo, by styling solution and language. */
type DemoSources = Readonly<
  Record<string, { readonly file: string; readonly variants: Readonly<Partial<Record<'TS' | 'JS', SourceVariant>>> }>
>;

/** The fetched sources of a page's demos. */
export interface PageSources {
  readonly demos: Readonly<Record<string, DemoSources>>;
  /** What the editor needs besides the demos: local files by path, and the path of the wrapper. */
  readonly around: {
    readonly product: string;
    readonly wrapper?: string;
    readonly files: Readonly<Record<string, string>>;
    readonly sheets: LiveSheets;
    /** Plans of what the wrapper adds to exported projects, by language. */
    readonly projects?: Readonly<Record<'TS' | 'JS', unknown>>;
  };
  /** Texts of the editor. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Reads the facts of a demo. */
export function readFacts(element: HTMLElement): DemoFacts {
  return JSON.parse(element.dataset.docsProps ?? '{}') as DemoFacts;
}

/** Picks the source that matches a reader's preferences best. */
export function pickSource(
  sources: DemoSources,
  styling: string,
  variant: string,
): { styling: string; variant: 'TS' | 'JS'; file: string; source: SourceVariant } | undefined {
  const [stylingName = '', solution] =
    Object.entries(sources).find(([each]) => each === styling) ?? Object.entries(sources)[0] ?? [];
  if (!solution) return undefined;
  const language = variant === 'TS' && solution.variants.TS ? 'TS' : solution.variants.JS ? 'JS' : 'TS';
  const source = solution.variants[language];
  return source && { styling: stylingName, variant: language, file: solution.file, source };
}

/** Extracts the plain text of highlighted code. */
export function toText(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html);
  return template.content.querySelector('pre')?.textContent ?? '';
}
