// An error that a module of the site threw while loading → the problem at its place in the code.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Problem } from '../../../../core/model/problem.ts';
import { splitPackage } from '../../../../core/demos/closure/split-package.ts';
import { quote } from '../../../../core/text/quote.ts';
import { toPosition } from '../../../../core/text/to-position.ts';
import { locateFault, type RunModule } from './locate-fault.ts';
import { toInstallCommand } from '../../../files/to-install-command.ts';

/** Explains why a module stopped; a package that is not installed is reported at its import. */
export async function explainRunFault(
  thrown: unknown,
  { module, root, cache }: { readonly module: RunModule; readonly root: string; readonly cache: string },
): Promise<Problem> {
  const reason = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
  const otherwise = { file: module.file };
  const absent = /^Cannot find package '([^']+)'/.exec(reason)?.[1];
  if (absent !== undefined) {
    const place = findImport(absent, { module, root }) ?? otherwise;
    return explainAbsent(splitPackage(absent).name, { place, root });
  }

  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return {
    rule: 'module-run',
    severity: 'error',
    place: await locateFault(stack, { module, root, cache, otherwise }),
    message: `The module fails with ${quote(reason)}`,
    hint: 'Correct the code that runs when the file is loaded.',
  };
}

function explainAbsent(name: string, { place, root }: { place: Place; root: string }): Problem {
  return {
    rule: 'module-run',
    severity: 'error',
    place,
    message: `The package ${quote(name)} is not installed`,
    hint: `Install it in the site, "${toInstallCommand(name, root)}", or correct the name.`,
  };
}

function findImport(
  specifier: string,
  { module, root }: { readonly module: RunModule; readonly root: string },
): Place | undefined {
  for (const file of module.inputs) {
    const text = readFileSync(join(root, file), 'utf8');
    const start = Math.max(text.indexOf(`'${specifier}`), text.indexOf(`"${specifier}`));
    if (start !== -1) return { file, ...toPosition(text, start) };
  }
  return undefined;
}
