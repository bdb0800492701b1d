// What a demo's element tells of itself, and the sources that are fetched when they are asked for.

import type { DemoProps } from './root/demo-root.tsx';
import type { LiveSheets } from './live/live-sheets.ts';
import { trustHtml } from '../browser/trust.ts';

/** The facts in `data-docs-props` of a demo. */
export interface DemoFacts {
  readonly name: string;
  /** The script that brings the demos of the page to life; none where the demo could not be rendered. */
  readonly module?: string;
  /** All sources of the page's demos, as JSON. */
  readonly sources?: string;
  /** The list of packages that edited code may use; none where the demo is not edited. */
  readonly live?: string;
  /** What the component of a playground was rendered with. */
  readonly start?: DemoProps;
}

/** A file of a demo: its name for readers, its path in the site, its coloured text. */
interface SourceFile {
  readonly name: string;
  readonly path: string;
  readonly html: string;
}

/** A demo's source in one language: the demo itself first. */
export interface SourceVariant {
  readonly files: readonly SourceFile[];
  /** What an exported project is made from. */
  readonly project?: unknown;
  /** The key of the sheet with the utilities of Tailwind that it uses. */
  readonly utilities?: string;
}

/** The sources of one demo, by styling solution and language. */
type DemoSources = Readonly<
  Record<string, { readonly file: string; readonly variants: Readonly<Partial<Record<'TS' | 'JS', SourceVariant>>> }>
>;

/** All that is fetched of a page's demos. */
export interface PageSources {
  readonly demos: Readonly<Record<string, DemoSources>>;
  /** What stands around the demos, for the editor: local files by path, and which of them is the wrapper. */
  readonly around: {
    readonly product: string;
    readonly wrapper?: string;
    readonly files: Readonly<Record<string, string>>;
    readonly sheets: LiveSheets;
    /** What the wrapper adds to exported projects, by language. */
    readonly projects?: Readonly<Record<'TS' | 'JS', unknown>>;
  };
  /** Words of the editor. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Reads the facts of a demo. */
export function readFacts(element: HTMLElement): DemoFacts {
  return JSON.parse(element.dataset.docsProps ?? '{}') as DemoFacts;
}

/** Picks the source that a reader's preferences ask for, or the nearest. */
export function pickSource(
  sources: DemoSources,
  styling: string,
  variant: string,
): { styling: string; variant: 'TS' | 'JS'; file: string; source: SourceVariant } | undefined {
  const [name = '', found] =
    Object.entries(sources).find(([each]) => each === styling) ?? Object.entries(sources)[0] ?? [];
  if (!found) return undefined;
  const given = variant === 'TS' && found.variants.TS ? 'TS' : found.variants.JS ? 'JS' : 'TS';
  const source = found.variants[given];
  return source && { styling: name, variant: given, file: found.file, source };
}

/** Reads the plain text out of coloured code. */
export function toText(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html);
  return template.content.querySelector('pre')?.textContent ?? '';
}
