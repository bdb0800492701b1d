// Two copies of React cannot render together. If a site has a copy besides the engine's, as when the engine is linked, its
// packages get the one that renders the pages.

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-dom/client'];

/** Gives the site's packages the engine's React when they require it. Both `require` functions share one cache. */
export function shareReact({ ofSite, ofEngine }: { ofSite: NodeJS.Require; ofEngine: NodeJS.Require }): void {
  for (const name of modules) {
    const [siteFile, engineFile] = [resolveOrNot(ofSite, name), resolveOrNot(ofEngine, name)];
    if (siteFile === undefined || engineFile === undefined || siteFile === engineFile) continue;
    ofEngine(engineFile);
    ofSite.cache[siteFile] = ofEngine.cache[engineFile];
  }
}

function resolveOrNot(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
