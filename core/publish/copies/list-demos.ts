// The copy of a page → its demos: the link that names each, and the fences that follow it.

/** A demo of a page, as its copy has it. */
interface CopiedDemo {
  readonly name: string;
  /** Its name with its address, and its sources. */
  readonly text: string;
}

const link = /^\s*\[[^\]]*\]\([^)\s]*\/demo\/([\w$.-]+)\/\)$/;

/** Lists the demos of a copy, in reading order. */
export function listDemos(copy: string): CopiedDemo[] {
  const lines = copy.split('\n');
  const demos: CopiedDemo[] = [];
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, marks] = /^\s*(`{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (marks !== undefined && line.trim() === fence) fence = undefined;
      continue;
    }
    if (marks !== undefined) fence = marks;
    const name = link.exec(line)?.[1];
    if (name !== undefined) demos.push({ name, text: takeSources(lines, at) });
  }
  return demos;
}

/** The line of the link, and the fences below it with nothing but blank lines between. */
function takeSources(lines: readonly string[], start: number): string {
  const taken = [lines[start] ?? ''];
  let fence: string | undefined;
  let end = 1;
  for (const line of lines.slice(start + 1)) {
    const [, marks] = /^\s*(`{3,})/.exec(line) ?? [];
    if (fence === undefined && marks === undefined && line.trim() !== '') break;
    taken.push(line);
    if (fence === undefined) fence = marks;
    else if (line.trim() === fence) {
      fence = undefined;
      end = taken.length;
    }
  }
  return taken.slice(0, end).join('\n').trim();
}
