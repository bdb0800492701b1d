/** Formats the licences of the packages that the input files of a bundle belong to. */
export function formatThirdPartyLicenses(root: string, inputs: readonly string[]): string;

/** Lists the folders of the packages that bundled files belong to. */
export function listPackageFolders(inputs: readonly string[]): string[];

/** Turns the path of a bundled file into the folder of its package; undefined for our own files. */
export function toPackageFolder(input: string): string | undefined;
