// Sites whose page asks for a playground that there cannot be.

import { goodPage, type SiteFileTexts } from '../../site-test.ts';
import type { SiteCase } from './site-case.ts';

const declarations = [
  'export interface ReactElement { type: string }',
  "export interface ButtonProps { size?: 'sm' | 'md' }",
  'export declare function Button(props: ButtonProps): ReactElement;',
  'export declare function Broken(props: ButtonProps): ReactElement;',
  'export declare function Listing(props: { items: string[]; title: string }): ReactElement;',
  'export declare function Silent(props: ButtonProps): ReactElement;',
  'export declare function Typed(props: ButtonProps): ReactElement;',
  '',
].join('\n');
const code =
  "exports.Button = () => 'A';\nexports.Broken = () => {\n  throw new Error('no items');\n};\nexports.Listing = ({ items }) => items.join();\nexports.Silent = () => null;\n";

/** A site with a package, one of whose components is in its types alone. Its page has a marker on line 5. */
function playground(marker: string, config = "api: [{ product: 'lib', packageName: 'kit' }]"): SiteFileTexts {
  return {
    'docs.config.ts': `export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], ${config} };\n`,
    'content/lib/a.md': goodPage('A', marker),
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "index.js" }',
    'node_modules/kit/index.js': code,
    'node_modules/kit/index.d.ts': declarations,
  };
}

const place = 'content/lib/a.md:5:1 error';

/** Sites whose playground is at fault, and that have the same settings. */
export const playgroundCases: readonly SiteCase[] = [
  {
    rule: 'playground-component',
    title: 'nothing is named',
    status: 1,
    files: playground('{{"component": "Playground"}}'),
    prints: [
      `${place} playground-component  The playground names no component, and neither does the page. Write "of": "Button" in the marker, or "components: Button" in the front matter.`,
    ],
  },
  {
    rule: 'playground-component',
    title: 'the name is misspelled',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Buton"}}'),
    prints: [`${place} playground-component  No component "Buton" in the API of this product. Did you mean "Button"?`],
  },
  {
    rule: 'playground-option',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Button", "props": {"siez": "sm"}}}'),
    prints: [`${place} playground-option  The playground: "Button" has no prop "siez". Did you mean "size"?`],
  },
  {
    rule: 'playground-option',
    title: 'a value is none of the type of its prop',
    status: 1,
    files: {
      ...playground(''),
      'content/lib/a.md': `---\ncomponents: Button\n---\n${goodPage('A', '{{"component": "Playground", "props": {"size": "mb"}}}')}`,
    },
    prints: [
      'content/lib/a.md:8:1 error playground-option  The playground: the prop "size" must be "sm" or "md", but is "mb". Did you mean "md"?',
    ],
  },
  {
    rule: 'component-unknown',
    status: 1,
    files: {
      ...playground(''),
      'content/lib/a.md': `---\ncomponents: Buton\n---\n${goodPage('A')}`,
    },
    prints: [
      'content/lib/a.md:2:13 error component-unknown  No component "Buton" in the API of this product. Did you mean "Button"?',
    ],
  },
  {
    rule: 'playground-render',
    title: 'the component throws',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Broken"}}'),
    prints: [
      `${place} playground-render  The playground of "Broken" cannot be shown: it fails with "no items". Give it what it needs: "props": { "name": "value" }, or a file of parts and data: "stage": "Stage.tsx".`,
    ],
  },
  {
    rule: 'playground-render',
    title: 'the component lacks a prop',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Listing"}}'),
    prints: [
      `${place} playground-render  The playground of "Listing" cannot be shown: it fails with "Cannot read properties of undefined (reading 'join')", and lacks the prop "items", which it needs. Give it "items", of the type string[]: a text, a number, true or false in "props": { "items": … }, anything else in a file: "stage": "Stage.tsx".`,
    ],
  },
  {
    rule: 'playground-render',
    title: 'the component lacks a prop, although it has another one',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Listing", "props": {"title": "A"}}}'),
    prints: [
      `${place} playground-render  The playground of "Listing" cannot be shown: it fails with "Cannot read properties of undefined (reading 'join')", and lacks the prop "items", which it needs. Give it "items", of the type string[]: a text, a number, true or false in "props": { "items": … }, anything else in a file: "stage": "Stage.tsx".`,
    ],
  },
  {
    rule: 'playground-render',
    title: 'the component draws nothing',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Silent"}}'),
    prints: [
      `${place} playground-render  The playground of "Silent" cannot be shown: it renders nothing. Give it what it needs: "props": { "name": "value" }, or a file of parts and data: "stage": "Stage.tsx".`,
    ],
  },
  {
    rule: 'playground-render',
    title: 'the package exports no such component',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Typed"}}'),
    prints: [
      `${place} playground-render  The playground of "Typed" cannot be shown: the package exports nothing of that name. Install the package again: its code and its types do not match.`,
    ],
  },
  {
    rule: 'playground-stage',
    status: 1,
    files: {
      ...playground('{{"component": "Playground", "of": "Button", "stage": "Stage.tsx"}}'),
      'content/lib/Stage.tsx': 'export const size = 1;\n\nexport default function Stage() {\n  return <b>A</b>;\n}\n',
    },
    prints: [
      'content/lib/Stage.tsx:3:16 error playground-stage  The stage passes its props to no element. Write "{...props}" first in the tag of the component, and "props" as the parameter of the function, with all its props as the type: "props: DialogProps".',
    ],
  },
  {
    rule: 'demo-not-found',
    title: 'a stage is not there',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Button", "stage": "Stage.tsx"}}'),
    prints: [
      `${place} demo-not-found  No file Stage.tsx beside this page. Add "content/lib/Stage.tsx", or correct the name.`,
    ],
  },
  {
    rule: 'playground-option',
    title: 'a stage gives the same prop',
    status: 1,
    files: {
      ...playground('{{"component": "Playground", "of": "Button", "stage": "Stage.tsx", "props": {"size": "sm"}}}'),
      'content/lib/Stage.tsx': 'export default (props: object) => <b {...props} size="md">A</b>;\n',
    },
    prints: [
      `${place} playground-option  The playground: its stage sets "size" itself. Leave it out of "props", or out of the stage.`,
    ],
  },
];

/** Sites whose playground is at fault, with settings of their own. */
export const playgroundSettingsCases: readonly SiteCase[] = [
  {
    rule: 'playground-component',
    title: 'the site documents no package',
    status: 1,
    files: playground('{{"component": "Playground", "of": "Button"}}', ''),
    prints: [
      `${place} playground-component  No component "Button" in the API of this product. Name its package under "api" in docs.config.ts: controls are made from its types.`,
    ],
  },
  {
    rule: 'component-unknown',
    title: 'a playground takes it, here and in the translations, one of which is wrong itself',
    status: 1,
    files: {
      ...playground('', "api: [{ product: 'lib', packageName: 'kit' }], languages: ['en', 'pt', 'de']"),
      'content/lib/a.md': `---\ncomponents: Buton\n---\n${goodPage('A', '{{"component": "Playground"}}')}`,
      'content/lib/a.pt.md': goodPage('A', '{{"component": "Playground"}}'),
      'content/lib/a.de.md': `---\ncomponents: Butto\n---\n${goodPage('A', '{{"component": "Playground"}}')}`,
    },
    prints: [
      'content/lib/a.de.md:2:13 error component-unknown  No component "Butto" in the API of this product. Did you mean "Button"?',
      'content/lib/a.md:2:13 error component-unknown  No component "Buton" in the API of this product. Did you mean "Button"?',
    ],
  },
];
