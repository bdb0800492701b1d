// Sites whose documented packages are at fault, and what `docs api` prints of them.

import type { SiteFileTexts } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';

/** A site with a package at fault, and the lines that report it. */
export interface ApiCase {
  readonly rule: string;
  readonly files: SiteFileTexts;
  readonly status: 0 | 1;
  readonly prints: readonly string[];
}

/** A site that documents packages, which lie in its node_modules. */
export function siteWithPackages(packages: Readonly<Record<string, SiteFileTexts>>): SiteFileTexts {
  const names = Object.keys(packages);
  const api = names.map((name) => `{ product: 'lib', packageName: '${name}' }`);
  const files = Object.entries(packages).flatMap(([name, texts]) =>
    Object.entries(texts).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );
  return {
    'docs.config.ts': `export default { title: 'Test', products: [{ id: 'lib', name: 'Lib' }], api: [${api.join(', ')}] };\n`,
    ...Object.fromEntries(files),
  };
}

/** A package with one component. */
export const goodPackage: SiteFileTexts = {
  'package.json': '{ "name": "good", "version": "1.0.0", "main": "index.js" }',
  'index.js': "exports.buttonClasses = { root: 'GoodButton-root', disabled: 'Good-disabled' };\n",
  'index.d.ts': [
    'export interface ReactElement { type: string }',
    'export interface ButtonClasses {',
    '  /** Styles of the root. */',
    '  root: string;',
    '  /** State class of the root if `disabled`. */',
    '  disabled: string;',
    '}',
    'export declare const buttonClasses: ButtonClasses;',
    'export interface ButtonProps {',
    '  /**',
    '   * How large it is.',
    "   * @default 'md'",
    '   */',
    "  size?: 'sm' | 'md';",
    '}',
    '/** Starts something. */',
    'export declare function Button(props: ButtonProps): ReactElement;',
    '',
  ].join('\n'),
};

/** Sites with one package at fault. */
export const apiCases: readonly ApiCase[] = [
  {
    rule: 'api-package-missing',
    files: siteWithPackages({ good: goodPackage, gone: {} }),
    status: 1,
    prints: [
      'docs.config.ts:1:151 error api-package-missing  The package "gone" of "api" is not installed. Install it in the site: npm install --save-dev gone.',
    ],
  },
  {
    rule: 'api-types-missing',
    files: siteWithPackages({ plain: { 'package.json': '{ "main": "index.js" }', 'index.js': '' } }),
    status: 1,
    prints: [
      'docs.config.ts:1:110 error api-types-missing  The package "plain" of "api" has no type declarations. Name a package with a "types" field or an index.d.ts: the reference is made from types.',
    ],
  },
  {
    rule: 'api-nothing-exported',
    files: siteWithPackages({
      empty: { 'package.json': '{}', 'index.js': '', 'index.d.ts': 'export {};\n' },
    }),
    status: 0,
    prints: [
      'docs.config.ts:1:110 warning api-nothing-exported  The package "empty" exports nothing to document. Name a package whose root or folders export something, or remove the entry from "api".',
    ],
  },
  {
    rule: 'api-unresolved',
    files: siteWithPackages({
      lost: { ...goodPackage, 'index.d.ts': `import { Moment } from 'moment';\n${String(goodPackage['index.d.ts'])}` },
    }),
    status: 0,
    prints: [
      'docs.config.ts:1:110 warning api-unresolved  The types of "lost" use the module "moment" in "lost/index.d.ts", which does not exist. Install the package that declares it next to "lost", or in the site. Until then, everything typed with it is shown as any.',
    ],
  },
  {
    rule: 'api-script-stops',
    files: siteWithPackages({ stops: { ...goodPackage, 'index.js': "throw new Error('No window');\n" } }),
    status: 0,
    prints: [
      'docs.config.ts:1:110 warning api-script-stops  The script of "stops" throws when it is loaded, so the full names of its classes are not known: No window. Install what "stops" needs next to it.',
    ],
  },
  {
    rule: 'api-exit',
    files: siteWithPackages({ ends: { ...goodPackage, 'index.js': 'process.exit(3);\n' }, good: goodPackage }),
    status: 1,
    prints: [
      'docs.config.ts:1:110 error api-exit  The script of "ends" ended the process with status "3" while its API was read. Remove the call to process.exit from "ends", or leave the package out of "api".',
    ],
  },
  {
    rule: 'api-too-deep',
    files: siteWithPackages({
      deep: {
        ...goodPackage,
        'index.d.ts': `export declare const value: ${'['.repeat(60_000)}${']'.repeat(60_000)};\n`,
      },
      good: goodPackage,
    }),
    status: 1,
    prints: [
      'docs.config.ts:1:110 error api-too-deep  The types of "deep" are nested too deep to be read. Install another version of it, or leave the package out of "api".',
    ],
  },
  {
    rule: 'api-components-skipped',
    files: siteWithPackages({
      good: {
        ...goodPackage,
        'index.d.ts': `${goodPackage['index.d.ts'] ?? ''}export declare function Card(props: ButtonProps): { made: true };\n`,
      },
    }),
    status: 1,
    prints: [
      'docs.config.ts:1:110 error api-components-skipped  Of 2 exports of "good" that look like components, 1 has no entry: 1 that JSX does not accept ("Card"). If the package is yours, let them return React.ReactNode, or keep them out of the reference with "@ignore" in the comment above each.',
    ],
  },
  {
    rule: 'api-name-taken',
    files: siteWithPackages({ good: goodPackage, twin: goodPackage }),
    status: 0,
    prints: [
      'docs.config.ts warning api-name-taken  A name of "twin" is taken by "good", whose entries are shown: "Button". Give each package its own product.',
    ],
  },
];

/** Sites that ask for more of their packages than there is. */
export const apiPageCases: readonly SiteCase[] = [
  {
    rule: 'api-nothing-compared',
    status: 1,
    files: {
      ...siteWithPackages({ good: goodPackage }),
      'content/lib/changes.md':
        '---\ndescription: What is different since last year.\n---\n\n# Changes\n\n{{"component": "ApiChanges"}}\n',
      'nav/lib.ts': "export default [{ pathname: '/lib/changes/' }];\n",
    },
    prints: [
      'content/lib/changes.md:7:1 error api-nothing-compared  "ApiChanges" has nothing to compare, as no package of the product "lib" names an earlier version. Install the earlier version under a name of its own, and name it in "api": { product, packageName, before: \'button-1\' }.',
    ],
  },
];
