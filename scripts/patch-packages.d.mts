/** A text in files of a package, and the text that stands there in the version that is mended. */
export interface Patch {
  readonly folder: string;
  readonly files: readonly string[];
  readonly faulty: string;
  readonly mended: string;
}

/** The faults of installed packages that are mended. */
export const patches: readonly Patch[];

/** Applies the patches to the packages in node_modules/. Returns what could not be patched, one line each. */
export function patchPackages(nodeModules: string, list?: readonly Patch[]): string[];
