// package-lock.json, and the packages that are compiled into lib/ → lib/bom.json for the npm package. Runs when the
// package is packed, after the compile.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatBillOfMaterials } from './bill-of-materials.mjs';

const read = (file) => JSON.parse(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8'));
const bill = formatBillOfMaterials(read('package.json'), read('package-lock.json'), read('lib/engine.json').bundled);
writeFileSync(fileURLToPath(new URL('../lib/bom.json', import.meta.url)), bill);
