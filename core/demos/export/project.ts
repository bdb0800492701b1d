// The nouns of an export: what is known of a demo, the project made of it, and the form that opens it.
// Types only, plain data.

/** All that a demo's project is made from. */
export interface ExportPlan {
  readonly title: string;
  readonly description: string;
  readonly language: 'ts' | 'js';
  readonly styling: 'system' | 'tailwind' | 'css';
  /** The demo and its local files, by their paths in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The demo itself: "src/App.tsx". */
  readonly entry: string;
  /** Addresses of this site that the files name; whoever opens the project puts in what they hold. */
  readonly assets?: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Packages that no registry has. */
  readonly unpublished?: readonly string[];
  /** The component around the demo, where its file is one of the project's. */
  readonly wrapper?: ProjectWrapper;
}

/** The component around a demo in its project. */
interface ProjectWrapper {
  readonly file: string;
  /** What it is given beside the demo. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** What the component around the demos of a page adds to the project of each. */
export interface WrapperPlan extends Pick<
  ExportPlan,
  'files' | 'entry' | 'assets' | 'dependencies' | 'devDependencies' | 'unpublished'
> {
  readonly props: Readonly<Record<string, unknown>>;
}

/** A project that installs, runs and builds by itself. */
export interface Project {
  readonly title: string;
  readonly description: string;
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that an editor shows first. */
  readonly entry: string;
}

/** A form that, posted, opens a project on another site. */
export interface ProjectForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}
