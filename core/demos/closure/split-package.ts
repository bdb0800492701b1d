/** A package and one of its subpaths: "." for the package itself, "./Button" for a part. */
export interface PackageSpecifier {
  readonly name: string;
  readonly subpath: string;
}

/**
 * Splits a package import into the package's name and the subpath.
 *
 * @example
 * splitPackage('@mui/material/Button') // { name: '@mui/material', subpath: './Button' }
 */
export function splitPackage(specifier: string): PackageSpecifier {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const rest = specifier.slice(name.length).replace(/\/$/, '');
  return { name, subpath: `.${rest}` };
}
