import { formatInstall } from '../../core/text/format-install.ts';
import { findPackageManager } from './find-package-manager.ts';

/** Formats the command that installs development packages with the package manager of a site's repository. */
export function toInstallCommand(names: string, root: string): string {
  return formatInstall(names, { manager: findPackageManager(root), isDev: true });
}
