// The exports of a library → the pages about them: a component and its parts share one.

import { listStems } from '../list-stems.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { LibraryExport, LibraryPage } from './library.ts';

/** Suffixes that mark a component as a part of another one, without further evidence. */
const partName =
  /^(?:Action|Actions|Arrow|Body|Cell|Close|Content|Description|Footer|Head|Header|Heading|Icon|Indicator|Item|Label|Legend|List|Media|Option|Overlay|Panel|Portal|Root|Row|Section|Separator|Thumb|Title|Track|Trigger|Viewport)$/;

/**
 * Plans the pages of components, then those of hooks, by name, inner ones last. A dependent component cannot be rendered
 * on its own, and is a part if its name begins with that of another one.
 */
export function planLibraryPages(
  exports: readonly LibraryExport[],
  dependent: ReadonlySet<string> = new Set(),
): LibraryPage[] {
  const names = new Map(exports.map((one) => [one.name, one]));
  const pages = new Map<string, { name: string; main: LibraryExport; parts: LibraryExport[] }>();
  const sorted = [...exports].sort(
    (a, b) => Number(a.kind === 'hook') - Number(b.kind === 'hook') || (a.name < b.name ? -1 : 1),
  );

  for (const one of sorted) {
    const compound = findCompound(one, { names, dependent }) ?? one;
    const name = nameCompound(compound, names);
    const slug = `react-${toKebab(name.replaceAll('.', ''))}`;
    const page = pages.get(slug);
    if (!page) pages.set(slug, { name, main: compound, parts: compound === one ? [] : [one] });
    else if (page.main !== one) page.parts.push(one);
  }
  const rank = ({ main: { kind, isInner } }: LibraryPage) => (kind === 'hook' ? 2 : 0) + (isInner ? 1 : 0);
  return [...pages].map(([slug, page]) => ({ slug, ...page })).sort((a, b) => rank(a) - rank(b));
}

/** "Dialog.Root" and "DialogRoot" → "Dialog", unless that is another component. */
function nameCompound({ name, kind }: LibraryExport, names: ReadonlyMap<string, LibraryExport>): string {
  const short = kind === 'component' ? /^(.+?)\.?Root$/.exec(name)?.[1] : undefined;
  return short === undefined || names.has(short) ? name : short;
}

interface Known {
  readonly names: ReadonlyMap<string, LibraryExport>;
  readonly dependent: ReadonlySet<string>;
}

/** Finds the top component that a part belongs to; undefined for hooks and independent components. */
function findCompound(one: LibraryExport, known: Known): LibraryExport | undefined {
  const owner = findOwner(one, known);
  return owner && (findCompound(owner, known) ?? owner);
}

function findOwner(one: LibraryExport, known: Known): LibraryExport | undefined {
  if (one.kind === 'hook') return undefined;
  const owner = findByName(one, known);
  if (owner || !known.dependent.has(one.name)) return owner;
  // "Tab" of "tabs.tsx" is a part of "Tabs" if it depends on it.
  return [...known.names.values()].find(
    (other) =>
      other !== one &&
      other.kind === 'component' &&
      !known.dependent.has(other.name) &&
      isBeside(one, other) &&
      findByName(other, known) === undefined,
  );
}

/** Finds the component that a part is named after: "Card" for "CardHeader". */
function findByName(one: LibraryExport, { names, dependent }: Known): LibraryExport | undefined {
  for (const stem of listStems(one.name)) {
    const rest = one.name.slice(stem.length);
    // A compound component without a component of that name may have a root: "Dialog.Root", "DialogRoot".
    const root = names.get(`${stem}.Root`) ?? names.get(`${stem}Root`);
    const whole = names.get(stem) ?? (root === one ? undefined : root);
    if (whole?.kind !== 'component') continue;
    const isPart = rest.startsWith('.') || dependent.has(one.name) || partName.test(rest) || isBeside(one, whole);
    if (isPart) return whole;
  }
  return undefined;
}

/** Returns whether a part is declared in a file or folder named after the whole component. */
function isBeside(part: LibraryExport, whole: LibraryExport): boolean {
  const places = part.source.split('/').slice(-2);
  return places.some((place) => place.replace(/(?:\.d)?\.[cm]?tsx?$|-/g, '').toLowerCase() === whole.name.toLowerCase());
}
