// Plans the engine's own files that pages load, named after their content so that browsers can cache them.

import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
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

/** The files that pages load, by the name of their address. */
const pageFiles = {
  style: 'style.css',
  home: 'home.css',
  blog: 'blog.css',
  extras: 'extras.css',
  api: 'api.css',
  apiLists: 'api-lists.css',
  playground: 'playground.css',
  demoPage: 'demo-page.css',
  settings: 'settings.css',
  slots: 'slots.css',
  zoom: 'runtime/zoom.js',
  early: 'runtime/early.js',
};

type PageFile = keyof typeof pageFiles;

type PageHrefs = Record<Exclude<PageFile, 'slots'>, string> & { readonly slots?: string };

interface WantedAssets {
  readonly root: string;
  readonly runtime: ClientBundle;
  readonly worker: boolean;
  readonly hasDemos: boolean;
  readonly hasSlots?: boolean;
  readonly looks: Looks;
}

/** Plans the style sheets, the scripts and the icon. */
export function planAssets(site: Site, wants: WantedAssets): Assets {
  const { root, runtime, worker, hasDemos, hasSlots = false, looks } = wants;
  const names = (Object.keys(pageFiles) as PageFile[]).filter((name) => name !== 'slots' || hasSlots);
  const named = names.map((name) => ({ name, asset: toAsset(pageFiles[name]) }));
  const versions = readsVersions(site) ? toAsset('runtime/versions.js') : undefined;
  const versionParts = versions && toAsset('runtime/version-parts.js');
  const pageAssets = [...named.map(({ asset }) => asset), ...(versions ? [versions] : [])];
  const icon = planIcon(root, looks);
  const toHref = (file: string) => `${site.base}${file}`;

  return {
    files: [...pageAssets, ...(versionParts ? [versionParts] : []), ...icon.files, ...looks.files, ...runtime.files],
    hrefs: {
      boot: readFileSync(toEngineFile('boot.js'), 'utf8').trim(),
      // `slots` is the only name that may be missing.
      ...(Object.fromEntries(named.map(({ name, asset }) => [name, toHref(asset.file)])) as PageHrefs),
      script: toHref(runtime.entry),
      preloads: runtime.preloads.map(toHref),
      icon: toHref(icon.file),
      ...(looks.look && { look: looks.look }),
      worker,
      ...(site.security.integrity && {
        integrity: Object.fromEntries(
          [...pageAssets, ...listLoaded(wants)].map(({ file, contents }) => [
            toHref(file),
            `sha256-${digest(contents)}`,
          ]),
        ),
      }),
      ...(versions && versionParts && { versions: [toHref(versions.file), toHref(versionParts.file)] }),
      ...(hasDemos && { live: toHref(liveManifestFile) }),
    },
  };
}

function toAsset(path: string): OutputFile {
  const contents = readFileSync(toEngineFile(path));
  const ending = extname(path);
  return { file: `_app/${basename(path, ending)}.${hash(contents).slice(0, 10)}${ending}`, contents };
}

const iconNames = ['favicon.svg', 'favicon.png', 'favicon.ico'];

/** Finds the icon, and the file that has to be written for it: an icon of the settings wins, then one of public/. */
function planIcon(root: string, looks: Looks): { readonly file: string; readonly files: readonly OutputFile[] } {
  const siteIcon = looks.icon?.file ?? iconNames.find((name) => existsSync(join(root, 'public', name)));
  if (siteIcon !== undefined) return { file: siteIcon, files: [] };
  const icon = toTintedIcon(readFileSync(toEngineFile('favicon.svg'), 'utf8'), looks.tint);
  return { file: icon.file, files: [icon] };
}

/** Colors the light corner of the icon with the site's accent. */
function toTintedIcon(svg: string, [light, dark]: Looks['tint'] & {} = ['#0072e5', '#4da3ff']): OutputFile {
  const contents = svg.replace('#0072e5', light).replace('#4da3ff', dark);
  return { file: `_app/icon.${hash(contents).slice(0, 10)}.svg`, contents };
}

/** Lists the scripts and the site's own files that pages load. */
function listLoaded({ runtime, looks }: WantedAssets): readonly OutputFile[] {
  const loaded = new Set([runtime.entry, ...runtime.preloads]);
  return [...runtime.files.filter(({ file }) => loaded.has(file)), ...(looks.sealed ? [looks.sealed] : [])];
}
