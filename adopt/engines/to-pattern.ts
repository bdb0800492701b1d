// A glob → a regular expression for paths, by the rules of micromatch, which Docusaurus, VitePress and Storybook
// use: "*", "**", "?", "{a,b}", "[ab]", and groups such as "@(a|b)" and "!(a)".

const groups: Readonly<Record<string, string>> = { '@': '', '?': '?', '*': '*', '+': '+' };

/**
 * Turns a glob into a regular expression.
 *
 * @example
 * toPattern('{api,faq}/**\/*.{md,mdx}').test('api/store/get.mdx') // true
 */
export function toPattern(glob: string): RegExp {
  const source = glob.replace(/^(?:\.?\/)+/, '');
  return new RegExp(`^${readUntil(source, { at: 0, end: /$^/ }).pattern}$`);
}

/** Returns whether a path matches globs; one that starts with "!" excludes paths. */
export function matchesGlobs(path: string, globs: readonly string[]): boolean {
  const isNegative = (glob: string) => /^!(?!\()/.test(glob);
  return (
    globs.some((glob) => !isNegative(glob) && toPattern(glob).test(path)) &&
    !globs.some((glob) => isNegative(glob) && toPattern(glob.slice(1)).test(path))
  );
}

/** Returns the folder that a glob starts in: its segments before the first with a special character. */
export function startOfGlob(glob: string): string {
  const parts = glob.split('/');
  const firstGlob = parts.findIndex((part) => /[*?{}[\]()!]/.test(part));
  return parts.slice(0, firstGlob === -1 ? -1 : firstGlob).join('/');
}

function readUntil(
  glob: string,
  { at: start, end }: { readonly at: number; readonly end: RegExp },
): { readonly pattern: string; readonly at: number } {
  let pattern = '';
  let at = start;
  while (at < glob.length && !end.test(glob.charAt(at))) {
    const sign = glob.charAt(at);
    const isGroup = glob[at + 1] === '(' && (sign === '!' || Object.hasOwn(groups, sign));
    if (isGroup) {
      const list = readList(glob, at + 2, { between: '|', close: ')' });
      pattern += sign === '!' ? `(?!(?:${list.pattern})(?:/|$))[^/]*` : `(?:${list.pattern})${groups[sign] ?? ''}`;
      at = list.at;
    } else if (sign === '{' && glob.includes('}', at)) {
      const list = readList(glob, at + 1, { between: ',', close: '}' });
      pattern += `(?:${list.pattern})`;
      at = list.at;
    } else if (sign === '[' && glob.includes(']', at)) {
      const close = glob.indexOf(']', at);
      pattern += `[${glob
        .slice(at + 1, close)
        .replace(/^!/, '^')
        .replace(/\\/g, '\\\\')}]`;
      at = close + 1;
    } else if (glob.startsWith('**/', at)) {
      pattern += '(?:.*/)?';
      at += 3;
    } else if (glob.startsWith('**', at)) {
      pattern += '.*';
      at += 2;
    } else {
      pattern += sign === '*' ? '[^/]*' : sign === '?' ? '[^/]' : sign.replace(/[.+^${}()|[\]\\]/, '\\$&');
      at += 1;
    }
  }
  return { pattern, at };
}

function readList(
  glob: string,
  start: number,
  { between, close }: { readonly between: string; readonly close: string },
): { readonly pattern: string; readonly at: number } {
  const end = new RegExp(`[${between}${close === ')' ? '\\)' : close}]`);
  const parts: string[] = [];
  let at = start;
  for (;;) {
    const part = readUntil(glob, { at, end });
    parts.push(part.pattern);
    at = part.at + 1;
    if (glob[part.at] !== between) return { pattern: parts.join('|'), at };
  }
}
