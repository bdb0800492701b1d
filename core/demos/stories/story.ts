// Types of the stories in a file of Storybook's Component Story Format (CSF).

import type { SyntaxNode } from '../extract-preview.ts';

/** A story with its values and functions as syntax nodes. */
export interface Story {
  /** The name of its export. */
  readonly name: string;
  /** The displayed name: "With icon". */
  readonly title: string;
  /** Its description, or the comment above it; '' for none. */
  readonly description: string;
  /** The file's args, overridden by those of the story. */
  readonly args: readonly StoryArg[];
  /** Values spread into its args that cannot be resolved in this file. */
  readonly spreads: readonly SyntaxNode[];
  /** Its render function, if it has one. */
  readonly render?: SyntaxNode;
  /** Source code that its author set to be shown instead. */
  readonly source?: string;
  /** Whether it is left out when all stories of the file are shown. */
  readonly isHidden: boolean;
}

/** A prop that a story sets. */
export interface StoryArg {
  readonly name: string;
  readonly value: SyntaxNode;
}

/** The content of a story file. */
export interface StoryFile {
  /** The component as an expression: "Button", "Menu.Item"; undefined if the stories render themselves. */
  readonly component?: SyntaxNode;
  readonly stories: readonly Story[];
}
