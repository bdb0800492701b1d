// The specifier of an import that is no file of the old site → why the new site cannot import it.

import type { SourceFolder } from '../source-site.ts';
import type { ImportResolver } from './import-resolver.ts';

const enginePackages =
  /^(?:@docusaurus\/|@theme(?:-\w+)?(?:\/|$)|dumi(?:\/|$)|umi(?:\/|$)|vitepress|vuepress|@vuepress\/|vue(?:\/|$)|nextra|next(?:\/|$)|node:|fs$|path$|virtual:|@site\/)/;

interface FaultOptions {
  /** The importing file. */
  readonly from: string;
  readonly folder: SourceFolder;
  readonly imports: ImportResolver;
}

/** Returns why a package cannot be imported; undefined if it can. */
export function findPackageFault(specifier: string, { from, folder, imports }: FaultOptions): string | undefined {
  if (imports.isSiteSpecifier(specifier)) return `imports "${specifier}", which is not in the folder`;
  if (enginePackages.test(specifier)) return `imports "${specifier}"`;
  const name = toPackage(specifier);
  return folder.hasPackage(name, from) ? undefined : `imports "${name}", which is not installed in the old site`;
}

/** Returns the package of a specifier: "@acme/ui/button" is "@acme/ui". */
export function toPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
