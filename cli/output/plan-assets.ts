// The engine's own files that pages load: named after their content, so that hosts may keep them.

import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { OutputFile } from '../../core/output-file.ts';
import type { Site } from '../../core/site.ts';
import { readsVersions } from '../../core/versions/list-versions.ts';
import type { BuildContext } from '../build-context.ts';
import { toEngineFile } from '../engine.ts';
import { digest } from '../digest.ts';
import { hash } from '../hash.ts';
import { liveManifestFile } from '../client/bundle-live.ts';
import type { ClientBundle } from '../client/client-bundle.ts';

/** The files, and the addresses under which pages load them. */
export interface Assets {
  readonly files: readonly OutputFile[];
  readonly hrefs: BuildContext['assets'];
}

/** Plans the style sheet, the scripts and the icon. A site's own public/favicon.svg wins. */
export function planAssets(
  site: Site,
  { root, runtime, worker }: { root: string; runtime: ClientBundle; worker: boolean },
): Assets {
  const style = toAsset('style', toEngineFile('style.css'));
  const home = toAsset('home', toEngineFile('home.css'));
  const blog = toAsset('blog', toEngineFile('blog.css'));
  const figures = toAsset('figures', toEngineFile('figures.css'));
  const constructs = toAsset('constructs', toEngineFile('constructs.css'));
  const zoom = toAsset('zoom', toEngineFile('runtime/zoom.js'));
  const early = toAsset('early', toEngineFile('runtime/early.js'));
  const [versions, parts] = readsVersions(site)
    ? ['versions', 'version-parts'].map((name) => toAsset(name, toEngineFile(`runtime/${name}.js`)))
    : [];
  const hasDemos = Object.keys(runtime.pages).length > 0;
  const hasIcon = existsSync(join(root, 'public/favicon.svg'));
  const icon = toAsset('icon', toEngineFile('favicon.svg'));
  const named = new Set([runtime.entry, ...runtime.preloads]);
  const loaded = [style, home, blog, figures, constructs, zoom, early, ...(versions && parts ? [versions] : [])].concat(
    runtime.files.filter(({ file }) => named.has(file)),
  );

  return {
    files: [
      style,
      home,
      blog,
      figures,
      constructs,
      zoom,
      early,
      ...(versions && parts ? [versions, parts] : []),
      ...(hasIcon ? [] : [icon]),
      ...runtime.files,
    ],
    hrefs: {
      boot: readFileSync(toEngineFile('boot.js'), 'utf8').trim(),
      style: `${site.base}${style.file}`,
      home: `${site.base}${home.file}`,
      blog: `${site.base}${blog.file}`,
      figures: `${site.base}${figures.file}`,
      constructs: `${site.base}${constructs.file}`,
      zoom: `${site.base}${zoom.file}`,
      early: `${site.base}${early.file}`,
      script: `${site.base}${runtime.entry}`,
      preloads: runtime.preloads.map((file) => `${site.base}${file}`),
      icon: `${site.base}${hasIcon ? 'favicon.svg' : icon.file}`,
      worker,
      ...(site.security.integrity && {
        integrity: Object.fromEntries(
          loaded.map(({ file, contents }) => [`${site.base}${file}`, `sha256-${digest(contents)}`]),
        ),
      }),
      ...(versions && parts && { versions: [versions, parts].map(({ file }) => `${site.base}${file}`) }),
      ...(hasDemos && { live: `${site.base}${liveManifestFile}` }),
    },
  };
}

function toAsset(name: string, path: string): OutputFile {
  const contents = readFileSync(path);
  return { file: `_app/${name}.${hash(contents).slice(0, 10)}${extname(path)}`, contents };
}
