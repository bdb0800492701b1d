// Two Reacts cannot render together. Where a site has a copy of its own beside the engine's, as when the
// engine is linked from elsewhere, its packages are given the one that writes the pages.

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-dom/client'];

/** Lets what the site's packages require as React be the engine's. Both `require` functions share one cache. */
export function shareReact({ ofSite, ofEngine }: { ofSite: NodeJS.Require; ofEngine: NodeJS.Require }): void {
  for (const name of modules) {
    const [theirs, ours] = [resolveOrNot(ofSite, name), resolveOrNot(ofEngine, name)];
    if (theirs === undefined || ours === undefined || theirs === ours) continue;
    ofEngine(ours);
    ofSite.cache[theirs] = ofEngine.cache[ours];
  }
}

function resolveOrNot(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
