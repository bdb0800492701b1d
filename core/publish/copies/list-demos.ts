/** A demo of a page, as its Markdown copy contains it. */
interface CopiedDemo {
  readonly name: string;
  /** The line with its link, and the fences with its sources. */
  readonly text: string;
}

const link = /^\s*\[[^\]]*\]\([^)\s]*\/demo\/([\w$.-]+)\/\)$/;

/** Lists the demos of a page's copy: each link to a demo with the fences that follow it. */
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

/** Takes the line of the link, and the fences below it, separated by blank lines only. */
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
