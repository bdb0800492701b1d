// An installed package → the class names it gives its parts, as its own script makes them.
// Types tell only that there is a class; its full name is a value.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Problem } from '../../core/problem.ts';
import type { InstalledPackage } from './find-package.ts';

/** Class names by export: `buttonClasses` → `root` → "MuiButton-root". */
export interface ClassNames {
  readonly classNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly problems: readonly Problem[];
}

/** Reads every object of class names that the package's root exports. */
export function readClassNames({ name, folder }: InstalledPackage, settingsFile: string): ClassNames {
  try {
    const exported = createRequire(join(folder, 'package.json'))(folder) as Readonly<Record<string, unknown>>;
    const objects = Object.entries(exported).filter(([key, value]) => /^[a-z]\w*Classes$/.test(key) && isRecord(value));
    return { classNames: Object.fromEntries(objects) as ClassNames['classNames'], problems: [] };
  } catch (error) {
    return { classNames: {}, problems: [toProblem(name, error, settingsFile)] };
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string');
}

function toProblem(name: string, error: unknown, file: string): Problem {
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return {
    rule: 'api-script-stops',
    severity: 'warning',
    place: { file },
    message: `The script of "${name}" stops when it is loaded, so the full names of its classes are not known: ${reason}`,
    hint: 'Install the packages that it needs beside it.',
  };
}
