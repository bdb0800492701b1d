// A page with demos → the script that mounts them: modules that no shared script contains, the page's own files, and an
// entry for each demo. No demo code runs before it is requested.

import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { toWantKey, type Library } from '../../../../core/demos/library/library.ts';
import { reachModules } from '../../../../core/demos/library/reach-modules.ts';
import { sharedInBrowser } from '../../../../core/demos/library/shared-modules.ts';
import { toShortIds } from '../../../../core/demos/library/short-ids.ts';
import { writeDefinitions, type SiteScript } from '../../../../core/demos/library/write-definitions.ts';
import { hash } from '../../../files/hash.ts';
import { toWants } from '../../library/plan-wants.ts';
import { emotionKey, licenseKey } from '../../library/bundle/engine-entries.ts';
import type { ClientPage } from '../client-page.ts';
import { chooseScripts, type LibraryScript } from './choose-scripts.ts';
import { listPageFiles } from './list-page-files.ts';

/** The parts of a page's script. */
interface PageScriptParts {
  readonly page: ClientPage;
  /** The closure of each file that the page names. */
  readonly closures: readonly Closure[];
  /** Compiled files by path. */
  readonly code: ReadonlyMap<string, string>;
  readonly library: Library;
  readonly scripts: readonly LibraryScript[];
  /** URL of the engine's script, relative to this one. */
  readonly base: string;
  readonly playground: string;
  /** Folder of the other scripts: beside this one, unless it is served from elsewhere. */
  readonly folder?: string;
  /** Prefix for the names of the page's files, so that a new version of them is another module. */
  readonly version?: string;
}

/** Writes the script of a page. */
export function writePageScript({
  page,
  closures,
  code,
  library,
  scripts,
  base,
  playground,
  folder = './',
  version = '',
}: PageScriptParts): string {
  const ids = new Map(
    [...toShortIds(closures.flatMap(listPageFiles), hash)].map(([file, id]) => [file, `.${version}${id}`]),
  );
  const engineModules = [emotionKey, licenseKey].flatMap((key) => library.entries[key] ?? []);
  const site = [...ids].map(([file, id]): SiteScript => ({ id, code: code.get(file) ?? '', imports: toImports(file) }));
  const needed = reachModules([...site.flatMap(({ imports }) => listIds(imports)), ...engineModules], library);
  const { loaded, copied } = chooseScripts(needed, { library, scripts });

  const { product, wrapper, demos, playgrounds = [] } = page;
  const entries = [...demos.map(({ name, styling, file }) => ({ key: `${name}/${styling}`, file })), ...playgrounds];
  const [emotion, license] = [library.entries[emotionKey], library.entries[licenseKey]];
  const text = (value: string) => JSON.stringify(value);
  const run = (file: string) => `m.lazy(${text(ids.get(file) ?? '')})`;

  return [
    `import{createDemoHost as h,modules as m}from${text(`${folder}${base}`)};`,
    ...loaded.map(({ name }) => `import${text(`${folder}${name}`)};`),
    `${writeDefinitions('m.define', { ids: copied, library, site })}`,
    ...(license === undefined ? [] : [`m.require(${text(license)});`]),
    `export const{load,hydrate,mount}=h({demos:{${entries.map(({ key, file }) => `${text(key)}:${run(file)}`).join(',')}},`,
    wrapper === undefined ? '' : `Wrapper:${run(wrapper)},`,
    emotion === undefined ? '' : `emotion:()=>m.require(${text(emotion)}),`,
    `product:${text(product)},speedy:true});`,
    ...(playgrounds.length > 0 ? [`export{startPlayground}from${text(`${folder}${playground}`)};`] : []),
    '',
  ].join('\n');

  function toImports(file: string): SiteScript['imports'] {
    const stated = closures.flatMap(({ imports }) => imports.filter((each) => each.file === file && !each.typeOnly));
    const bySpecifier = new Map(stated.map((each) => [each.specifier, each]));
    return Object.fromEntries(
      [...bySpecifier.values()].flatMap(
        ({ specifier, kind, target = '', module = '' }): [string, SiteScript['imports'][string]][] => {
          if (kind === 'local') return ids.has(target) ? [[specifier, ids.get(target) ?? '']] : [];
          if (kind === 'missing') return [];
          if (sharedInBrowser.includes(module)) return [[specifier, module]];
          const names = stated
            .filter((each) => each.specifier === specifier)
            .flatMap((each) => (each.names.length === 0 ? [''] : each.names));
          const wants = names.flatMap((name) => toWants(module, name === '' ? [] : [name]));
          const found = wants.flatMap((want) => {
            const id = library.entries[toWantKey(want)];
            return id === undefined ? [] : [[want.name, id] as const];
          });
          return [[specifier, Object.fromEntries(found)]];
        },
      ),
    );
  }
}

function listIds(imports: SiteScript['imports']): string[] {
  return Object.values(imports).flatMap((found) => (typeof found === 'string' ? [] : Object.values(found)));
}
