// Reads the description and the exports of an installed package.

import { join } from 'node:path';
import { defaultMemory } from '../../../core/config/parse-config.ts';
import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { Library, LibraryExport } from '../../../core/api/starter/library.ts';
import { findNeededValues } from '../../../core/api/starter/needed-values.ts';
import { findDarkMode } from '../../../core/api/starter/find-dark-mode.ts';
import { findThemeClasses } from '../../../core/api/starter/find-theme-classes.ts';
import { listRequiredProps } from '../../../core/api/needed-props.ts';
import { splitUnion } from '../../../core/api/split-union.ts';
import { pickStyleSheet, type LibrarySheets } from '../../../core/api/starter/pick-style-sheet.ts';
import { matchExports } from '../../../core/demos/closure/match-exports.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { readManifest } from '../../files/read-manifest.ts';
import { findPackage } from '../../demos/library/packages/find-package.ts';
import { openWorkspace } from '../../site/workspace/open-workspace.ts';
import { startExtraction } from '../../api/references/start-extraction.ts';

interface ReadOptions {
  /** The folder of the package. */
  readonly folder: string;
  /** The folder of the new site. */
  readonly root: string;
  readonly cache: string;
  readonly log: (message: string) => void;
}

/** Reads a library and its problems. */
export async function readInstalledLibrary(
  packageName: string,
  { folder, root, cache, log }: ReadOptions,
): Promise<{ readonly library: Library; readonly problems: readonly Problem[] }> {
  const source = { product: 'library', packageName };
  // The same as in the site's builds, whose settings have no sources.
  const options = { root, cache, sources: true, megabytes: defaultMemory, log };
  const { references, problems } = await startExtraction([source], options).load([source]);
  const entries = references.flatMap((reference) => reference.entries).filter(({ hasPage }) => hasPage);
  const isInRoot = ({ imports }: ApiEntry) => imports.some((line) => line.endsWith(` from '${packageName}';`));
  const hasRoot = entries.some(isInRoot);
  const symbols = references.flatMap((reference) => reference.symbols);
  return {
    problems,
    library: {
      packageName,
      version: references[0]?.version ?? '',
      ...checkSheet(describeLibrary(folder, packageName), root),
      constants: symbols.flatMap(({ name, kind, type, imports: [importLine] }) =>
        kind === 'constant' && type !== undefined && importLine !== undefined ? [{ name, type, importLine }] : [],
      ),
      exports: entries.map((entry) => ({ ...toExport(entry), isInner: hasRoot && !isInRoot(entry) })),
    },
  };
}

function toExport({ name, kind, description, imports, source, props, nativeProps }: ApiEntry): LibraryExport {
  return {
    name,
    kind,
    description,
    importLine: imports[0] ?? '',
    source,
    passesChildren: nativeProps.includes('children') && !Object.hasOwn(props, 'children'),
    required: listRequiredProps(props),
    members: listMembers(props),
    takes: Object.keys(props),
    children: props.children?.type,
    theme: props.theme?.type,
    isTransition: splitUnion(props.in?.type ?? '').includes('boolean'),
    ...findNeededValues(props),
  };
}

/** Lists the first member of an enum for each required prop that takes one. */
function listMembers(props: ApiEntry['props']): NonNullable<LibraryExport['members']> {
  return Object.fromEntries(
    Object.keys(listRequiredProps(props)).flatMap((prop) => {
      const [found] = props[prop]?.enums ?? [];
      const [importLine] = found?.imports ?? [];
      const [code] = Object.keys(found?.members ?? {});
      return importLine === undefined || code === undefined ? [] : [[prop, { code, importLine }]];
    }),
  );
}

/** Checks whether the style sheet exists, because a developed library may not be built. */
function checkSheet<Sheets extends LibrarySheets>(sheets: Sheets, root: string): Sheets {
  const { styleSheet, ...others } = sheets;
  if (styleSheet === undefined) return sheets;
  const { findSource } = openWorkspace({ root, sources: true });
  const isThere = findPackage(styleSheet, { folders: [root], memory: new Map(), findSource }).kind === 'found';
  return isThere ? sheets : ({ ...others, unbuiltSheet: styleSheet } as Sheets);
}

function describeLibrary(folder: string, packageName: string): Pick<Library, 'description' | keyof LibrarySheets> {
  const { description = '', exports, style } = readManifest(folder) ?? {};
  const keys = typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
  // The sheet that is named may be exported by a pattern: "./*.css".
  const named = `./${style?.replace(/^\.\//, '')}`;
  const isByPattern = style !== undefined && !keys.includes(named) && matchExports(exports, named).length > 0;
  const ways = isByPattern ? [...keys, named] : keys;
  const sheets = pickStyleSheet(packageName, exports === undefined ? undefined : ways, style);
  const css =
    sheets.styleSheet && readSheet(folder, { exports, way: `.${sheets.styleSheet.slice(packageName.length)}` });
  return {
    description: description.replace(/\s+/g, ' ').trim(),
    ...sheets,
    ...(css && { dark: findDarkMode(css), themeClasses: findThemeClasses(css) }),
  };
}

/** Reads a style sheet that a package exports; undefined if it does not exist. */
function readSheet(folder: string, { exports, way }: { exports: unknown; way: string }): string | undefined {
  const [file] = exports === undefined ? [way] : matchExports(exports, way);
  return file === undefined ? undefined : readIfThere(join(folder, file))?.toString();
}
