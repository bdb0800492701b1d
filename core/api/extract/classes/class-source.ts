// What the names of classes are read from.

import type ts from 'typescript';
import type { PropSymbol } from '../props/collect-props.ts';

/** An exported object of class names, with the type it is declared with. */
export interface ClassExport {
  readonly name: string;
  readonly specifier: string;
  readonly type: ts.Type;
  readonly file: string;
}

/** What the classes of a component are read from. */
export interface ClassSource {
  readonly name: string;
  /** Its declaration file's folder. */
  readonly folder: string;
  /** Modules it can be imported from. */
  readonly specifiers: readonly string[];
  readonly classesProp: PropSymbol | undefined;
}
