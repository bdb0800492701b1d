// The text of a page that was stopped → where in it that stands which was most probably at work.

interface Moment {
  /** The file of the demo that was made; '' where none was. */
  readonly making?: string;
  /** The page was parsed already. */
  readonly isParsed?: boolean;
}

/** Shorter lines are parsed in no time. */
const longLine = 1000;

/** Finds the marker of the demo that was made, the first component, or the longest line; or else the page's start. */
export function findPartAtWork(
  text: string,
  { making = '', isParsed = false }: Moment,
): { readonly line: number; readonly column: number } {
  const lines = text.split('\n');
  const find = (isIt: (line: string) => boolean) => Math.max(0, lines.findIndex(isIt)) + 1;
  if (making !== '') return { line: find((line) => isMarkerOf(line, making)), column: 1 };
  if (isParsed) return { line: find((line) => /^\s*\{\{\s*"component"/.test(line)), column: 1 };

  const longest = Math.max(...lines.map(({ length }) => length));
  return { line: longest < longLine ? 1 : find(({ length }) => length === longest), column: 1 };
}

/** "content/lib/Big/css/index.tsx" is shown by {{"demo": "Big"}}, with an ending or without. */
function isMarkerOf(line: string, file: string): boolean {
  const [, written = ''] = /^\s*\{\{.*"demo"\s*:\s*"([^"]*)"/.exec(line) ?? [];
  const name = toStem(written.split('/').at(-1) ?? '');
  return name !== '' && file.split('/').map(toStem).includes(name);
}

function toStem(name: string): string {
  return name.replace(/\.\w+$/, '');
}
