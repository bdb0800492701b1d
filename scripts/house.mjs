// `npm run house [folder]`: prints figures about the readability of a checkout of the engine.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureHouse } from './measure-house.mjs';
import { listFiles } from './source-hash.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
const root = resolve(process.argv[2] ?? repository);
const places = ['core', 'cli', 'runtime', 'templates', 'adopt'];

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
console.log(formatHouse(measureHouse({ files: places.flatMap(readCode), lock })));

function readCode(folder) {
  return listFiles(root, folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function formatHouse(house) {
  const share = (part, total) => `${part} of ${total} (${Math.round((100 * part) / total)} %)`;
  const formatFunction = ({ file, name, lines }) => `${lines} ${file} ${name}`;
  const rows = [
    ['engine', `${house.lines} lines, ${house.files} files, ${house.folders} folders`],
    ['files imported by exactly one other', `${share(house.single, house.files)}, ${house.shortSingle} under 40 lines`],
    ['exports used by exactly one other file', share(house.singleExports, house.exports)],
    ['cli/build.ts', `${house.build} lines; longest function ${house.longestOfBuild?.lines ?? 0}`],
    ['longest functions', house.longest.map(formatFunction)],
    ['rooms', Object.entries(house.rooms).map(([floor, count]) => `${count} ${floor}`)],
    ['circles of rooms', house.circles.map((circle) => `${circle.length}: ${circle.join(' ')}`)],
    ['longest chain from cli/build.ts', [`${house.chain.length} files`, ...house.chain]],
    ['packages that a user installs', String(house.packages)],
  ];
  return rows.map(([title, value]) => [title, ...[value].flat().map((line) => `  ${line}`)].join('\n')).join('\n');
}
