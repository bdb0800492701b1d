// Attaches the origin of a package's load error to the error itself: it is reported far from there, and thrown again for
// every importer of the package.

/** Where a package threw, and how it was reached. */
export interface PackageFault {
  /** The file that threw, relative to the root of the site. */
  readonly path: string;
  /** The stack of this importer, if the package was loaded for another one before. */
  readonly trace?: string;
  /** Whether the trace is that of a library source that is worked on, for every importer. */
  readonly isOfSource?: boolean;
  /** The specifier of the import that led to it. */
  readonly specifier?: string;
  /** The place of that import. */
  readonly importedAt?: { readonly file: string; readonly line: number; readonly column: number };
}

const key = Symbol('package fault');

/** Adds facts to an error; earlier ones are kept unless they are overwritten. */
export function notePackageFault(error: unknown, noted: Partial<PackageFault>): void {
  if (!(error instanceof Error) || Object.isFrozen(error)) return;
  const value = { path: '', ...readPackageFault(error), ...noted };
  Object.defineProperty(error, key, { value, configurable: true, enumerable: false });
}

/** Returns the noted facts; undefined if no package threw the error while loading. */
export function readPackageFault(error: unknown): PackageFault | undefined {
  return error instanceof Error ? (error as Error & { [key]?: PackageFault })[key] : undefined;
}
