// Where elements of MDX are rendered: components that leave marks, for what is put in later.

import type { ReactElement, ReactNode } from 'react';
import type { Island } from './find-islands.ts';

/** An island that an element places, while it is rendered. */
export interface PlacedIsland {
  readonly of: number;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Draws a mark, for HTML of the page. */
export function Hole({ mark }: { readonly mark: string; readonly isPhrase: boolean }): ReactNode {
  return mark;
}

/** Tells whether an element is Markdown that can stand in a sentence. */
export function isPhrase({ type, props }: ReactElement): boolean {
  return type === Hole && (props as { isPhrase: boolean }).isPhrase;
}

/** What stands for islands where an element is rendered: components that leave a mark. */
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

/** Names an island as its author does. */
export function nameIsland(island: Island | undefined): string {
  const file =
    island?.file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  return island === undefined || island.name === 'default' ? file : island.name;
}

/** A text that no page has by chance, and none by design: the code of the page does not contain it. */
export function createMark(code: string): string {
  let count = 0;
  while (code.includes(`mdx${count}m`)) count += 1;
  return `mdx${count}m`;
}
