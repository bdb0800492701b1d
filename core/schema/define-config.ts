// What `import { defineConfig } from 'vitrine'` gives to docs.config.ts: types and comments in the editor.

import type { Config } from './config-shape.ts';

export type { Config };

/** Gives the settings back as they are, and lets an editor know what they may say. */
export function defineConfig(settings: Config): Config {
  return settings;
}
