// The files that esbuild bundled → the text of lib/THIRD-PARTY-LICENSES.txt, with the version and the license
// text of every package whose code is in the bundle.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const line = '-'.repeat(80);

/** Formats the licenses of the packages that the input files of a bundle belong to. */
export function formatThirdPartyLicenses(root, inputs) {
  const packages = listPackageFolders(inputs).map((folder) => readPackage(join(root, folder)));
  const texts = new Map(packages.map((entry) => [`${entry.name} ${entry.version}`, formatPackage(entry)]));

  return [
    'The compiled engine contains code of these packages.',
    ...[...texts.keys()].sort().map((key) => texts.get(key)),
    '',
  ].join('\n');
}

/** Lists the folders of the packages that bundled files belong to. */
export function listPackageFolders(inputs) {
  return [...new Set(inputs.map(toPackageFolder).filter(Boolean))].sort();
}

/** Returns the package folder of a bundled file; undefined for the engine's own files. */
export function toPackageFolder(input) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0];
}

function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|-|$)/i.test(entry));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : undefined;
  return { name, version, license: license ?? 'see the text', text };
}

function formatPackage({ name, version, license, text }) {
  return `${line}\n${name} ${version} (${license})\n${line}\n\n${text ?? 'The package carries no licence text.'}\n`;
}
