// A page of the old site → the text of a Vitrine page, with its front matter.

import { convertText } from '../convert/convert-text.ts';
import { closeUp, comment } from '../convert/comment.ts';
import { readPageImports, type PageModule } from '../markdown/read-page-imports.ts';
import type { MarkdownDialect } from '../markdown/piece.ts';
import { spotOf, type PageTools, type Part } from '../markdown/page-tools.ts';
import type { AdoptNote, EngineName, SourcePage } from '../source-site.ts';
import { convertHead, writeHead } from './convert-head.ts';
import { isGlobal, planPageCode } from './plan-page-code.ts';
import type { PlacedPage } from '../place/place-pages.ts';

/** The tools that the pages of a site share. */
export type SharedTools = Pick<
  PageTools,
  'toFile' | 'keepStory' | 'readFile' | 'keepFile' | 'keepPartial' | 'keepDemo' | 'toHref' | 'listChildren'
> & {
  readonly engine: EngineName;
  readonly isEnglish: boolean;
  /** Returns whether an import is a Markdown file. */
  isMarkdown(from: string): boolean;
  toImage(href: string): string | undefined;
  /** Returns whether an import works in the new site. */
  canImport(from: string): boolean;
  /** Returns the new specifier of an import of a page that stays MDX; undefined if it does not work there. */
  toImport(from: string): string | undefined;
  /** Returns why an import does not work in the new site. */
  findFault(from: string): string | undefined;
  /** Lists the free names of code; undefined if it cannot be parsed. */
  listFreeNames(file: string, code: string): ReadonlySet<string> | undefined;
  /** Returns whether code of the page can be a module. */
  canKeepCode(text: string): boolean;
  /** Adds code of the page as a module, and returns its specifier for the page, or undefined if it cannot be one. */
  keepCode(text: string): string | undefined;
  /** Whether the text may stay MDX; a partial may not. */
  readonly mayStayMdx: boolean;
};

/** A converted page. */
interface ConvertedPage {
  readonly text: string;
  readonly isMdx: boolean;
  readonly notes: readonly AdoptNote[];
}

/** What a page imports and defines, and what of it works in the new site. */
interface PageScope {
  readonly page: SourcePage;
  readonly shared: SharedTools;
  readonly dialect: MarkdownDialect;
  readonly imports: ReturnType<typeof readPageImports>;
  /** The names that can be imported. */
  readonly usable: ReadonlySet<string>;
  readonly code: ReturnType<typeof planPageCode>;
}

type Mode = PageTools['mode'];

/** Converts a page to Markdown, or to MDX if it keeps components that it imports or defines. */
export function convertPage({ page }: PlacedPage, shared: SharedTools): ConvertedPage {
  const dialect = dialectOf(shared.engine, page.file);
  const imports = readPageImports(page.body, dialect);
  const usable = new Set(
    [...imports.byName.values()].filter(({ from }) => shared.canImport(from)).map(({ name }) => name),
  );
  const code = planPageCode(imports, usable, shared);
  const scope = { page, shared, dialect, imports, usable, code };
  const markdown = convertAs('md', scope);
  return markdown.isRefused ? convertAs('mdx', scope) : markdown;
}

/** Returns the Markdown dialect of a page. */
function dialectOf(engine: EngineName, file: string): MarkdownDialect {
  if (engine === 'vitepress' || engine === 'vuepress') return { code: 'vue', elements: [] };
  if (engine === 'dumi') return { code: file.endsWith('.mdx') ? 'jsx' : 'html', elements: ['code', 'embed'] };
  return { code: 'jsx', elements: [] };
}

/** Converts a page in a mode; as Markdown it may refuse, because MDX can keep more of it. */
function convertAs(mode: Mode, scope: PageScope): ConvertedPage & { readonly isRefused: boolean } {
  const { page, shared, dialect, code } = scope;
  const notes: AdoptNote[] = [];
  const refused = new Set<string>();
  const tools: PageTools = {
    ...createScopeTools(scope),
    mode,
    refuse: (name) => void refused.add(name),
    note: ({ line, column }, note) => void notes.push({ file: page.file, line, column, ...note }),
  };
  const part = { text: page.body, line: page.bodyLine, indent: 0 };
  const body = convertText(part, tools);
  const used =
    mode === 'mdx' ? code.modules.filter(({ names = [] }) => names.some((name) => isNamedIn(name, body))) : [];
  noteLeftCode(scope, { part, tools, used });
  if (mode === 'mdx')
    tools.note(
      { line: page.bodyLine, column: 1 },
      {
        kind: 'check',
        what: 'A page that stays MDX because it contains code',
        todo: `It contains ${[...refused].join(', ')}. Its imports point to copies in shared/.`,
      },
    );

  const text = (mode === 'mdx' ? writeImports(scope, tools, used) : '') + tidy(body);
  const hasHeading = /^#[ \t]/m.test(text);
  const head = convertHead(page, { engine: shared.engine, hasHeading, toImage: shared.toImage });
  for (const key of head.left)
    tools.note(
      { line: 1, column: 1 },
      { kind: 'left', what: `The front matter key "${key}"`, todo: 'Vitrine has no such key.' },
    );
  const isRefused = refused.size > 0 && dialect.code === 'jsx' && shared.mayStayMdx;
  return { text: writeHead(head.keys) + text, isMdx: mode === 'mdx', notes, isRefused };
}

