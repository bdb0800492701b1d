// Every island of the built-in templates: its name in `data-island`, and where its code lies.
// Each import makes a file of its own, which a page loads only when the island wants to live.

/** A module with an island: a component named after it, or exported by default; or `mount`. */
type IslandModule = Readonly<Record<string, unknown>>;

/** Names of islands, and how their code is loaded. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;

/** The islands of the site. */
export const islands: IslandRegistry = {
  Settings: () => import('../preferences/settings/settings.tsx'),
  SettingsRow: () => import('../preferences/settings/mount-settings-row.ts'),
  Feedback: () => import('../visits/feedback/feedback.tsx'),
  Demo: () => import('../demos/mount-demo.ts'),
};
