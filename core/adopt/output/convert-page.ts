// A page of the old site → the text of a page of ours, with its front matter.

import { convertText } from '../convert/convert-text.ts';
import { comment } from '../convert/comment.ts';
import { readPageImports } from '../markdown/read-page-imports.ts';
import type { MarkdownDialect } from '../markdown/piece.ts';
import type { PageTools } from '../markdown/page-tools.ts';
import type { AdoptNote, EngineName } from '../source-site.ts';
import { convertHead, writeHead } from './convert-head.ts';
import type { PlacedPage } from './place-pages.ts';

/** What the pages of a site share. */
export type SharedTools = Pick<
  PageTools,
  'toFile' | 'keepStory' | 'readFile' | 'keepFile' | 'keepPartial' | 'keepDemo' | 'toHref' | 'listChildren'
> & {
  readonly engine: EngineName;
  readonly isEnglish: boolean;
  toImage(href: string): string | undefined;
  /** Tells whether an import can be had here. */
  canImport(from: string): boolean;
  /** Writes an import of a page that stays MDX; undefined when it cannot be had here. */
  toImport(from: string): string | undefined;
};

/** A page as it will be. */
interface ConvertedPage {
  readonly text: string;
  readonly isMdx: boolean;
  readonly notes: readonly AdoptNote[];
}

/** How an engine reads a page. */
function dialectOf(engine: EngineName, file: string): MarkdownDialect {
  if (engine === 'vitepress' || engine === 'vuepress') return { code: 'vue', elements: [] };
  if (engine === 'dumi') return { code: file.endsWith('.mdx') ? 'jsx' : 'html', elements: ['code', 'embed'] };
  return { code: 'jsx', elements: [] };
}

/** Converts a page: to Markdown, or, where components remain that the page brings itself, to MDX. */
export function convertPage({ page }: PlacedPage, shared: SharedTools): ConvertedPage {
  const dialect = dialectOf(shared.engine, page.file);
  const imports = readPageImports(page.body, dialect);
  // Code of the page that needs the old engine cannot run here.
  const lost = [...imports.byName.values()].filter(({ from }) => !shared.canImport(from));
  const needsOld = (code: string) => lost.some(({ name }) => new RegExp(`(?<![.\\w$])${name}(?![\\w$])`).test(code));
  const ownNames = new Set(imports.modules.flatMap(({ code, names }) => (names && !needsOld(code) ? names : [])));
  const first = convert('md');
  return first.isRefused ? convert('mdx') : first;

  function convert(mode: 'md' | 'mdx'): ConvertedPage & { isRefused: boolean } {
    const notes: AdoptNote[] = [];
    const refused = new Set<string>();
    const tools: PageTools = {
      ...shared,
      dialect,
      page,
      mode,
      imports: imports.byName,
      refuse: (name) => void refused.add(name),
      canKeep: (name) => {
        const root = name.split('.')[0] ?? name;
        if (dialect.code !== 'jsx') return false;
        const known = imports.byName.get(root);
        return known ? shared.canImport(known.from) : ownNames.has(root);
      },
      note: ({ line, column }, note) => void notes.push({ file: page.file, line, column, ...note }),
    };
    const part = { text: page.body, line: page.bodyLine, indent: 0 };
    const body = convertText(part, tools);
    const isRefused = refused.size > 0 && dialect.code === 'jsx';
    if (mode === 'mdx')
      notes.push({
        file: page.file,
        line: page.bodyLine,
        column: 1,
        kind: 'check',
        what: 'A page that stays MDX because it contains code',
        todo: `It contains ${[...refused].join(', ')}. Its imports point to copies in shared/.`,
      });
    const text = (mode === 'mdx' ? writeImports(tools) : '') + tidy(body);
    const head = convertHead(page, {
      engine: shared.engine,
      hasHeading: /^#[ \t]/m.test(text),
      toImage: shared.toImage,
    });
    for (const key of head.left)
      notes.push({
        file: page.file,
        line: 1,
        column: 1,
        kind: 'left',
        what: `The front matter key "${key}"`,
        todo: 'Vitrine has no such key.',
      });
    return { text: writeHead(head.keys) + text, isMdx: mode === 'mdx', notes, isRefused };
  }

  /** The modules of the text are written at its start, with the addresses that they have now. */
  function writeImports(tools: PageTools): string {
    const lines = imports.modules.flatMap(({ code, from, names }) => {
      if (names) return [needsOld(code) ? comment(code, tools) : code];
      const address = from === undefined ? undefined : shared.toImport(from);
      if (address === undefined || from === undefined)
        return /\.mdx?$|^@theme|^nextra|^@storybook/.test(from ?? '') ? [] : [comment(code, tools)];
      return [code.replace(`'${from}'`, `'${address}'`).replace(`"${from}"`, `'${address}'`)];
    });
    return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
  }
}

/** Blank lines that modules leave behind. */
function tidy(body: string): string {
  return `${body.replace(/^\s*\n/, '').replace(/\s+$/, '')}\n`;
}
