// The repository of a package → the source link of an entry.
//
// A package.json names only the repository and the folder of the package, so the link leads to that
// folder at the tag of the version. Links to files need a pattern in the site's settings.

/** The `repository` field of a package.json. */
export type Repository = string | { readonly url?: string; readonly directory?: string };

/** The facts that locate a package's sources. */
interface SourceOrigin {
  readonly packageName: string;
  readonly version: string;
  readonly repository?: Repository;
  /** The site's pattern, with the placeholders "{version}", "{folder}" and "{file}". */
  readonly pattern?: string;
}

/**
 * Returns the address of a declaration's source; undefined if unknown.
 *
 * @example
 * toSourceUrl('lib/Button/Button.d.ts', { packageName: 'lib', version: '1.0.0', repository: 'github:o/r' }) // 'https://github.com/o/r/tree/v1.0.0'
 */
export function toSourceUrl(
  source: string,
  { packageName, version, repository, pattern }: SourceOrigin,
): string | undefined {
  // A re-exported declaration of another package has its own version and repository.
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
  const repositoryUrl = findRepositoryUrl(repository);
  return repositoryUrl && encodeURI(`${repositoryUrl}/tree/v${version}${toFolder(repository)}`);
}

// GitHub only: other hosts may use other addresses.
function findRepositoryUrl(repository: Repository | undefined): string | undefined {
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
