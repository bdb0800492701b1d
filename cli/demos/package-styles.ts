// A style sheet that a package imports → what its script sees of it: the names of a CSS module, or
// nothing. The rules themselves stand in the pages, and are there before any script.

import { relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { compileStyle, type CompiledStyle } from './compile-style.ts';

/** The plugin, and the style sheets that it has met, by file. */
export interface PackageStyles {
  readonly plugin: Plugin;
  readonly styles: ReadonlyMap<string, CompiledStyle>;
}

/** Creates the plugin. A sheet that cannot be read counts as empty, as it would in a browser. */
export function collectPackageStyles(root: string): PackageStyles {
  const styles = new Map<string, CompiledStyle>();
  return {
    styles,
    plugin: {
      name: 'package-styles',
      async load(id) {
        if (!id.endsWith('.css')) return undefined;
        const file = relative(root, id).split(sep).join('/');
        const compiled = await compileStyle(file, root);
        const style = 'problem' in compiled ? { css: '', names: {} } : compiled;
        styles.set(file, style);
        return { code: `export default ${JSON.stringify(style.names)};`, moduleType: 'js' };
      },
    },
  };
}
