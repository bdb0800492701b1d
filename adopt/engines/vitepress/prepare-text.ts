// Does what VitePress does before parsing a page as Markdown: home layout and included files.
//
// Like VitePress, it replaces includes before parsing, even in code.

import { dirname, joinPath } from '../../output/source-path.ts';
import { toList, toObject, toText } from '../../settings/value.ts';
import type { SiteReader } from '../site-reader.ts';

interface PageFile {
  readonly head: Readonly<Record<string, unknown>>;
  readonly file: string;
  readonly root: string;
  readonly reader: SiteReader;
}

/** Prepares the text of a page. */
export function prepareText(body: string, page: PageFile): string {
  const text = includeFiles(body, page, 0);
  const isHome = page.head.layout === 'home' || page.head.home === true;
  if (!isHome) return text;
  page.reader.note(page.file, {
    kind: 'changed',
    what: 'A home page made of blocks became text',
    todo: 'Write templates/Home.tsx, or edit content/index.md.',
  });
  return `${writeHome(page.head)}\n\n${text.trim()}`;
}

/** Replaces includes, such as <!--@include: ./part.md{1,10}-->, by lines or regions of the file. */
function includeFiles(text: string, page: PageFile, depth: number): string {
  return text.replace(/<!--\s*@include:\s*(.+?)\s*-->/g, (written, target: string) => {
    const [, path = '', region, range] = /^([^{#]+?)(?:#([\w-]+))?(?:\{([^}]*)\})?$/.exec(target.trim()) ?? [];
    const name = path.trim().startsWith('@')
      ? joinPath(page.root, path.trim().slice(1))
      : joinPath(dirname(page.file), path.trim());
    if (!page.reader.has(name) || depth > 5) {
      page.reader.note(page.file, {
        kind: 'left',
        what: 'An included file that does not exist',
        todo: `${target} does not exist. Put its text in the page.`,
      });
      return written;
    }
    const included = page.reader.folder.read(name).replace(/^---\n[^]*?\n---\n/, '');
    const excerpt = cutLines(cutRegion(included, region), range);
    return moveLinks(includeFiles(excerpt, { ...page, file: name }, depth + 1), { from: name, to: page.file }).trim();
  });
}

function cutLines(text: string, range: string | undefined): string {
  if (range === undefined) return text;
  const [, first, comma, last] = /^(\d*)(?:(,)(\d*))?$/.exec(range.replace(/\s/g, '')) ?? [];
  const start = first ? Number(first) - 1 : 0;
  return text
    .split('\n')
    .slice(start, last ? Number(last) : comma ? undefined : start + 1)
    .join('\n');
}

function cutRegion(text: string, region: string | undefined): string {
  if (region === undefined) return text;
  const [, regionText] = text.split(new RegExp(`<!--\\s*#region\\s+${region}\\s*-->\\n`));
  if (regionText !== undefined) return regionText.split(/<!--\s*#endregion/, 1)[0] ?? '';
  // Otherwise the region may be the id of a heading.
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line) =>
      line.startsWith('#') &&
      (line.includes(`{#${region}}`) ||
        line
          .replace(/^#+\s*/, '')
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-') === region),
  );
  if (start === -1) return text;
  const depth = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 1;
  const next = lines.findIndex((line, index) => index > start && (/^(#+)\s/.exec(line)?.[1]?.length ?? 9) <= depth);
  return lines.slice(start, next === -1 ? undefined : next).join('\n');
}

/** Rewrites the relative links of an included file, which are relative to that file. */
function moveLinks(text: string, { from, to }: { readonly from: string; readonly to: string }): string {
  if (dirname(from) === dirname(to)) return text;
  return text.replace(/(\]\()(\.{1,2}\/[^)\s]*)/g, (_, open: string, path: string) => {
    const up = dirname(to)
      .split('/')
      .filter(Boolean)
      .map(() => '..')
      .join('/');
    return `${open}./${up === '' ? '' : `${up}/`}${joinPath(dirname(from), path)}`;
  });
}

/** Writes the hero, its buttons and the features as Markdown. */
function writeHome(head: Readonly<Record<string, unknown>>): string {
  const hero = toObject(head.hero);
  const name = toText(hero.name) ?? toText(head.heroText) ?? toText(head.title) ?? 'Home';
  const text = toText(hero.text);
  const tagline = toText(hero.tagline) ?? toText(head.tagline);
  const actions = toList(hero.actions ?? head.actions)
    .map(toObject)
    .flatMap(({ text: label, link }) => (toText(label) && toText(link) ? [`[${String(label)}](${String(link)})`] : []));
  const features = toList(head.features)
    .map(toObject)
    .map((feature) => {
      const title = toText(feature.title) ?? '';
      const details = toText(feature.details);
      const link = toText(feature.link);
      return `- ${link === undefined ? `**${title}**` : `[${title}](${link})`}${details === undefined ? '' : `\n\n  ${details.replace(/\s+/g, ' ')}`}`;
    });
  return [
    `# ${name}`,
    text,
    tagline,
    actions.join(' · '),
    features.length === 0 ? '' : `:::cards\n${features.join('\n')}\n:::`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
