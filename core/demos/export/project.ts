// Types of an export: the plan, the project created from it, and the form that opens it. Plain data.

/** The data that a demo's project is created from. */
export interface ExportPlan {
  readonly title: string;
  readonly description: string;
  readonly language: 'ts' | 'js';
  readonly styling: 'system' | 'tailwind' | 'css';
  /** The demo and its local files, by their paths in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The demo itself: "src/App.tsx". */
  readonly entry: string;
  /** URLs of this site that the files contain; replaced by the contents when the project is opened. */
  readonly assets?: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Packages that are not published to a registry. */
  readonly unpublished?: readonly string[];
  /** The wrapper around the demo, if its file is part of the project. */
  readonly wrapper?: ProjectWrapper;
}

/** The wrapper around a demo in its project. */
interface ProjectWrapper {
  readonly file: string;
  /** Its props besides `children`. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** What a page's wrapper adds to the project of each demo. */
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
  /** File contents by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that an editor shows first. */
  readonly entry: string;
}

/** A form that opens a project on another site when submitted. */
export interface ProjectForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}
