import { contentType } from './content-type.ts';

/** Turns a file that a demo imports into a data URL, the same in its page, script and project. */
export function toDataUrl(file: string, bytes: Uint8Array): string {
  return `data:${contentType(file)};base64,${Buffer.from(bytes).toString('base64')}`;
}
