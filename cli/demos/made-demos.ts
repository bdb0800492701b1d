// What is made of the demos of a page, and what they are made from.

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
import type { MadeMdx } from './mdx/create-mdx-maker.ts';
import type { DemoStop } from '../threads/demo-stop.ts';
import type { KeptDemo } from './demo-store.ts';
import type { FoundPlayground } from './read/find-playgrounds.ts';
import type { RenderedDemo } from './run/render-demo.ts';
import type { ShownSource } from './show/show-sources.ts';

/** A file of a demo, as its author wrote it. */
interface WrittenSource {
  /** As readers know it, relative to the demo. */
  readonly name: string;
  readonly code: string;
}

/** A demo in one styling solution, ready to be drawn. */
export interface MadeStyling {
  readonly styling: Styling;
  /** Preferences for a styling that it serves. */
  readonly serves: readonly Styling[];
  readonly file: string;
  /** Keeps ids of the demo apart from those of all others on the page. */
  readonly prefix: string;
  /** Undefined where it could not be rendered. */
  readonly rendered?: RenderedDemo;
  readonly problems: readonly Problem[];
  readonly sources: readonly ShownSource[];
  /** The same as its author wrote it: its own file, and what it imports from beside it. */
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

/** The component of a playground, ready to be drawn, and the stage on which it stands. */
export interface MadePlayground extends KeptDemo {
  readonly stage?: Stage;
}

/** The demos of a page, each marker with its own, and what the page learns from making them. */
export interface MadeDemos {
  readonly byMarker: ReadonlyMap<DemoMarker, MadeDemo>;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
  /** The components that are played with, by their markers. */
  readonly playgrounds: ReadonlyMap<ComponentMarker, MadePlayground>;
  /** The elements of a page of MDX. */
  readonly mdx?: MadeMdx;
  /** What stands around the demos: local files by path, and which of them is the wrapper. */
  readonly around: {
    readonly product: string;
    readonly wrapper?: string;
    /** What the wrapper adds to projects, by language. */
    readonly projects?: Readonly<Record<Variant, WrapperPlan>>;
    readonly files: Readonly<Record<string, string>>;
    /** The style sheets of the site that demos and wrapper import, by path. */
    readonly sheets: Readonly<Record<string, LiveSheet>>;
  };
}

/** A page, and what is known of its demos beforehand. */
export interface DemoTask {
  readonly page: Page;
  readonly blocks: readonly Block[];
  readonly labels: CodeLabels;
  readonly playgrounds?: readonly FoundPlayground[];
  /** The module of a page of MDX. */
  readonly mdx?: string;
  /** Address of the script that brings them to life. */
  readonly module?: string;
  /** Stands for what they take from the sources of libraries. */
  readonly sourcesKey?: string;
  /** Demos that took a thread with them, by file. */
  readonly stopped: Readonly<Record<string, DemoStop>>;
}
