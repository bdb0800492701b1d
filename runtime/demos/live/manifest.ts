/** What edited demos may import, and the scripts that it lies in. */
export interface LiveManifest {
  /** The folder of the scripts, from the manifest's own. */
  readonly folder: string;
  /** The document of the frame, in that folder. */
  readonly document: string;
  /** The script that runs in the frame. */
  readonly frame: string;
  /** All of `process.env`, for edited code. */
  readonly environment: Readonly<Record<string, string>>;
  /** What other names of edited code stand for. */
  readonly constants: Readonly<Record<string, string | number | boolean>>;
  /** Every script, with the scripts that it imports. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** By specifier: the script that holds the module, and the name of its namespace there. */
  readonly modules: Readonly<Record<string, LiveManifestModule>>;
}

/** Where a module lies. */
export interface LiveManifestModule {
  readonly chunk: string;
  readonly key: string;
}
