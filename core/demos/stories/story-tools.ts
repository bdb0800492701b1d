// Storybook's own packages, which a story file imports and which need not be installed here: their exports have no use
// outside of Storybook.

import type { SyntaxNode } from '../extract-preview.ts';

const tools = /^(?:@storybook\/|storybook(?:\/|$)|@chromatic-com\/|@testing-library\/|storybook-|msw-storybook-addon)/;

/** Returns whether a specifier belongs to Storybook or its test tools. */
export function isStoryTool(specifier: string): boolean {
  return tools.test(specifier);
}

/** Returns whether a file is a story file, by its name. */
export function isStoryFile(file: string): boolean {
  return /\.(?:stories|story)\.[mc]?[jt]sx?$/.test(file);
}

/** Every property is a stand-in too; a call returns the function passed to it, or one that does nothing. */
const standIn =
  'const $story = new Proxy((given) => (typeof given === "function" ? given : () => {}), { get: (own, name) => (name in own ? own[name] : $story) });';

/** Replaces the Storybook imports of a story file so that it runs without them; line numbers stay. */
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
    const declarations = names.map((name) => `const ${name} = $story;`).join(' ');
    text += `${code.slice(at, statement.start)}${declarations}${'\n'.repeat(written.split('\n').length - 1)}`;
    at = statement.end;
  }
  // On the first line, before its first use.
  return at === 0 ? code : `${standIn}${text}${code.slice(at)}`;
}
