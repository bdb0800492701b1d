// Files of a stranger's site, as texts → the files of ours and what was noted, without touching a disk.

import { parseSync } from 'rolldown/utils';
import { detectEngine } from '../../adopt/engines/detect-engine.ts';
import { readSite } from '../../adopt/engines/read-site.ts';
import { planAdoptedSite } from '../../adopt/output/plan-adopted-site.ts';
import type { SettingsModule } from '../../adopt/settings/value.ts';
import type { SourceFolder } from '../../adopt/source-site.ts';
import type { SyntaxNode } from '../../core/config/syntax-node.ts';

/** What became of a site. */
export interface AdoptedFiles {
  /** The text of a file; copies are "copy of …". */
  readonly files: Readonly<Record<string, string>>;
  /** "file:line:column kind what". */
  readonly notes: readonly string[];
}

/** Adopts a site that is given as texts. */
export function adoptFiles(texts: Readonly<Record<string, string>>): AdoptedFiles {
  const folder = createFolder(texts);
  const detected = detectEngine(folder);
  if (!detected) throw new Error('no engine is known by these files');
  const { files, notes } = planAdoptedSite(readSite(detected, folder).site, {
    folder,
    version: '1.0.0',
    way: '../old',
  });
  return {
    files: Object.fromEntries(files.map((each) => [each.file, 'text' in each ? each.text : `copy of ${each.copyOf}`])),
    notes: notes.map(({ file, line, column, kind, what }) =>
      [[file, line, column].filter((part) => part !== undefined && part !== '').join(':'), kind, what]
        .filter(Boolean)
        .join(' '),
    ),
  };
}

/** A page of an engine, converted alone: the files that give its site its settings are made up. */
export function adoptPage(
  text: string,
  engine: keyof typeof settings = 'docusaurus',
  others: Readonly<Record<string, string>> = {},
) {
  const [file, ...rest] = settings[engine];
  const { files, notes } = adoptFiles({ [file]: rest[1] ?? 'export default {};', [rest[0] ?? '']: text, ...others });
  const page = Object.entries(files).find(([name]) => /^content\/(?:docs\/)?page(?:\/index)?\.mdx?$/.test(name));
  return {
    text: page?.[1].trimEnd() ?? '',
    name: page?.[0] ?? '',
    files,
    notes: notes.filter((note) => note.startsWith(rest[0] ?? '')),
  };
}

const settings = {
  docusaurus: ['docusaurus.config.js', 'docs/page.mdx', "export default { presets: [['classic', {}]] };"],
  vitepress: ['.vitepress/config.ts', 'page.md', 'export default { themeConfig: { sidebar: [{ link: "/page" }] } };'],
  nextra: ['next.config.mjs', 'content/page.mdx', "import nextra from 'nextra';\nexport default nextra({})({});"],
  dumi: ['.dumirc.ts', 'docs/page.md', 'export default {};'],
  storybook: ['.storybook/main.ts', 'src/Page.mdx', 'export default {};'],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>;

function createFolder(texts: Readonly<Record<string, string>>): SourceFolder {
  const parseText = (name: string, text: string) => {
    const { program, errors } = parseSync(name.replace(/\.[cm]?js$/, '.jsx'), text);
    return errors.length > 0 ? undefined : (program as unknown as SyntaxNode);
  };
  return {
    files: Object.keys(texts).sort(),
    notes: [],
    read: (file) => texts[file] ?? '',
    hasPackage: (name) => !name.startsWith('missing'),
    parseText,
    parse(name): SettingsModule | undefined {
      const file = ['', '.ts', '.js', '.tsx', '.mts', '/index.ts']
        .map((ending) => name + ending)
        .find((each) => each in texts);
      if (file === undefined) return undefined;
      const text = texts[file] ?? '';
      const program = parseText(
        file.endsWith('.json') ? 'data.ts' : file,
        file.endsWith('.json') ? `export default ${text}` : text,
      );
      return program && { file, text, program };
    },
  };
}
