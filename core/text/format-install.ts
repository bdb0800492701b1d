// Names of packages → the command that installs them, of the package manager that a repository uses.

/** What installs packages. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** Formats the command that installs a package, or several with spaces between: "pnpm add --save-dev sass". */
export function formatInstall(names: string, { manager = 'npm', isDev = false }: InstallOptions = {}): string {
  const verb = manager === 'npm' ? 'install' : 'add';
  const flag = manager === 'npm' || manager === 'pnpm' ? ' --save-dev' : ' --dev';
  return `${manager} ${verb}${isDev ? flag : ''} ${names}`;
}

interface InstallOptions {
  readonly manager?: PackageManager | undefined;
  /** Only those who work on the site need it. */
  readonly isDev?: boolean;
}
