// The components of a package → for one that cannot stand alone, those that it may have to stand in:
// the provider of the package, or the whole that it is a part of.
//
// Nothing is known of any library: what a component says when it is missing something names it, and
// otherwise names tell.

import type ts from 'typescript';
import type { ApiPackage } from '../extraction.ts';
import type { ApiExport } from '../exports/find-exports.ts';
import type { ComponentDraft } from '../read-component.ts';
import type { NamedProp } from '../props/read-prop.ts';
import { remember } from '../remember.ts';
import type { Example, Home } from './example.ts';
import { listStems } from '../../list-stems.ts';
import { isProvider, rankProvider } from './rank-provider.ts';
import { planExample } from './plan-example.ts';

type Candidate = Pick<ApiExport, 'name' | 'imports'>;

/** Finds what a component may have to stand in, by its name and what it said. */
export type HomeFinder = (name: string, message: string) => readonly Home[];

interface FinderOptions<Exported extends Candidate> {
  readonly pack: Pick<ApiPackage, 'published' | 'program'>;
  /** Gives what a component takes; undefined for what is none. */
  readonly draftOf: (entry: Exported) => Pick<ComponentDraft, 'props' | 'nativeProps'> | undefined;
  /** Finds a constant of the package by its type. */
  readonly findConstant: (type: ts.Type) => Example | undefined;
}

/** So many providers are tried where nothing tells which. */
const maxProviders = 3;

/** Creates the finder of a package. */
export function createHomeFinder<Exported extends Candidate>(
  components: readonly Exported[],
  { pack, draftOf, findConstant }: FinderOptions<Exported>,
): HomeFinder {
  const checker = pack.program.getTypeChecker();
  const byName = new Map(components.flatMap((entry) => listNames(entry.name).map((name) => [name, entry] as const)));
  const homeOf = remember(toHome);
  const providers = components.filter(({ name }) => isProvider(name)).sort((a, b) => rank(a) - rank(b));

  return function findHomes(name, message) {
    const words = message.match(/[A-Z]\w*(?:\.[A-Z]\w*)*/g) ?? [];
    const mentioned = words.flatMap(listForms).flatMap((word) => byName.get(word) ?? []);
    // ContextMenu.Item asks for what it calls MenuContent.
    const siblings = components.filter(
      (entry) => isSibling(entry.name, name) && words.some((word) => word.endsWith(toPart(entry.name))),
    );
    const family = listWholes(name).flatMap((whole) => byName.get(whole) ?? []);
    const likely = [...mentioned, ...siblings, ...family, ...providers.slice(0, maxProviders)];
    return [...new Set(likely)].filter((entry) => entry.name !== name).flatMap((entry) => homeOf(entry) ?? []);
  };

  function toHome(entry: Exported): Home | undefined {
    const { props = [], nativeProps = [] } = draftOf(entry) ?? {};
    if (!nativeProps.includes('children') && !props.some(({ name }) => name === 'children')) return undefined;
    const example = planExample(props, {
      needsRef: () => false,
      checker,
      // To look into every prop of every whole costs memory, and themes are for providers.
      ...(isProvider(entry.name) && { findConstant }),
    });
    if (!example) return undefined;
    const given = { ...example, props: { ...findOpening(props), ...example.props } };
    return { name: entry.name, ways: entry.imports, isProvider: isProvider(entry.name), ...given };
  }

  function rank({ name }: Candidate): number {
    return rankProvider(name, pack.published);
  }
}

// "Tabs.List" is what messages call "TabsList".
function listNames(name: string): string[] {
  return name.includes('.') ? [name, name.replaceAll('.', '')] : [name];
}

// Tabs.List and TabsList → Tabs, Tabs.Root; RadioGroupItem → RadioGroup, Radio
function listWholes(name: string): string[] {
  return listStems(name).reverse().flatMap(listForms);
}

function isSibling(name: string, other: string): boolean {
  const [whole, part] = name.split('.');
  return part !== undefined && other.startsWith(`${whole}.`);
}

function toPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function listForms(whole: string): string[] {
  return [whole, ...['Root', 'Group'].flatMap((part) => [`${whole}.${part}`, whole + part])];
}

// What is closed does not draw its parts.
function findOpening(props: readonly NamedProp[]): Readonly<Record<string, Example>> {
  const opening = ['open', 'isOpen', 'opened', 'defaultOpen'].find((one) =>
    props.some(({ name, required }) => name === one && !required),
  );
  return opening === undefined ? {} : { [opening]: { kind: 'value', value: true } };
}
