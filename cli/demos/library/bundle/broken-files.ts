// Files of packages that the bundler cannot read. Each becomes a module that throws what is wrong when
// it is loaded, so that only what imports it fails.

import type { Plugin } from 'rolldown';
import { isConfigFault, toSourceFault, type SourcePlace } from '../source-fault.ts';
import { escapePattern } from '../../../../core/text/escape-pattern.ts';
import { findOpenElement } from '../../../files/find-open-element.ts';
import { readIfThere } from '../../../files/read-if-there.ts';

/** What is wrong with files, by their paths. */
export type BrokenFiles = ReadonlyMap<string, string>;

/** What the bundler says of a file that it cannot read. */
interface BundlerFault {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly line: number; readonly column: number };
}

/**
 * Bundles once more without the files that cannot be read, until all others can be. Throws a SourceFault where a file
 * of a library keeps anything from being bundled.
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

/** Finds the files at which the bundler has stopped, and the reason at its place. */
function findBrokenFiles(error: unknown): [file: string, message: string][] {
  const { errors = [] } = error as { errors?: readonly BundlerFault[] };
  // All files are read by it, and none of them is wrong.
  if (errors.some(isConfigFault)) return [];
  return errors.flatMap(({ id, loc, message }) =>
    id && !id.startsWith('\0') ? [[id, explainFault(id, { loc, message })]] : [],
  );
}

/** What is wrong with a file, after its place: "4:7: unexpected token". */
function explainFault(file: string, { loc, message }: Omit<BundlerFault, 'id'>): string {
  const fault = loc && { line: loc.line, column: loc.column + 1 };
  const isSyntax = message.includes('[PARSE_ERROR]');
  const text = isSyntax ? readIfThere(file)?.toString() : undefined;
  const open = fault && text !== undefined ? findOpenElement({ file, text, fault }) : undefined;
  const place = open?.position ?? fault;
  return `${place ? `${place.line}:${place.column}: ` : ''}${open?.message ?? firstLine(message)}`;
}

/** Creates the plugin that loads a module which throws in the place of each broken file. */
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

/** The bundler draws the place in colors below its words, and writes its code before them. */
function firstLine(message: string): string {
  const [line = ''] = message
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .replace(/^\[\w+\] /, '')
    .split('\n');
  return line.charAt(0).toLowerCase() + line.slice(1);
}
