// A site with demos as a value that changes step by step, and the files that it is made of.
//
// It imports Material UI, Joy UI and icons, by barrel and by file, its own helpers directly and by a
// barrel, style sheets, data and pictures. A change may leave an import or a marker without a file.

import { createRandom, type Random } from './create-random.ts';

/** A page and the demos that it names. */
export interface RandomPage {
  readonly name: string;
  title: string;
  version: number;
  markers: string[];
}

/** A file of a demo. */
export interface RandomDemo {
  name: string;
  version: number;
  /** What it takes from packages. */
  parts: { part: Part; isDeep: boolean }[];
  /** Helpers that it imports. */
  helpers: { name: string; isDeep: boolean }[];
  /** The version of the style sheet beside it. */
  style?: number;
  hasData: boolean;
  hasPicture: boolean;
}

/** A helper, and the file that it lies in. Where two lie side by side, the first ending wins. */
export interface RandomHelper {
  name: string;
  version: number;
  endings: string[];
  /** A helper that it imports itself. */
  next?: string;
}

/** A site that changes. */
export interface RandomSite {
  pages: RandomPage[];
  demos: RandomDemo[];
  helpers: RandomHelper[];
  wrapper: { version: number; helper?: string };
  /** Versions of the style sheet that those of demos are composed from, and of the one that it is composed from itself. */
  looks: [number, number];
  /** Versions of the data and of the picture. */
  data: number;
  picture: number;
  /** Counts what was added, so that no name comes twice. */
  count: number;
}

/** Something of a package that can be imported by its barrel and by its file. */
export interface Part {
  readonly from: string;
  readonly name: string;
}

/** What demos take from packages. */
export const parts: readonly Part[] = [
  { from: '@mui/material', name: 'Button' },
  { from: '@mui/material', name: 'Chip' },
  { from: '@mui/joy', name: 'Switch' },
  { from: '@mui/icons-material', name: 'Add' },
  { from: '@mui/icons-material', name: 'Delete' },
];

/** Endings of a helper's file, in the order in which an import tries them. */
export const endings = ['.tsx', '.ts', '/index.ts'];

/** Makes a site of six pages with three demos each. */
export function createRandomSite(seed: number): RandomSite {
  const random = createRandom(seed);
  const names = Array.from({ length: 6 }, (_, index) => `p${index + 1}`);
  const helpers = ['alpha', 'beta', 'gamma', 'delta'].map((name, index): RandomHelper => ({
    name,
    version: 0,
    endings: [endings[index % endings.length]!],
    ...(index > 0 && { next: 'alpha' }),
  }));
  const site: RandomSite = {
    pages: names.map((name) => ({ name, title: `Page ${name}`, version: 0, markers: [] })),
    demos: [],
    helpers,
    wrapper: { version: 0, helper: 'beta' },
    looks: [0, 0],
    data: 0,
    picture: 0,
    count: 0,
  };
  for (let index = 0; index < 18; index += 1) addDemo(site, random, site.pages[index % site.pages.length]!);
  return site;
}

/** Adds a demo to a page. */
export function addDemo(site: RandomSite, random: Random, page: RandomPage): RandomDemo {
  site.count += 1;
  const demo: RandomDemo = {
    name: `Demo${site.count}`,
    version: 0,
    parts: [{ part: random.pick(parts), isDeep: random.below(2) === 0 }],
    helpers: site.helpers.length === 0 ? [] : [{ name: random.pick(site.helpers).name, isDeep: random.below(2) === 0 }],
    ...(random.below(3) === 0 && { style: 0 }),
    hasData: random.below(5) === 0,
    hasPicture: random.below(5) === 0,
  };
  site.demos.push(demo);
  page.markers.push(demo.name);
  return demo;
}

