// Replaces files of packages that the bundler cannot read. Each becomes a module that throws its fault when loaded, so
// that only its importers fail.

import type { Plugin } from 'rolldown';
import { isConfigFault, toSourceFault, type SourcePlace } from '../source-fault.ts';
import { escapePattern } from '../../../../core/text/escape-pattern.ts';
import { findOpenElement } from '../../../files/find-open-element.ts';
import { readIfThere } from '../../../files/read-if-there.ts';

/** Faults of files, by path. */
export type BrokenFiles = ReadonlyMap<string, string>;

/** The bundler's error for a file that it cannot read. */
interface BundlerFault {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly line: number; readonly column: number };
}

/**
 * Bundles repeatedly without the files that cannot be read, until all others can be. Throws a SourceFault if a file of a
 * library keeps everything from being bundled.
 */
export async function bundleReadable<Bundle>(
  bundle: (broken: BrokenFiles) => Promise<Bundle>,
  place: SourcePlace,
): Promise<Bundle> {
  const broken = new Map<string, string>();
  for (;;) {
    try {
      return await bundle(broken);
    } catch (error) {
      const faults = findBrokenFiles(error).filter(([file]) => !broken.has(file));
      if (faults.length === 0) throw await toSourceFault(error, place);
      for (const [file, message] of faults) broken.set(file, message);
    }
  }
}

/** Finds the files at which the bundler stopped, with the reason and its place. */
function findBrokenFiles(error: unknown): [file: string, message: string][] {
  const { errors = [] } = error as { errors?: readonly BundlerFault[] };
  // A tsconfig.json affects all files, but none of them is wrong.
  if (errors.some(isConfigFault)) return [];
  return errors.flatMap(({ id, loc, message }) =>
    id && !id.startsWith('\0') ? [[id, explainFault(id, { loc, message })]] : [],
  );
}

/** Formats the fault of a file, after its place: "4:7: unexpected token". */
function explainFault(file: string, { loc, message }: Omit<BundlerFault, 'id'>): string {
  const fault = loc && { line: loc.line, column: loc.column + 1 };
  const isSyntax = message.includes('[PARSE_ERROR]');
  const text = isSyntax ? readIfThere(file)?.toString() : undefined;
  const open = fault && text !== undefined ? findOpenElement({ file, text, fault }) : undefined;
  const place = open?.position ?? fault;
  return `${place ? `${place.line}:${place.column}: ` : ''}${open?.message ?? firstLine(message)}`;
}

/** Creates the plugin that replaces each broken file with a module that throws. */
export function replaceBroken(broken: BrokenFiles): Plugin {
  const ids = [...broken.keys()].map((file) => new RegExp(`^${escapePattern(file.replaceAll('\\', '/'))}$`));
  return {
    name: 'broken-files',
    load: {
      // Without a file to replace, the hook is never called.
      filter: { id: ids.length > 0 ? ids : /^\0never$/ },
      handler: (id) => ({
        code: `throw new SyntaxError(${JSON.stringify(broken.get(id) ?? '')});\nexport {};`,
        moduleType: 'js',
      }),
    },
  };
}

/** Returns the message alone: the bundler prints an error code before it, and the code frame below. */
function firstLine(message: string): string {
  const [line = ''] = message
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .replace(/^\[\w+\] /, '')
    .split('\n');
  return line.charAt(0).toLowerCase() + line.slice(1);
}
