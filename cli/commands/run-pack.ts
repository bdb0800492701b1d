// docs pack: a built site → the documentation of one product as files that its package ships.

import { join, resolve } from 'node:path';
import { openKnowledge, type KnownProduct, type Knowledge } from '../knowledge/open-knowledge.ts';
import { planPack } from '../knowledge/plan-pack.ts';
import { writePack } from '../output/write-pack.ts';
import { SiteError } from '../site-error.ts';

/** The flags of the command, as commander gives them. */
export interface PackFlags {
  readonly root: string;
  readonly out?: string;
  readonly product?: string;
}

/** Writes the pack, prints a summary, and gives the exit status. */
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
  const [first, ...others] = products.filter((known) => product === undefined || known.product === product);
  if (products.length === 0)
    throw new SiteError(
      'The built site documents no package, so there is nothing to pack',
      "Name one in docs.config.ts: api: [{ product: 'joy-ui', packageName: '@mui/joy' }], and run docs build.",
    );
  if (!first) throw new SiteError(`No product "${product ?? ''}" documents a package`, `Name one of these: ${names}.`);
  if (others.length > 0)
    throw new SiteError('The site documents several products', `Name one of these with --product: ${names}.`);
  return first;
}
