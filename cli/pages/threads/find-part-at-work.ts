// The text of a stopped page → the line that most probably was being worked on.

interface Moment {
  /** The file of the demo that was being made; '' if there was none. */
  readonly making?: string;
  /** Whether the page was parsed already. */
  readonly isParsed?: boolean;
}

/** Shorter lines cannot be the reason. */
const longLine = 1000;

/** Finds the marker of the demo being made, the first component, or the longest line, or else the start of the page. */
export function findPartAtWork(
  text: string,
  { making = '', isParsed = false }: Moment,
): { readonly line: number; readonly column: number } {
  const lines = text.split('\n');
  const find = (matches: (line: string) => boolean) => Math.max(0, lines.findIndex(matches)) + 1;
  if (making !== '') return { line: find((line) => isMarkerOf(line, making)), column: 1 };
  if (isParsed) return { line: find((line) => /^\s*\{\{\s*"component"/.test(line)), column: 1 };

  const longest = Math.max(...lines.map(({ length }) => length));
  return { line: longest < longLine ? 1 : find(({ length }) => length === longest), column: 1 };
}

/** The file "content/lib/Big/css/index.tsx" belongs to {{"demo": "Big"}}, with or without an extension. */
function isMarkerOf(line: string, file: string): boolean {
  const [, written = ''] = /^\s*\{\{.*"demo"\s*:\s*"([^"]*)"/.exec(line) ?? [];
  const name = toStem(written.split('/').at(-1) ?? '');
  return name !== '' && file.split('/').map(toStem).includes(name);
}

function toStem(name: string): string {
  return name.replace(/\.\w+$/, '');
}
