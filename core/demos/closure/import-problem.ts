import { toSlashes } from '../../model/paths/to-slashes.ts';
import { findNearest } from '../../text/find-nearest.ts';
import { formatInstall, type PackageManager } from '../../text/format-install.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { findNearestImport } from './find-nearest-import.ts';
import { explainMissingExport, type MissingExport } from './missing-export.ts';
import { splitSuffix } from './split-suffix.ts';

/** Why an import cannot be resolved. `nearby` lists the names that would have been valid. */
export type ImportFault =
  | { readonly kind: 'no-file'; readonly path: string; readonly nearby: readonly string[] }
  | { readonly kind: 'outside'; readonly belongs?: OutsidePackage }
  | {
      readonly kind: 'no-package';
      readonly name: string;
      readonly nearest?: string | undefined;
      /** The site's package manager, if it is not npm. */
      readonly manager?: PackageManager;
    }
  /** The site is part of the package, whose sources are not found; `setting` would name them. */
  | { readonly kind: 'no-source'; readonly name: string; readonly setting: string }
  /** The package's "exports" name a file that does not exist. */
  | ({
      readonly kind: 'no-build';
      readonly file: string;
      /** Whether it is a package of the same repository that the site's package.json does not list. */
      readonly isUndeclared?: boolean;
      readonly manager?: PackageManager;
    } & PackagePart &
      Pick<MissingExport, 'isInRepository' | 'near'>)
  | ({ readonly kind: 'no-subpath'; readonly nearby: readonly string[] } & PackagePart)
  | { readonly kind: 'node-module' };

/** The package that owns a file outside of the site. */
interface OutsidePackage {
  readonly name: string;
  /** The specifier that the site can import. */
  readonly specifier: string;
  /** The imported names, "default" and "*" included. */
  readonly names: readonly string[];
}

interface PackagePart {
  readonly name: string;
  readonly subpath: string;
  /** Whether the site is part of the package. */
  readonly containsSite?: boolean;
}

/** Turns an import that cannot be resolved into a problem at its place. */
export function importProblem(fault: ImportFault, { specifier, place }: { specifier: string; place: Place }): Problem {
  const isLocal = fault.kind === 'no-file' || fault.kind === 'outside';
  const rule = isLocal ? 'demo-import-missing' : 'demo-package-missing';
  return { rule, severity: 'error', place, ...describeFault(fault, { specifier, file: place.file }) };
}

function describeFault(
  fault: ImportFault,
  { specifier, file }: { specifier: string; file: string },
): Pick<Problem, 'message' | 'hint'> {
  switch (fault.kind) {
    case 'no-file':
      return {
        message: `No file for the import ${quote(specifier)}`,
        hint: hintForFile(fault, splitSuffix(specifier, file)),
      };
    case 'outside':
      return {
        message: `The import ${quote(specifier)} leads out of the site`,
        hint: fault.belongs
          ? hintForPackage(fault.belongs)
          : 'Copy that file into the site, and import it with a relative path.',
      };
    case 'no-package': {
      const install = quote(formatInstall(fault.name, fault));
      return {
        message: `The package ${quote(fault.name)} is not installed`,
        hint:
          fault.nearest === undefined
            ? `Run ${install}, or correct the name.`
            : `Did you mean ${quote(fault.nearest)}? If not, run ${install}.`,
      };
    }
    case 'no-source':
      return {
        message: `The sources of the package ${quote(fault.name)}, which the site is a part of, cannot be found`,
        hint: `Name its entry file in the settings: ${fault.setting}.`,
      };
    case 'no-build':
      return explainUnbuilt(fault);
    case 'no-subpath':
      if (fault.subpath === '.')
        return {
          message: `The "exports" of the package ${quote(fault.name)} do not allow ${quote(fault.name)} itself`,
          hint:
            fault.nearby[0] === undefined
              ? 'Import another package.'
              : `Import a part of it, such as ${quote(`${fault.name}/${fault.nearby[0]}`)}.`,
        };
      return {
        message: `The package ${quote(fault.name)} has no part ${quote(fault.subpath.slice(2))}`,
        hint: hintForSubpath(fault),
      };
    case 'node-module':
      return {
        message: `${quote(specifier)} is part of Node, but a demo runs in the browser`,
        hint: 'Remove the import, or use what browsers offer instead.',
      };
  }
}

/** Suggests the package import; names are left out for a default export, which the package exports under another name. */
function hintForPackage({ name, specifier, names }: OutsidePackage): string {
  const hasOnlyNames = names.length > 0 && names.every((each) => /^(?!default$)[\p{ID_Start}$_]/u.test(each));
  const clause = hasOnlyNames ? ` { ${names.join(', ')} }` : '';
  return `The file belongs to the package ${quote(name)}: import${clause} from ${quote(specifier)}.`;
}

function explainUnbuilt(fault: Extract<ImportFault, { kind: 'no-build' }>): Pick<Problem, 'message' | 'hint'> {
  const { name, subpath, isUndeclared, manager } = fault;
  const explained = explainMissingExport({ ...fault, specifier: name + subpath.slice(1) });
  if (!isUndeclared) return explained;
  const hint = `Add ${quote(name)} to the "dependencies" of the site's package.json, and run "${manager ?? 'npm'} install": it is then read from its sources. Or build the package.`;
  return { ...explained, hint };
}

function hintForFile(
  { path, nearby }: Extract<ImportFault, { kind: 'no-file' }>,
  [specifier, suffix]: readonly [string, string],
): string {
  if (specifier.includes('\\')) return `Write ${quote(toSlashes(specifier) + suffix)}, with slashes.`;
  const cut = specifier.lastIndexOf('/') + 1;
  const wanted = specifier.slice(cut);
  const nearest = findNearestImport(wanted, nearby);
  if (nearest) return `Did you mean ${quote(specifier.slice(0, cut) + nearest + suffix)}?`;
  return `Add ${quote(/\.\w+$/.test(wanted) ? path : `${path}.tsx`)}, or correct the import.`;
}

function hintForSubpath({ name, subpath, nearby, containsSite }: Extract<ImportFault, { kind: 'no-subpath' }>): string {
  const nearest = findNearest(subpath.slice(2), nearby);
  if (nearest) return `Did you mean ${quote(`${name}/${nearest}`)}?`;
  if (containsSite) return 'Add it to the "exports" of its package.json, or import another part.';
  return `Import a part that the installed version has, or run "npm install ${name}@latest".`;
}
