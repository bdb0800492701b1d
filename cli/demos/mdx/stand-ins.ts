// Placeholder components for rendering MDX elements: they leave marks that are replaced later.

import type { ReactElement, ReactNode } from 'react';
import type { Island } from './find-islands.ts';

/** An island used by an element during rendering. */
export interface PlacedIsland {
  readonly of: number;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Renders a mark for HTML of the page. */
export function Hole({ mark }: { readonly mark: string; readonly isPhrase: boolean }): ReactNode {
  return mark;
}

/** Returns whether an element is inline Markdown. */
export function isPhrase({ type, props }: ReactElement): boolean {
  return type === Hole && (props as { isPhrase: boolean }).isPhrase;
}

/** Creates placeholders for islands: components that render a mark. */
export function createStandIns(islands: readonly Island[], place: (island: PlacedIsland) => string) {
  const numbers = new Map<unknown, number>();
  const byFile: Record<string, Record<string, unknown>> = {};
  for (const [of, { file, name }] of islands.entries()) {
    const StandIn = (props: Readonly<Record<string, unknown>>) => place({ of, props });
    numbers.set(StandIn, of);
    (byFile[file] ??= {})[name] = StandIn;
  }
  return {
    replace: (file: string) => byFile[file],
    find: (element: ReactElement | undefined) => numbers.get((element as ReactElement | undefined)?.type),
  };
}

/** Names an island as its author does, for messages. */
export function nameIsland(island: Island | undefined): string {
  const file =
    island?.file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  return island === undefined || island.name === 'default' ? file : island.name;
}

/** Creates a mark that the code of the page does not contain, by chance or on purpose. */
export function createMark(code: string): string {
  let count = 0;
  while (code.includes(`mdx${count}m`)) count += 1;
  return `mdx${count}m`;
}
