// docs pack: writes the documentation of one product as files that its package ships.

import { join, resolve, dirname } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { openKnowledge, type KnownProduct, type Knowledge } from './knowledge/open-knowledge.ts';
import { planPack } from './knowledge/plan-pack.ts';
import { SiteError } from '../files/site-error.ts';
import type { OutputFile } from '../../core/model/output-file.ts';
import { toStagingFolder } from '../files/to-staging-folder.ts';
import { hash } from '../files/hash.ts';
import { discardSite } from '../output/finish-site.ts';
import { checkForeignFiles, checkUnlistedFiles, listForeignFiles } from '../output/folder/foreign-files.ts';
import { checkOutputFolder, readMarker, removeLeftovers, swapFolders, writeMarker } from '../output/output-folder.ts';

/** The flags of the command, as commander gives them. */
export interface PackFlags {
  readonly root: string;
  readonly out?: string;
  readonly product?: string;
}

/** Writes the pack, prints a summary, and returns the exit status. */
export function runPack(folder: string, flags: PackFlags): number {
  const root = resolve(flags.root);
  const knowledge = openKnowledge(resolve(flags.out ?? join(root, 'dist')));
  const known = pickProduct(knowledge, flags.product);
  const files = planPack(known, knowledge);
  writePack(files, { folder: resolve(folder), root });

  const versions = known.packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  console.log(`Packed ${versions}: ${files.length} files. ${resolve(folder)}`);
  return 0;
}

function pickProduct(knowledge: Knowledge, product: string | undefined): KnownProduct {
  const products = knowledge.listProducts();
  const names = products.map((known) => `"${known.product}"`).join(', ');
  const [picked, ...others] = products.filter((known) => product === undefined || known.product === product);
  if (products.length === 0)
    throw new SiteError(
      'The built site documents no package, so there is nothing to pack',
      "Name one in docs.config.ts: api: [{ product: 'joy-ui', packageName: '@mui/joy' }], and run docs build.",
    );
  if (!picked) throw new SiteError(`No product "${product ?? ''}" documents a package`, `Name one of these: ${names}.`);
  if (others.length > 0)
    throw new SiteError('The site documents several products', `Name one of these with --product: ${names}.`);
  return picked;
}

/** Writes a pack in place of an earlier one. Foreign files in the folder stay; a folder with only such files is refused. */
function writePack(files: readonly OutputFile[], { folder, root }: { folder: string; root: string }): void {
  checkOutputFolder(folder, root);
  const old = readMarker(folder)?.files;
  if (old && !old.has('AGENTS.md'))
    throw new SiteError(`The folder "${folder}" contains a built site`, 'Name a folder of its own, such as dist/docs.');
  removeLeftovers(folder);

  const hashes = new Map(files.map(({ file, contents }) => [file, hash(contents)]));
  if (old) checkForeignFiles(listForeignFiles(folder, { old, next: hashes }), hashes);
  else checkUnlistedFiles(folder, { next: hashes, isKnown: () => false });
  const staging = toStagingFolder(folder);
  try {
    for (const { file, contents } of files) {
      mkdirSync(dirname(join(staging, file)), { recursive: true });
      writeFileSync(join(staging, file), contents);
    }
    writeMarker(staging, hashes, '/');
    swapFolders({ out: folder, staging });
  } finally {
    discardSite(staging);
  }
}
