/** One way to import a value. */
export interface ImportWay {
  readonly specifier: string;
  /** The exported name, or "default". For a part, followed by the path to it: "Dialog.Root". */
  readonly exported: string;
  /** Whether it comes from `export *` of another package. */
  readonly isUnnamed: boolean;
}
