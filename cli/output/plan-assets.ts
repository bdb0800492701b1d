// The engine's own files that pages load: named after their content, so that hosts may keep them.

import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { OutputFile, Site } from '../../core/model.ts';
import { toEngineFile } from '../engine.ts';
import { hash } from '../hash.ts';

/** The files, and the addresses under which pages load them. */
export interface Assets {
  readonly files: readonly OutputFile[];
  readonly hrefs: { readonly style: string; readonly icon: string };
}

/** Plans the style sheet and the icon. A site's own public/favicon.svg wins. */
export function planAssets(site: Site, root: string): Assets {
  const style = toAsset('style', toEngineFile('style.css'));
  const hasIcon = existsSync(join(root, 'public/favicon.svg'));
  const icon = toAsset('icon', toEngineFile('favicon.svg'));

  return {
    files: hasIcon ? [style] : [style, icon],
    hrefs: { style: `${site.base}${style.file}`, icon: `${site.base}${hasIcon ? 'favicon.svg' : icon.file}` },
  };
}

function toAsset(name: string, path: string): OutputFile {
  const contents = readFileSync(path);
  return { file: `_app/${name}.${hash(contents).slice(0, 10)}${extname(path)}`, contents };
}
