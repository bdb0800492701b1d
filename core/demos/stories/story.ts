// The stories of a file in Storybook's component story format. Types only: what reads them is beside.

import type { SyntaxNode } from '../extract-preview.ts';

/** A story as its file states it, functions and values as they are written. */
export interface Story {
  /** The name of its export. */
  readonly name: string;
  /** What readers see: "With icon". */
  readonly title: string;
  /** The comment over it, '' for none. */
  readonly description: string;
  /** From the file's own args down to those of the story. */
  readonly args: readonly StoryArg[];
  /** Values that are spread into its args and cannot be read. */
  readonly spreads: readonly SyntaxNode[];
  /** What draws it, if not the component alone. */
  readonly render?: SyntaxNode;
  /** Source that its author shows instead. */
  readonly source?: string;
  /** Tells that it is left out where all stories of the file are shown. */
  readonly isHidden: boolean;
}

/** A prop that a story sets. */
export interface StoryArg {
  readonly name: string;
  readonly value: SyntaxNode;
}

/** What a file of stories is about. */
export interface StoryFile {
  /** The component as an expression: "Button", "Menu.Item"; undefined where stories draw themselves. */
  readonly component?: SyntaxNode;
  readonly stories: readonly Story[];
}