/** Writes the files of a site. */
export function writeRandomSite(site: RandomSite): Map<string, string> {
  const { pages, demos, helpers, wrapper, looks, data, picture } = site;
  const tree = pages.map(({ name, title }) => `  { pathname: '/lib/${name}', title: '${title}' },\n`).join('');
  const content = (file: string) => `content/lib/${file}`;
  return new Map([
    ['nav/lib.ts', `export default [\n${tree}];\n`],
    ['DemoRoot.tsx', writeWrapper(wrapper)],
    [
      content('shared/look.module.css'),
      `.look { composes: base from './base.module.css'; color: rgb(${looks[0] % 256}, 0, 0); }\n`,
    ],
    // Now and then, a class of another kind is composed.
    [
      content('shared/base.module.css'),
      `.base { ${looks[1] % 3 === 2 ? 'composes: more; ' : ''}margin: ${looks[1]}px; }\n.more { padding: 1px; }\n`,
    ],
    [content('shared/data.json'), `{ "words": "data ${data}" }\n`],
    [content('shared/index.ts'), helpers.map(({ name }) => `export { ${name} } from './${name}';\n`).join('')],
    // Whatever its bytes are, a picture is shown as they stand.
    [content('shared/dot.png'), `picture ${picture}`],
    ...helpers.flatMap((helper) =>
      helper.endings.map((ending) => [content(`shared/${helper.name}${ending}`), writeHelper(helper, ending)] as const),
    ),
    ...pages.map((page) => [content(`${page.name}.md`), writePage(page)] as const),
    ...demos.map((demo) => [content(`${demo.name}.tsx`), writeDemo(demo)] as const),
    ...demos.flatMap(({ name, style }) =>
      style === undefined
        ? []
        : [
            [
              content(`${name}.module.css`),
              `.box { composes: look from './shared/look.module.css'; width: ${style}px; }\n`,
            ] as const,
          ],
    ),
  ]);
}

function writePage({ name, title, version, markers }: RandomPage): string {
  const shown = markers.map((demo) => `{{"demo": "${demo}.js"}}`);
  return `# ${title}\n\n<p class="description">Shows ${name}.</p>\n\nText ${version}.\n\n${shown.join('\n\n')}\n`;
}

function writeHelper({ name, version, next }: RandomHelper, ending: string): string {
  const up = ending.startsWith('/') ? '../' : './';
  const value = JSON.stringify(`${name}${ending} ${version} `);
  return next === undefined
    ? `export const ${name} = ${value};\n`
    : `import { ${next} } from '${up}${next}';\nexport const ${name} = ${value} + ${next};\n`;
}

function writeWrapper({ version, helper }: RandomSite['wrapper']): string {
  return `import type { ReactNode } from 'react';
${helper === undefined ? '' : `import { ${helper} } from './content/lib/shared/${helper}';\n`}
export default function DemoRoot({ children }: { children: ReactNode }) {
  return <div data-wrapper={${version}${helper === undefined ? '' : ` + ${helper}`}}>{children}</div>;
}
`;
}

function writeDemo({ name, version, parts: taken, helpers, style, hasData, hasPicture }: RandomDemo): string {
  const lines = [
    ...taken.map(({ part, isDeep }) =>
      isDeep ? `import ${part.name} from '${part.from}/${part.name}';` : `import { ${part.name} } from '${part.from}';`,
    ),
    ...helpers.map((helper) => `import { ${helper.name} } from './shared${helper.isDeep ? `/${helper.name}` : ''}';`),
    ...(style === undefined ? [] : [`import styles from './${name}.module.css';`]),
    ...(hasData ? ["import data from './shared/data.json';"] : []),
    ...(hasPicture ? ["import dot from './shared/dot.png';"] : []),
  ];
  const shown = [
    ...taken.map(({ part }) => `<${part.name} />`),
    ...helpers.map((helper) => `{${helper.name}}`),
    ...(style === undefined ? [] : ['<i className={styles.box} />']),
    ...(hasData ? ['{data.words}'] : []),
    ...(hasPicture ? ['<img src={dot} alt="" />'] : []),
  ];
  return `${lines.join('\n')}\n\nexport default function ${name}() {\n  const words: string = 'version ${version}';\n  return (\n    <p>\n      {words}\n${shown.map((line) => `      ${line}\n`).join('')}    </p>\n  );\n}\n`;
}
