// Scripts of the output folder → which files a page loads with them, now and for its islands. It reads the imports of
// bundled modules, where every name is a string. Each script is read once.

/** Follows the imports of scripts. */
interface ScriptGraph {
  /** The scripts, and all files that they need to start. */
  readonly follow: (addresses: Iterable<string>) => ReadonlySet<string>;
  /**
   * The scripts that hydrate islands, besides `first`: the engine's own code, React, and the demos with their packages.
   */
  readonly followIslands: (
    initialScripts: ReadonlySet<string>,
    wanted: { readonly islands: readonly string[]; readonly modules: readonly string[] },
  ) => IslandScripts;
}

/** Addresses of scripts that load when islands are hydrated. */
interface IslandScripts {
  readonly engine: readonly string[];
  readonly react: readonly string[];
  readonly demos: readonly string[];
}

interface Script {
  /** Addresses of the scripts that it needs to start. */
  readonly imports: readonly string[];
  /** The scripts that it may import later, each with the name of the island that needs it. */
  readonly laterImports: readonly { readonly island?: string; readonly address: string }[];
  readonly isReact: boolean;
}

// React's own message, which no minifier changes: it identifies the script of React's client.
const reactMark = 'Minified React error';

// The names that a build gives to scripts with demos, and to scripts with modules of packages.
const demoScript = /\/_app\/(?:demos|library)\.[^/]+\.js$/;

/** Creates the graph of a site's scripts. */
export function createScriptGraph(read: (address: string) => string): ScriptGraph {
  const scripts = new Map<string, Script>();
  const scriptAt = (address: string) => {
    const script = scripts.get(address) ?? parseScript(read(address), address);
    scripts.set(address, script);
    return script;
  };

  function follow(addresses: Iterable<string>): Set<string> {
    const found = new Set(addresses);
    for (const address of found) for (const imported of scriptAt(address).imports) found.add(imported);
    return found;
  }

  function bringsReact(address: string): boolean {
    return [...follow([address])].some((script) => scriptAt(script).isReact);
  }

  return {
    follow,
    followIslands(initialScripts, { islands, modules }) {
      const later = [...initialScripts].flatMap((address) => scriptAt(address).laterImports);
      const wanted = later.filter(({ island, address }) =>
        island === undefined ? bringsReact(address) : islands.includes(island),
      );
      const all = [...follow([...wanted.map(({ address }) => address), ...modules])];
      const added = all.filter((address) => !initialScripts.has(address));
      const isDemo = (address: string) => demoScript.test(address);
      const isReact = (address: string) => scriptAt(address).isReact;
      return {
        engine: added.filter((address) => !isDemo(address) && !isReact(address)),
        react: added.filter(isReact),
        demos: added.filter(isDemo),
      };
    },
  };
}

function parseScript(text: string, address: string): Script {
  const resolve = (name: string) => new URL(name, `http://site.invalid${address}`).pathname;
  const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)];
  // `Name:()=>import("./x.js")` is how the code of an island is named.
  const later = [...text.matchAll(/(?:\b([A-Z]\w*)\s*:\s*\(\)\s*=>\s*)?\bimport\(\s*["'`](\.[^"'`]+)["'`]\s*\)/g)];

  return {
    imports: imports.map(([, name = '']) => resolve(name)),
    laterImports: later.map(([, island, name = '']) => ({ island, address: resolve(name) })),
    isReact: text.includes(reactMark),
  };
}
