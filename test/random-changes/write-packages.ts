// Packages of the names that demos import, laid out as the real ones are, with a few modules each: a barrel and
// a folder for each component, ES modules beside CommonJS, and code that several of them share.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What each package exports: its components, or its icons. */
const names = {
  '@mui/material': ['Box', 'Button', 'ButtonBase', 'Chip', 'Paper'],
  '@mui/joy': ['Avatar', 'Sheet', 'Switch'],
  '@mui/icons-material': ['Add', 'AddOutlined', 'Delete', 'DeleteOutlined', 'Edit', 'Star'],
};
/** What the real packages share, and demos do not import themselves. */
const utilities = ['capitalize', 'useLabel'];

/** Writes the packages into a folder, and links React from where it is installed. */
export function writePackages(folder: string, installed: string): void {
  for (const [file, text] of Object.entries({ ...writeUtilities(), ...writeComponents(), ...writeIcons() })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const name of ['react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens', 'clsx'])
    symlinkSync(join(installed, name), join(folder, name));
}

/** A package of CommonJS with a barrel of ES modules. */
function writeUtilities(): Record<string, string> {
  const to = (file: string) => `@mui/utils/${file}`;
  return {
    [to('package.json')]: describePackage({ name: '@mui/utils', main: './index.js', module: './esm/index.js' }),
    [to('index.js')]:
      `${utilities.map((name) => `exports.${name} = require('./${name}').default;\n`).join('')}exports.__esModule = true;\n`,
    [to('esm/index.js')]: utilities.map((name) => `export { default as ${name} } from './${name}';\n`).join(''),
    [to('capitalize.js')]:
      'exports.__esModule = true;\nexports.default = (text) => text[0].toUpperCase() + text.slice(1);\n',
    [to('esm/capitalize.js')]: 'export default (text) => text[0].toUpperCase() + text.slice(1);\n',
    [to('useLabel.js')]:
      "const { useId } = require('react');\nexports.__esModule = true;\nexports.default = (name) => `${name}-${useId()}`;\n",
    [to('esm/useLabel.js')]: "import { useId } from 'react';\nexport default (name) => `${name}-${useId()}`;\n",
  };
}

/** Packages of a component in each folder. */
function writeComponents(): Record<string, string> {
  return Object.fromEntries(
    (['@mui/material', '@mui/joy'] as const).flatMap((name) => {
      const components = names[name];
      const barrel = components.map((each) => `export { default as ${each} } from './${each}';\n`).join('');
      const required = components.map((each) => `exports.${each} = require('./${each}').default;\n`).join('');
      return [
        [`${name}/package.json`, describePackage({ name, main: './node/index.js', module: './index.js' })],
        [`${name}/index.js`, `${barrel}export * from './styles';\n`],
        [`${name}/node/index.js`, required],
        [`${name}/styles/index.js`, `export const theme = { name: '${name}', spacing: (n) => n * 8 };\n`],
        [`${name}/node/styles/index.js`, `exports.theme = { name: '${name}', spacing: (n) => n * 8 };\n`],
        ...components.flatMap((each) => [
          [
            `${name}/${each}/package.json`,
            describePackage({ main: `../node/${each}/index.js`, module: './index.js' }),
          ] as const,
          [
            `${name}/${each}/index.js`,
            `export { default } from './${each}';\nexport const classes = '${each}';\n`,
          ] as const,
          [`${name}/${each}/${each}.js`, writeComponent(each)] as const,
          [
            `${name}/node/${each}/index.js`,
            `const { createElement } = require('react');\nconst { capitalize, useLabel } = require('@mui/utils');\nconst { theme } = require('../styles');\nexports.__esModule = true;\nexports.default = (props) => createElement('b', { id: useLabel('${each}'), style: { margin: theme.spacing(1) } }, capitalize('${each}'), props.children);\n`,
          ] as const,
        ]),
      ];
    }),
  );
}

/** Each shares the theme of its package; the button is made of another component, as the real one is. */
function writeComponent(name: string): string {
  const inner = name === 'Button' ? 'ButtonBase' : undefined;
  return [
    "'use client';",
    "import * as React from 'react';",
    "import clsx from 'clsx';",
    "import { capitalize, useLabel } from '@mui/utils';",
    "import { theme } from '../styles';",
    ...(inner ? [`import ${inner} from '../${inner}';`] : []),
    `const ${name} = React.forwardRef(function ${name}(props, ref) {`,
    `  const label = useLabel('${name}');`,
    `  const style = { margin: theme.spacing(1) };`,
    `  return React.createElement(${inner ?? "'b'"}, { id: label, ref, style, className: clsx('${name}', props.className) }, capitalize('${name}'), props.children);`,
    '});',
    `export default ${name};`,
    '',
  ].join('\n');
}

/** A package of CommonJS with ES modules beside it, whose files use another package. */
function writeIcons(): Record<string, string> {
  const to = (file: string) => `@mui/icons-material/${file}`;
  const icons = names['@mui/icons-material'];
  return {
    [to('package.json')]: describePackage({
      name: '@mui/icons-material',
      main: './index.js',
      module: './esm/index.js',
    }),
    [to('index.js')]: icons.map((name) => `exports.${name} = require('./${name}').default;\n`).join(''),
    [to('esm/index.js')]: icons.map((name) => `export { default as ${name} } from './${name}';\n`).join(''),
    [to('create.js')]:
      "const { createElement } = require('react');\nconst { capitalize } = require('@mui/utils');\nexports.create = (name) => () => createElement('svg', { 'data-icon': capitalize(name) });\n",
    [to('esm/create.js')]:
      "import { createElement } from 'react';\nimport { capitalize } from '@mui/utils';\nexport const create = (name) => () => createElement('svg', { 'data-icon': capitalize(name) });\n",
    ...Object.fromEntries(
      icons.flatMap((name) => [
        [
          to(`${name}.js`),
          `"use strict";\nObject.defineProperty(exports, '__esModule', { value: true });\nexports.default = require('./create').create('${name}');\n`,
        ],
        [to(`esm/${name}.js`), `import { create } from './create';\nexport default create('${name}');\n`],
      ]),
    ),
  };
}

function describePackage(fields: Readonly<Record<string, string>>): string {
  return JSON.stringify({ version: '1.0.0', sideEffects: false, ...fields });
}
