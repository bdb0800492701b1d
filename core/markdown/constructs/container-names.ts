// Everything that authors can write after ":::". What draws a container, the hints for unknown names, and the elements
// of MDX read this table; a test compares it with the manual.

/** A container; `kind` says how it is drawn. */
type ContainerName =
  /** A callout; its title is the label of this name in the page's language. */
  | { readonly kind: 'callout'; readonly name: 'info' | 'success' | 'warning' | 'error' }
  /** A name from another engine or GitHub for a kind of callout, with its English title. */
  | {
      readonly kind: 'alias';
      readonly name: 'note' | 'important' | 'tip' | 'caution' | 'danger';
      readonly shownAs: CalloutKind;
      readonly title: string;
    }
  /** A container of its own, drawn by the function of this name in `containers.ts`, and its element in MDX. */
  | { readonly kind: 'block'; readonly name: 'details' | 'steps' | 'cards' | 'files'; readonly element: string };

/** A kind of callout. */
export type CalloutKind = Extract<ContainerName, { kind: 'callout' }>['name'];

/** A name from another engine for a kind of callout. */
export type CalloutAlias = Extract<ContainerName, { kind: 'alias' }>['name'];

/** A container other than a callout. */
export type BlockName = Extract<ContainerName, { kind: 'block' }>['name'];

/** All containers. */
export const containers: readonly ContainerName[] = [
  { kind: 'callout', name: 'info' },
  { kind: 'callout', name: 'success' },
  { kind: 'callout', name: 'warning' },
  { kind: 'callout', name: 'error' },
  { kind: 'alias', name: 'note', shownAs: 'info', title: 'Note' },
  { kind: 'alias', name: 'important', shownAs: 'info', title: 'Important' },
  { kind: 'alias', name: 'tip', shownAs: 'success', title: 'Tip' },
  { kind: 'alias', name: 'caution', shownAs: 'warning', title: 'Caution' },
  { kind: 'alias', name: 'danger', shownAs: 'error', title: 'Danger' },
  { kind: 'block', name: 'details', element: 'Details' },
  { kind: 'block', name: 'steps', element: 'Steps' },
  { kind: 'block', name: 'cards', element: 'Cards' },
  { kind: 'block', name: 'files', element: 'Files' },
];

/** The names of callouts, with those from other engines. */
export const calloutNames = containers.flatMap((each) => (each.kind === 'block' ? [] : [each.name]));

/** Lists the containers of a kind. */
export function containersOfKind<Kind extends ContainerName['kind']>(
  kind: Kind,
): Extract<ContainerName, { kind: Kind }>[] {
  return containers.filter((each): each is Extract<ContainerName, { kind: Kind }> => each.kind === kind);
}
