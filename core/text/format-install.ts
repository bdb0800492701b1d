/** Package managers with a known install command. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** Formats the command that installs packages, given their names separated by spaces: "pnpm add --save-dev sass". */
export function formatInstall(names: string, { manager = 'npm', isDev = false }: InstallOptions = {}): string {
  const verb = manager === 'npm' ? 'install' : 'add';
  const flag = manager === 'npm' || manager === 'pnpm' ? ' --save-dev' : ' --dev';
  return `${manager} ${verb}${isDev ? flag : ''} ${names}`;
}

interface InstallOptions {
  readonly manager?: PackageManager | undefined;
  /** Whether to install as a development dependency. */
  readonly isDev?: boolean;
}
