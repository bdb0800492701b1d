// A picture or another file that demos import and that is no code → the file of the site that it becomes:
// written once, under a name made from its bytes, and used by pages, scripts and the editor alike.

import { basename, extname } from 'node:path';
import { hash } from './hash.ts';

const asset = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|pdf|zip|wasm)$/i;

/** Tells whether a demo gets the address of a file that it imports. */
export function isAssetFile(path: string): boolean {
  return asset.test(path);
}

/** Names the file of the site: "_app/assets/logo.1a2b3c4d5e.png". */
export function toAssetFile(path: string, bytes: Uint8Array): string {
  const ending = extname(path);
  const stem = basename(path, ending).replace(/[^\w-]+/g, '-');
  return `_app/assets/${stem}.${hash(bytes).slice(0, 10)}${ending.toLowerCase()}`;
}
