// The modules that are one for everybody: packages, demos and the engine share them, and no library
// brings a copy. This is the one place that says which they are.

const everywhere = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Modules that the page's base script provides in the browser. */
export const sharedInBrowser: readonly string[] = everywhere;

/** Modules that the engine provides where it writes pages. */
export const sharedInNode: readonly string[] = [...everywhere, 'react-dom/server', 'react/jsx-dev-runtime'];
