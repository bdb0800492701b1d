// Where a package says its sources lie → the address of what an entry is made from.
//
// A package tells its repository and its folder there, so the link leads to that folder at the tag of
// the version. Where in it the source of a declaration lies only the site's settings can tell.

/** What a package's own package.json says of its repository. */
export type Repository = string | { readonly url?: string; readonly directory?: string };

/** Where a package's sources lie. */
interface SourceOrigin {
  readonly packageName: string;
  readonly version: string;
  readonly repository?: Repository;
  /** The site's own address, with "{version}", "{folder}" and "{file}" to be filled in. */
  readonly pattern?: string;
}

/**
 * Gives the address of a declaration's source; undefined where nothing tells it.
 *
 * @example
 * toSourceUrl('lib/Button/Button.d.ts', { packageName: 'lib', version: '1.0.0', repository: 'github:o/r' }) // 'https://github.com/o/r/tree/v1.0.0'
 */
export function toSourceUrl(
  source: string,
  { packageName, version, repository, pattern }: SourceOrigin,
): string | undefined {
  // What a package only gathers has its own version and place.
  if (!source.startsWith(`${packageName}/`)) return undefined;
  const file = source.slice(packageName.length + 1);
  if (pattern !== undefined) {
    const parts: Readonly<Record<string, string>> = {
      version,
      file,
      folder: file.slice(0, Math.max(file.lastIndexOf('/'), 0)),
    };
    return encodeURI(
      pattern.replaceAll(/\{(version|file|folder)\}/g, (_whole, name: string) => parts[name] ?? ''),
    ).replace(/\/$/, '');
  }
  const home = findHome(repository);
  return home && encodeURI(`${home}/tree/v${version}${toFolder(repository)}`);
}

// Only hosts whose addresses are known to have this form.
function findHome(repository: Repository | undefined): string | undefined {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const [, owner, name] =
    /^(?:(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?github\.com\/|git@github\.com:|github:)?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? [];
  return owner !== undefined && name !== undefined ? `https://github.com/${owner}/${name}` : undefined;
}

function toFolder(repository: Repository | undefined): string {
  const directory = typeof repository === 'object' ? (repository.directory ?? '') : '';
  const folder = directory.replace(/^\.?\//, '').replace(/\/$/, '');
  return folder === '' ? '' : `/${folder}`;
}
