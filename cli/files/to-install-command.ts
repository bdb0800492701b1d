import { formatInstall } from '../../core/text/format-install.ts';
import { findPackageManager } from './find-package-manager.ts';

/** Formats the command that installs packages for those who work on a site, with the package manager of its repository. */
export function toInstallCommand(names: string, root: string): string {
  return formatInstall(names, { manager: findPackageManager(root), isDev: true });
}
