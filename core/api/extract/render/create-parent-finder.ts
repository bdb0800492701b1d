// The components of a package → for one that cannot be rendered alone, the parents it may need: the
// provider of the package, or the compound component that it is a part of.
//
// No library is known by name: the error message of the component often names the parent, and otherwise
// the names of components are compared.

import type ts from 'typescript';
import type { ApiPackage } from '../extraction.ts';
import type { ApiExport } from '../exports/find-exports.ts';
import type { ComponentDraft } from '../read-component.ts';
import type { NamedProp } from '../props/read-prop.ts';
import { remember } from '../remember.ts';
import type { Example, Parent } from './example.ts';
import { listStems } from '../../list-stems.ts';
import { isProvider, rankProvider } from './rank-provider.ts';
import { planExample } from './plan-example.ts';

type Candidate = Pick<ApiExport, 'name' | 'imports'>;

/** Finds the parents that a component may need, by its name and its error message. */
export type ParentFinder = (name: string, message: string) => readonly Parent[];

interface FinderOptions<Exported extends Candidate> {
  readonly pack: Pick<ApiPackage, 'published' | 'program'>;
  /** Reads the props of a component; undefined for other values. */
  readonly draftOf: (entry: Exported) => Pick<ComponentDraft, 'props' | 'nativeProps'> | undefined;
  /** Finds a constant of the package by its type. */
  readonly findConstant: (type: ts.Type) => Example | undefined;
}

/** Number of providers that are tried where the message names none. */
const maxProviders = 3;

/** Creates the parent finder of a package. */
export function createParentFinder<Exported extends Candidate>(
  components: readonly Exported[],
  { pack, draftOf, findConstant }: FinderOptions<Exported>,
): ParentFinder {
  const checker = pack.program.getTypeChecker();
  const byName = new Map(components.flatMap((entry) => listNames(entry.name).map((name) => [name, entry] as const)));
  const parentOf = remember(toParent);
  const providers = components.filter(({ name }) => isProvider(name)).sort((a, b) => rank(a) - rank(b));

  return function findParents(name, message) {
    const words = message.match(/[A-Z]\w*(?:\.[A-Z]\w*)*/g) ?? [];
    const mentioned = words.flatMap(listForms).flatMap((word) => byName.get(word) ?? []);
    // ContextMenu.Item may report a missing "MenuContent", which is ContextMenu.Content.
    const siblings = components.filter(
      (entry) => isSibling(entry.name, name) && words.some((word) => word.endsWith(toPart(entry.name))),
    );
    const compounds = listCompounds(name).flatMap((compound) => byName.get(compound) ?? []);
    const likely = [...mentioned, ...siblings, ...compounds, ...providers.slice(0, maxProviders)];
    return [...new Set(likely)].filter((entry) => entry.name !== name).flatMap((entry) => parentOf(entry) ?? []);
  };

  function toParent(entry: Exported): Parent | undefined {
    const { props = [], nativeProps = [] } = draftOf(entry) ?? {};
    if (!nativeProps.includes('children') && !props.some(({ name }) => name === 'children')) return undefined;
    const example = planExample(props, {
      needsRef: () => false,
      checker,
      // Only providers take a theme, and searching the props of all components would cost memory.
      ...(isProvider(entry.name) && { findConstant }),
    });
    if (!example) return undefined;
    const opened = { ...example, props: { ...findOpening(props), ...example.props } };
    return { name: entry.name, ways: entry.imports, isProvider: isProvider(entry.name), ...opened };
  }

  function rank({ name }: Candidate): number {
    return rankProvider(name, pack.published);
  }
}

// Messages may call Tabs.List "TabsList".
function listNames(name: string): string[] {
  return name.includes('.') ? [name, name.replaceAll('.', '')] : [name];
}

// Tabs.List and TabsList → Tabs, Tabs.Root; RadioGroupItem → RadioGroup, Radio
function listCompounds(name: string): string[] {
  return listStems(name).reverse().flatMap(listForms);
}

function isSibling(name: string, other: string): boolean {
  const [compound, part] = name.split('.');
  return part !== undefined && other.startsWith(`${compound}.`);
}

function toPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function listForms(compound: string): string[] {
  return [compound, ...['Root', 'Group'].flatMap((part) => [`${compound}.${part}`, compound + part])];
}

// A closed component does not render its parts.
function findOpening(props: readonly NamedProp[]): Readonly<Record<string, Example>> {
  const opening = ['open', 'isOpen', 'opened', 'defaultOpen'].find((one) =>
    props.some(({ name, required }) => name === one && !required),
  );
  return opening === undefined ? {} : { [opening]: { kind: 'value', value: true } };
}
