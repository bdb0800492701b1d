import { contentType } from './content-type.ts';

/** Turns a file that a demo imports into an address that holds it: the same in the page, in its script and in its project. */
export function toDataUrl(file: string, bytes: Uint8Array): string {
  return `data:${contentType(file)};base64,${Buffer.from(bytes).toString('base64')}`;
}
