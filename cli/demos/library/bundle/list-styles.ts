import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { toWantKey } from '../../../../core/demos/library/library.ts';
import type { CompiledStyle } from '../../../site/styles/compile-style.ts';
import { toWants } from '../plan-wants.ts';
import type { BundledLibrary } from './to-bundled-library.ts';

/** Lists the package style sheets that files import, directly or through scripts, in import order: later rules win. */
export function listStyles(
  { imports }: Pick<Closure, 'imports'>,
  { styles, entryStyles }: Pick<BundledLibrary, 'styles' | 'entryStyles'>,
): Record<string, CompiledStyle> {
  const wants = imports.flatMap(({ kind, typeOnly, module, names }) =>
    kind === 'package' && !typeOnly && module !== undefined ? toWants(module, names) : [],
  );
  const files = wants.flatMap((want) => entryStyles[toWantKey(want)] ?? []);
  const stylesByFile: Record<string, CompiledStyle> = {};
  for (const file of files) {
    const style = styles[file];
    for (const [part, css] of Object.entries(style?.before ?? {})) stylesByFile[part] ??= { css, names: {} };
    if (style) stylesByFile[file] = style;
  }
  return stylesByFile;
}
