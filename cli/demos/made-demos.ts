// The demos of a page, rendered, and their inputs. Types only.

import type { CodeLabels } from '../../core/code/render-code-block.ts';
import type { DemoMarker } from '../../core/model/demo-marker.ts';
import type { WrapperPlan } from '../../core/demos/export/project.ts';
import type { Styling, Variant } from '../../core/demos/plan-demo.ts';
import type { Stage } from '../../core/demos/stage/read-stage.ts';
import type { Block, ComponentMarker } from '../../core/model/document.ts';
import type { Page } from '../../core/model/page.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { LiveSheet } from '../../runtime/demos/live/live-sheets.ts';
import type { ReadFile } from '../files/read-file.ts';
import type { MadeMdx } from './mdx/make-mdx.ts';
import type { DemoStop } from '../threads/demo-stop.ts';
import type { KeptDemo } from './demo-store.ts';
import type { FoundPlayground } from './read/find-playgrounds.ts';
import type { RenderedDemo } from './run/render-demo.ts';
import type { ShownSource } from './show/show-sources.ts';

/** A source file of a demo, as its author wrote it. */
interface WrittenSource {
  /** Its displayed name, relative to the demo. */
  readonly name: string;
  readonly code: string;
}

/** A demo in one styling solution, ready for the page. */
export interface MadeStyling {
  readonly styling: Styling;
  /** The styling preferences for which it is shown. */
  readonly serves: readonly Styling[];
  readonly file: string;
  /** Prefix that makes the demo's ids unique on the page. */
  readonly prefix: string;
  /** Undefined if it could not be rendered. */
  readonly rendered?: RenderedDemo;
  readonly problems: readonly Problem[];
  readonly sources: readonly ShownSource[];
  /** Its sources as written: its own file, and its local imports. */
  readonly written: readonly WrittenSource[];
  readonly projects: KeptDemo['projects'];
  /** Style sheets of its own, compiled. */
  readonly css: Readonly<Record<string, string>>;
}

/** A demo of a page. */
export interface MadeDemo {
  readonly marker: DemoMarker;
  readonly stylings: readonly MadeStyling[];
}

/** The component of a playground, ready for the page, and its stage. */
export interface MadePlayground extends KeptDemo {
  readonly stage?: Stage;
}

/** The demos of a page by their markers, and other results of making them. */
export interface MadeDemos {
  readonly byMarker: ReadonlyMap<DemoMarker, MadeDemo>;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
  /** The playground components, by their markers. */
  readonly playgrounds: ReadonlyMap<ComponentMarker, MadePlayground>;
  /** The elements of an MDX page. */
  readonly mdx?: MadeMdx;
  /** The wrapper of the demos: its local files by path, and which of them is the wrapper. */
  readonly around: {
    readonly product: string;
    readonly wrapper?: string;
    /** The wrapper's additions to exported projects, by language. */
    readonly projects?: Readonly<Record<Variant, WrapperPlan>>;
    readonly files: Readonly<Record<string, string>>;
    /** The style sheets of the site that demos and wrapper import, by path. */
    readonly sheets: Readonly<Record<string, LiveSheet>>;
  };
}

/** A page, and the known facts about its demos. */
export interface DemoTask {
  readonly page: Page;
  readonly blocks: readonly Block[];
  readonly labels: CodeLabels;
  readonly playgrounds?: readonly FoundPlayground[];
  /** The module of an MDX page. */
  readonly mdx?: string;
  /** URL of the script that mounts them. */
  readonly module?: string;
  /** Key of the library sources that they use. */
  readonly sourcesKey?: string;
  /** Demos that ended their thread, by file. */
  readonly stopped: Readonly<Record<string, DemoStop>>;
}
