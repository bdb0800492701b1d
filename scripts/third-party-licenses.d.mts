/** Formats the licenses of the packages that the input files of a bundle belong to. */
export function formatThirdPartyLicenses(root: string, inputs: readonly string[]): string;

/** Lists the folders of the packages that bundled files belong to. */
export function listPackageFolders(inputs: readonly string[]): string[];

/** Returns the package folder of a bundled file; undefined for the engine's own files. */
export function toPackageFolder(input: string): string | undefined;
