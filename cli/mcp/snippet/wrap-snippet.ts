// A snippet as somebody writes it → a module that can be checked. Elements alone get a function around them
// and the imports of the documented names that they use; lines and columns can be told from each other.

/** A module, and how many of its lines stand before the snippet. */
interface WrappedSnippet {
  readonly text: string;
  readonly linesBefore: number;
  /** Tells whether it is elements alone: then what it uses of its surroundings is not known. */
  readonly isFragment: boolean;
}

/** Finds how a name is imported; undefined for one that is not documented. */
type FindImport = (name: string) => string | undefined;

/** Wraps elements; a module stays as it is. */
export function wrapSnippet(code: string, findImport: FindImport): WrappedSnippet {
  if (!/^\s*</.test(code)) return { text: code, linesBefore: 0, isFragment: false };
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const imports = names.flatMap((name) => findImport(name) ?? []).join(' ');
  return {
    text: `${imports}\nexport default function Snippet() { return (<>\n${code}\n</>); }\n`,
    linesBefore: 2,
    isFragment: true,
  };
}
