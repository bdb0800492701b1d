// Prints random entries, each with its source declaration, to be reviewed by eye.
//
// node bench/api/pick-entries.mjs --folder /tmp/libraries [--seed 1] [--each 2] [--only rsuite,@mui/joy]
// It reads the results of run-api.mjs in --folder; the same seed gives the same entries.

import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { libraries } from './libraries.mjs';

const { values: flags } = parseArgs({
  options: {
    folder: { type: 'string' },
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
});
const selected = flags.only?.split(',');
const maxCharacters = 2500;

for (const { name } of libraries.filter((library) => selected === undefined || selected.includes(library.name))) {
  const root = join(flags.folder ?? '', name.replaceAll('/', '__'));
  const reference = join(root, 'reference');
  if (!existsSync(reference)) {
    console.log(`## ${name}: run-api.mjs has not read it\n`);
    continue;
  }
  const entries = readdirSync(reference)
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .map((file) => JSON.parse(readFileSync(join(reference, file), 'utf8')))
    .filter(({ kind, hasPage }) => kind === 'component' && hasPage);
  for (const entry of pick(entries, createRandom(`${flags.seed} ${name}`))) printEntry(name, entry, root);
}

function pick(entries, random) {
  const left = [...entries];
  return Array.from({ length: Math.min(Number(flags.each), left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

function printEntry(library, entry, root) {
  console.log(`## ${library} ${entry.name}  (${entry.source})`);
  console.log(entry.imports.join(' '));
  if (entry.description) console.log(entry.description);
  for (const [name, prop] of Object.entries(entry.props)) console.log(formatProp(name, prop));
  const { nativeProps, styleProps, slots, classes } = entry;
  console.log(`native ${nativeProps.length}, style ${styleProps.length}, slots ${slots.map(({ name }) => name)}`);
  console.log(`classes ${classes.map(({ key }) => key)}`);
  const { inheritance, refHolder, rendered, themeDefaultProps } = entry;
  console.log(JSON.stringify({ inheritance, refHolder, rendered, themeDefaultProps }));
  const file = join(realpathSync(join(root, 'node_modules')), entry.source);
  console.log(existsSync(file) ? cut(readFileSync(file, 'utf8'), entry.name) : '(no declaration beside it)');
  console.log('');
}

function formatProp(name, { type, required, default: fallback, defaultFrom, inheritedFrom, plain, description }) {
  return [
    `- ${name}${required ? '' : '?'}: ${type}`,
    plain && `(${plain})`,
    fallback && `= ${fallback}${defaultFrom ? ` [${defaultFrom}]` : ''}`,
    inheritedFrom && `from ${inheritedFrom}`,
    description ? `“${description.slice(0, 40)}”` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Cuts out the text around the first occurrence of a component's name. */
function cut(text, name) {
  const at = Math.max(0, text.search(new RegExp(`\\b${name.replace(/.*\./, '')}(?:Own)?Props?\\b|\\b${name}\\b`)));
  const start = Math.max(0, Math.min(at - 200, text.length - maxCharacters));
  return text.slice(start, start + maxCharacters);
}

/** Creates a mulberry32 generator, seeded with a text. */
function createRandom(text) {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
