/** The modules that edited demos may import, and the scripts that contain them. */
export interface LiveManifest {
  /** The folder of the scripts, relative to the manifest. */
  readonly folder: string;
  /** The document of the frame, in that folder. */
  readonly document: string;
  /** The script that runs in the frame. */
  readonly frame: string;
  /** The entire `process.env` that edited code sees: only values that the site defines. */
  readonly environment: Readonly<Record<string, string>>;
  /** Values of other constants in edited code. */
  readonly constants: Readonly<Record<string, string | number | boolean>>;
  /** Every script, with the scripts that it imports. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** By specifier: the script that contains the module, and the name of its namespace there. */
  readonly modules: Readonly<Record<string, LiveManifestModule>>;
}

/** The script of a module, and its key there. */
export interface LiveManifestModule {
  readonly chunk: string;
  readonly key: string;
}
