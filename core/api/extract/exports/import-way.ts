/** One way to import a value. */
export interface ImportWay {
  readonly specifier: string;
  /** The exported name, or "default"; with what leads on from there to a part: "Dialog.Root". */
  readonly exported: string;
  /** Tells whether it came with all that another package exports. */
  readonly isUnnamed: boolean;
}
