// A code block of another engine → a Vitrine fence, a demo, or code from a file.

import { comment } from './comment.ts';
import { indentLines, type PageTools, type Spot } from '../markdown/page-tools.ts';
import { isLanguage } from '../../core/code/languages.ts';
import type { FencePiece } from '../markdown/piece.ts';
import { wrapLiveCode } from './wrap-live-code.ts';

interface FenceOptions {
  readonly written: string;
  readonly spot: Spot;
  readonly tools: PageTools;
  /** Whether it is one of several tabs, so that its title is a label. */
  readonly isTab?: boolean;
}

/** The meaning of a fence's info string in its engine. */
interface FenceMeaning {
  readonly language: string;
  readonly title: string;
  /** Parts with the same syntax in Vitrine: line numbers, words. */
  readonly rest: string;
  readonly isLive: boolean;
  readonly isNpm: boolean;
}

const otherNames: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  shellsession: 'bash',
  'shell-session': 'bash',
  powershell: 'bash',
  ps1: 'bash',
  bat: 'bash',
  cmd: 'bash',
  fish: 'bash',
  batch: 'bash',
  vue: 'html',
  'vue-html': 'html',
  svelte: 'html',
  astro: 'html',
  mdx: 'mdx',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  patch: 'diff',
  env: 'text',
  dotenv: 'text',
  ini: 'toml',
  properties: 'toml',
  none: 'text',
  raw: 'text',
  ansi: 'text',
  tree: 'text',
  scss: 'scss',
  sass: 'scss',
  gql: 'graphql',
  jsonl: 'json',
  htm: 'html',
  vtt: 'text',
  ascii: 'text',
};

/** Converts a code block. */
export function convertFence(piece: FencePiece, { written, spot, tools, isTab = false }: FenceOptions): string {
  const meaning = readInfo(piece.info, tools);
  const isPlain = piece.prefix.trim() === '';
  if (meaning.isLive && isPlain) {
    const demo = takeDemo(piece, meaning, { spot, tools });
    if (demo !== undefined) return piece.prefix + demo;
  }
  const known = readLanguage(meaning.language, { spot, tools });
  const title =
    meaning.title === ''
      ? ''
      : isTab
        ? meaning.title.replace(/[{}"]/g, '')
        : `title="${meaning.title.replaceAll('"', "'")}"`;
  // The first word of the info string must be the language.
  const languageWord = known === '' && (title !== '' || meaning.rest !== '' || isTab) ? 'text' : known;
  const info = [languageWord, title, meaning.rest, meaning.isNpm ? 'npm2yarn' : ''].filter(Boolean).join(' ');
  if (piece.source !== undefined) return piece.prefix + writeSource(piece.source, info, { spot, tools, written });
  const rest = written.slice(piece.prefix.length + piece.marks.length);
  const end = rest.indexOf('\n');
  return piece.prefix + piece.marks + info + (end === -1 ? '' : rest.slice(end));
}

/** Writes a fence that takes its code from a file. */
function writeSource(source: string, info: string, { spot, tools, written }: Omit<FenceOptions, 'isTab'>): string {
  const [path = '', region] = source.split('#');
  const file = tools.toFile(path);
  if (file !== undefined)
    return `\`\`\`${info} file="${tools.keepFile(file)}${region === undefined ? '' : `#${region}`}"\n\`\`\``;
  tools.note(spot, {
    kind: 'left',
    what: 'Code from a missing file',
    todo: `${path} does not exist. Put the code in the page.`,
  });
  return comment(written, tools);
}

function readLanguage(language: string, { spot, tools }: Pick<FenceOptions, 'spot' | 'tools'>): string {
  const lower = language.toLowerCase();
  // Diagrams and formulas depend on settings.
  if (lower === '' || isLanguage(lower) || lower === 'mermaid' || lower === 'math') return lower;
  const other = otherNames[lower];
  if (other !== undefined) return other;
  tools.note(spot, {
    kind: 'changed',
    what: `Syntax colors for code in "${language}"`,
    todo: 'It is shown as plain text: Vitrine has no grammar for this language.',
  });
  return 'text';
}

/** Reads the info string of a fence. */
function readInfo(info: string, { engine }: PageTools): FenceMeaning {
  const [, language = '', behind = ''] = /^([^\s{[:|]*)([^]*)$/.exec(info) ?? [];
  let rest = behind;
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(pattern, ' ');
    return found;
  };
  const title =
    take(/\b(?:title|filename|fileName|file|name|label)=(?:"([^"]*)"|'([^']*)'|\{["'`]([^"'`]*)["'`]\}|([^\s{]+))/)
      ?.slice(1)
      .find(Boolean) ??
    // File names of Next.js may contain brackets: [app/[slug]/page.tsx].
    take(/(?<!\s)\s*\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/)?.[1] ??
    '';
  const isNpm = take(/(?:^|\s)npm2yarn(?:2pnpm)?(?:=\S+|\s+sync)?(?=\s|$)/) !== null;
  const [, dumi] = take(/\|\s*(\w+)[^]*$/) ?? [];
  const isLive =
    engine === 'dumi'
      ? /^[jt]sx$/.test(language) && dumi !== 'pure'
      : take(/(?:^|\s)live(?=\s|$)/) !== null && /^(?:jsx?|tsx?)$/.test(language);
  take(/(?:^|\s)(?:copy|noInline|twoslash|nocopy|no-line-numbers|sync|emphasize)(?:=\S+)?(?=\s|$)/);
  rest = rest
    .replace(/\b(?:highlight|hl_lines)=["{]?([\d,\s-]*\d)["}]?/g, '{$1}')
    .replace(/:no-line-numbers/g, '')
    .replace(
      /\b(?:metastring|group|copy|tab|codeGroup|groupId|sync|height|scrollable|maxLines|previewMode|wrap|collapse)=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)/g,
      '',
    )
    .replace(/\{\s*\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { language, title, rest, isLive, isNpm };
}

function takeDemo(
  { code, info }: FencePiece,
  { language, title }: FenceMeaning,
  { spot, tools }: Pick<FenceOptions, 'spot' | 'tools'>,
): string | undefined {
  const extension = language.startsWith('ts') ? 'tsx' : 'jsx';
  const source = tools.engine === 'dumi' ? code : wrapLiveCode(code);
  const made =
    source === undefined
      ? { fault: 'is neither a component nor an element' }
      : tools.keepDemo({ code: source, extension, ...(title && { title }) });
  if ('name' in made) return `{{"demo": ${JSON.stringify(made.name)}}}`;
  tools.note(spot, {
    kind: 'changed',
    what: `Live code (\`${info}\`) that ${made.fault} is shown as plain code`,
    todo: 'Write it as a demo: a file next to the page with a component as its default export, and {{"demo": "Name.tsx"}}.',
  });
  return undefined;
}

/** Writes a fence around code. */
export function writeFence(code: string, info: string, indent = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  return indentLines(`${marks}${info}\n${code.replace(/\n$/, '')}\n${marks}`, indent);
}
