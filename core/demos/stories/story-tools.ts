// Storybook's own packages: what a file of stories takes from them has no meaning outside of Storybook, and need not be
// installed.

import type { SyntaxNode } from '../extract-preview.ts';

const tools = /^(?:@storybook\/|storybook(?:\/|$)|@chromatic-com\/|@testing-library\/|storybook-|msw-storybook-addon)/;

/** Tells whether a package is one of Storybook's, or of its tests. */
export function isStoryTool(specifier: string): boolean {
  return tools.test(specifier);
}

/** Tells whether a file holds stories. */
export function isStoryFile(file: string): boolean {
  return /\.(?:stories|story)\.[mc]?[jt]sx?$/.test(file);
}

/** Whatever is asked of it, it gives a function that does nothing, or the function that it is given. */
const standIn =
  'const $story = new Proxy((given) => (typeof given === "function" ? given : () => {}), { get: (own, name) => (name in own ? own[name] : $story) });';

/** Makes a file of stories one that runs without Storybook, all lines in their place. */
export function toRunnableStories(code: string, program: SyntaxNode): string {
  let text = '';
  let at = 0;
  for (const statement of program.body as readonly SyntaxNode[]) {
    const source = statement.type === 'ImportDeclaration' ? String((statement.source as SyntaxNode).value) : '';
    if (!isStoryTool(source)) continue;
    const names = (statement.specifiers as readonly SyntaxNode[]).flatMap(({ local, importKind }) =>
      importKind === 'type' || statement.importKind === 'type' ? [] : [String((local as SyntaxNode).name)],
    );
    const written = code.slice(statement.start, statement.end);
    const given = names.map((name) => `const ${name} = $story;`).join(' ');
    text += `${code.slice(at, statement.start)}${given}${'\n'.repeat(written.split('\n').length - 1)}`;
    at = statement.end;
  }
  // On the first line, before all that asks for it.
  return at === 0 ? code : `${standIn}${text}${code.slice(at)}`;
}
