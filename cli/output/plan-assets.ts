// Plans the engine's own files that pages load, named after their content so that browsers can cache them.

import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { OutputFile } from '../../core/model/output-file.ts';
import type { Site } from '../../core/model/site.ts';
import { readsVersions } from '../../core/publish/versions/list-versions.ts';
import type { BuildContext } from '../pages/build-context.ts';
import { toEngineFile } from '../files/engine.ts';
import { digest } from '../files/digest.ts';
import { hash } from '../files/hash.ts';
import { liveManifestFile } from '../demos/client/bundle-live.ts';
import type { ClientBundle } from '../demos/client/client-bundle.ts';
import type { Looks } from '../site/looks/read-looks.ts';

/** The files, and the addresses that pages load them from. */
export interface Assets {
  readonly files: readonly OutputFile[];
  readonly hrefs: BuildContext['assets'];
}

const iconNames = ['favicon.svg', 'favicon.png', 'favicon.ico'];

interface WantedAssets {
  readonly root: string;
  readonly runtime: ClientBundle;
  readonly worker: boolean;
  readonly hasDemos: boolean;
  readonly hasSlots?: boolean;
  readonly looks: Looks;
}

/** Plans the style sheets, the scripts and the icon. An icon of the settings wins, then one of public/. */
export function planAssets(site: Site, wants: WantedAssets): Assets {
  const { root, runtime, worker, hasDemos, hasSlots = false, looks } = wants;
  const style = toAsset('style', toEngineFile('style.css'));
  const home = toAsset('home', toEngineFile('home.css'));
  const blog = toAsset('blog', toEngineFile('blog.css'));
  const extras = toAsset('extras', toEngineFile('extras.css'));
  const api = toAsset('api', toEngineFile('api.css'));
  const playground = toAsset('playground', toEngineFile('playground.css'));
  const demoPage = toAsset('demo-page', toEngineFile('demo-page.css'));
  const apiLists = toAsset('api-lists', toEngineFile('api-lists.css'));
  const slots = hasSlots ? [toAsset('slots', toEngineFile('slots.css'))] : [];
  const zoom = toAsset('zoom', toEngineFile('runtime/zoom.js'));
  const early = toAsset('early', toEngineFile('runtime/early.js'));
  const [versions, parts] = readsVersions(site)
    ? ['versions', 'version-parts'].map((name) => toAsset(name, toEngineFile(`runtime/${name}.js`)))
    : [];
  const publicIcon = iconNames.find((name) => existsSync(join(root, 'public', name)));
  const icon = toTintedIcon(toAsset('icon', toEngineFile('favicon.svg')), looks.tint);
  const named = new Set([runtime.entry, ...runtime.preloads]);
  // Assets that pages load.
  const own = [
    style,
    home,
    blog,
    extras,
    api,
    apiLists,
    playground,
    demoPage,
    ...slots,
    zoom,
    early,
    ...(versions && parts ? [versions] : []),
  ];
  const loaded = own.concat(
    runtime.files.filter(({ file }) => named.has(file)),
    looks.sealed ?? [],
  );

  return {
    files: [
      ...own,
      ...(parts ? [parts] : []),
      ...(looks.icon || publicIcon !== undefined ? [] : [icon]),
      ...looks.files,
      ...runtime.files,
    ],
    hrefs: {
      boot: readFileSync(toEngineFile('boot.js'), 'utf8').trim(),
      style: `${site.base}${style.file}`,
      home: `${site.base}${home.file}`,
      blog: `${site.base}${blog.file}`,
      extras: `${site.base}${extras.file}`,
      api: `${site.base}${api.file}`,
      playground: `${site.base}${playground.file}`,
      demoPage: `${site.base}${demoPage.file}`,
      apiLists: `${site.base}${apiLists.file}`,
      ...(slots[0] && { slots: `${site.base}${slots[0].file}` }),
      zoom: `${site.base}${zoom.file}`,
      early: `${site.base}${early.file}`,
      script: `${site.base}${runtime.entry}`,
      preloads: runtime.preloads.map((file) => `${site.base}${file}`),
      icon: `${site.base}${looks.icon?.file ?? publicIcon ?? icon.file}`,
      ...(looks.look && { look: looks.look }),
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

/** Colors the light corner of the icon with the site's accent. */
function toTintedIcon(icon: OutputFile, [light, dark]: Looks['tint'] & {} = ['#0072e5', '#4da3ff']): OutputFile {
  const contents = String(icon.contents).replace('#0072e5', light).replace('#4da3ff', dark);
  return { file: `_app/icon.${hash(contents).slice(0, 10)}.svg`, contents };
}

function toAsset(name: string, path: string): OutputFile {
  const contents = readFileSync(path);
  return { file: `_app/${name}.${hash(contents).slice(0, 10)}${extname(path)}`, contents };
}
