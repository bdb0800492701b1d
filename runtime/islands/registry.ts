// Lists every island of the built-in templates: its name in `data-island`, and the import of its
// code. Each import becomes a separate file, loaded only when the island is made live.

/** A module with an island: a component named after it, or exported by default; or `mount`. */
type IslandModule = Readonly<Record<string, unknown>>;

/** The functions that load islands, by name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;

/** The islands of the built-in templates. */
export const islands: IslandRegistry = {
  Settings: () => import('../preferences/settings/settings.tsx'),
  SettingsRow: () => import('../preferences/settings/mount-settings-row.ts'),
  Feedback: () => import('../visits/feedback/feedback.tsx'),
  Demo: () => import('../demos/mount-demo.ts'),
};