/** Creates the tools that tell which of its names and code a page can keep. */
function createScopeTools({ page, shared, dialect, imports, usable, code }: PageScope) {
  const definedNames = new Set(code.names);
  return {
    ...shared,
    dialect,
    page,
    imports: imports.byName,
    canKeep: (name) => {
      const root = name.split('.')[0] ?? name;
      if (dialect.code !== 'jsx' || !shared.mayStayMdx) return false;
      return imports.byName.has(root) ? usable.has(root) : definedNames.has(root);
    },
    findImportFault: (name) => {
      const from = imports.byName.get(name.split('.')[0] ?? name)?.from;
      return from === undefined ? undefined : shared.findFault(from);
    },
    canRun: (written) => {
      const free = shared.mayStayMdx ? shared.listFreeNames('code.jsx', `(${written}\n);`) : undefined;
      return (
        free !== undefined && [...free].every((name) => usable.has(name) || definedNames.has(name) || isGlobal(name))
      );
    },
  } satisfies Partial<PageTools>;
}

/** Notes the code that the page defines and that is not used in the new one. */
function noteLeftCode(
  { imports, code }: PageScope,
  { part, tools, used }: { part: Part; tools: PageTools; used: readonly PageModule[] },
): void {
  for (const { names = [], offset } of imports.modules) {
    if (names.every((name) => engineExports.test(name)) || used.some((each) => each.offset === offset)) continue;
    const reason = code.names.includes(names[0] ?? '')
      ? 'Nothing of the new page uses it.'
      : 'It uses something that the new site does not have. Write it as a component or a demo.';
    tools.note(spotOf(part, offset), {
      kind: 'left',
      what: 'Code of a page',
      todo: `It defines ${names.join(', ')}. ${reason}`,
    });
  }
}

/** Writes imports at the start of the page, with their new specifiers; the page's own code becomes a module. */
function writeImports({ imports, code, shared }: PageScope, tools: PageTools, used: readonly PageModule[]): string {
  const lines = imports.modules.flatMap(({ code: written, from, names }) => {
    if (names)
      return code.names.includes(names[0] ?? '') || names.every((name) => engineExports.test(name))
        ? []
        : [comment(closeUp(written), tools)];
    if (from === undefined) return [];
    const address = shared.toImport(from);
    if (address === undefined)
      return shared.isMarkdown(from) || /^@theme|^nextra|^@storybook/.test(from)
        ? []
        : [comment(closeUp(written), tools)];
    return [written.replace(`'${from}'`, `'${address}'`).replace(`"${from}"`, `'${address}'`)];
  });
  const moduleAddress = used.length === 0 ? undefined : shared.keepCode(code.write(code.modules));
  const names = used.flatMap((each) => each.names ?? []);
  const allLines =
    moduleAddress === undefined ? lines : [...lines, `import { ${names.join(', ')} } from '${moduleAddress}';`];
  // A comment among imports would be parsed as code.
  const parts = [
    ...allLines.filter((line) => line.startsWith('{/*')),
    allLines.filter((line) => !line.startsWith('{/*')).join('\n'),
  ];
  return parts.map((part) => (part === '' ? '' : `${part}\n\n`)).join('');
}

/** Exports that only the old engine reads. */
const engineExports =
  /^(?:metadata|meta|frontMatter|frontmatter|toc|contentTitle|assets|getStatic\w+|generate\w+|viewport|revalidate|dynamic\w*|runtime|layout)$/;

function isNamedIn(name: string, text: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

/** Removes the blank lines that removed modules leave. */
function tidy(body: string): string {
  return `${body.replace(/^\s*\n/, '').replace(/\s+$/, '')}\n`;
}
