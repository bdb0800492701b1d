import type ts from 'typescript';
import type { PropSymbol } from '../props/collect-props.ts';

/** An exported object of class names, with its declared type. */
export interface ClassExport {
  readonly name: string;
  readonly specifier: string;
  readonly type: ts.Type;
  readonly file: string;
}

/** The component whose classes are read. */
export interface ClassSource {
  readonly name: string;
  /** Its declaration file's folder. */
  readonly folder: string;
  /** Modules it can be imported from. */
  readonly specifiers: readonly string[];
  readonly classesProp: PropSymbol | undefined;
}
