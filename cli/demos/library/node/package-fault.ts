// What a package threw while it was loaded → where it was, kept on the error itself: what reports it stands far
// from there, and the error is thrown again for everyone who asks for the package.

/** Where a package stopped, and how it was reached. */
export interface PackageFault {
  /** The file that threw, from the root of the site. */
  readonly path: string;
  /** The stack of who has asked for it, where it was loaded for someone else before. */
  readonly trace?: string;
  /** It went through the source of a library that is worked on: the trace is of that source, for every importer. */
  readonly isOfSource?: boolean;
  /** The import that led to it, as it is written. */
  readonly specifier?: string;
  /** Where that stands. */
  readonly importedAt?: { readonly file: string; readonly line: number; readonly column: number };
}

const key = Symbol('package fault');

/** Notes what is known by now; what was noted before is kept, unless it is noted anew. */
export function notePackageFault(error: unknown, noted: Partial<PackageFault>): void {
  if (!(error instanceof Error) || Object.isFrozen(error)) return;
  const value = { path: '', ...readPackageFault(error), ...noted };
  Object.defineProperty(error, key, { value, configurable: true, enumerable: false });
}

/** Reads what was noted; undefined for what no package threw while it was loaded. */
export function readPackageFault(error: unknown): PackageFault | undefined {
  return error instanceof Error ? (error as Error & { [key]?: PackageFault })[key] : undefined;
}
