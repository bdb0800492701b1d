// A picture, font or other non-code file that demos import → the name of its file in the site. It is written
// once, named after its content, and shared by pages, scripts and the editor.

import { basename, extname } from 'node:path';
import { hash } from './hash.ts';

const asset = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|pdf|zip|wasm)$/i;

/** Returns whether importing this file gives a demo its URL. */
export function isAssetFile(path: string): boolean {
  return asset.test(path);
}

/** Returns the file name in the site: "_app/assets/logo.1a2b3c4d5e.png". */
export function toAssetFile(path: string, bytes: Uint8Array): string {
  const ending = extname(path);
  const stem = basename(path, ending).replace(/[^\w-]+/g, '-');
  return `_app/assets/${stem}.${hash(bytes).slice(0, 10)}${ending.toLowerCase()}`;
}
