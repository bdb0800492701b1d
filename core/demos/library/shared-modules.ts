// The modules that packages, demos and the engine share, so that no library bundles a copy. This is the only place
// that lists them.

const everywhere = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Modules that the page's base script provides in the browser. */
export const sharedInBrowser: readonly string[] = everywhere;

/** Modules that the engine provides when it renders pages. */
export const sharedInNode: readonly string[] = [...everywhere, 'react-dom/server', 'react/jsx-dev-runtime'];
