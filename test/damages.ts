// What can happen to a file of the cache, by what it has then.
// Never to the target of a link: whatever is damaged is a plain file of the test's own.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does harm to a file; `other` is the content of another one. */
export type Damage = (file: string, other: string) => void;

const kinds: Readonly<Record<string, Damage>> = {
  'the first bit turned': (file) => change(file, (bytes) => flip(bytes, 0)),
  'a bit in the middle turned': (file) => change(file, (bytes) => flip(bytes, middle(bytes))),
  'the last bit turned': (file) => change(file, (bytes) => flip(bytes, bytes.length - 1)),
  'a bit of the hash turned': (file) => change(file, (bytes) => flip(bytes, bytes.indexOf('\n') - 1)),
  'a letter for another': (file) => change(file, (bytes) => bytes.toString().replace(/(\n[^]*?)[a-y]/, '$1z')),
  'a letter too many': (file) => change(file, (bytes) => `${bytes.toString()} `),
  'a letter too few': (file) => truncateSync(file, readFileSync(file).length - 1),
  'a byte in the middle gone': (file) =>
    change(file, (bytes) => Buffer.concat([bytes.subarray(0, middle(bytes)), bytes.subarray(middle(bytes) + 1)])),
  'half of it': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'its first line alone': (file) => truncateSync(file, readFileSync(file).indexOf('\n') + 1),
  'half of its first line': (file) => truncateSync(file, 20),
  nothing: (file) => truncateSync(file, 0),
  'zeros, as after a loss of power': (file) => change(file, (bytes) => Buffer.alloc(bytes.length)),
  'its content twice': (file) => change(file, (bytes) => Buffer.concat([bytes, bytes])),
  'its content without the first line': (file) => change(file, (bytes) => bytes.subarray(bytes.indexOf('\n') + 1)),
  'lines that end as on Windows': (file) => change(file, (bytes) => bytes.toString().replaceAll('\n', '\r\n')),
  'the content of another entry': (file, other) => writeFileSync(file, other),
  'a format to come': (file) => change(file, (bytes) => bytes.toString().replace('cache 1', 'cache 2')),
  'a folder': (file) => replace(file, () => mkdirSync(join(file, 'in'), { recursive: true })),
  'a pipe': (file) => replace(file, () => makePipe(file)),
  'a link to elsewhere': (file) => replace(file, () => symlinkSync(writeElsewhere(), file)),
  'gigabytes of nothing': (file) => truncateSync(file, 3 * 1024 ** 3),
  'a NUL in front': (file) => change(file, (bytes) => Buffer.concat([Buffer.alloc(1), bytes])),
  'a link in a circle': (file) => replace(file, () => symlinkSync(file, file)),
  'a file that may not be read': (file) => chmodSync(file, 0),
};

/** Every kind of harm. */
export const damages: Readonly<Record<string, Damage>> = Object.fromEntries(
  Object.entries(kinds).map(([name, damage]) => [name, toPlainFile(damage)]),
);

/** Tells whether a file is harmed by this: the superuser may read anything. */
export function isHarmful(name: string): boolean {
  if (name === 'a pipe') return process.platform !== 'win32';
  return name !== 'a file that may not be read' || process.getuid?.() !== 0;
}

// Writing, cutting and changing a mode all follow links.
function toPlainFile(damage: Damage): Damage {
  return (file, other) => {
    if (!lstatSync(file).isFile()) throw new Error(`Only a plain file may be damaged, and "${file}" is none`);
    damage(file, other);
  };
}

function change(file: string, make: (bytes: Buffer) => Uint8Array | string): void {
  writeFileSync(file, make(readFileSync(file)));
}

function flip(bytes: Buffer, index: number): Buffer {
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes;
}

function replace(file: string, make: () => void): void {
  rmSync(file);
  make();
}

/** A process starts for the first pipe alone; the others are names of it, unless they lie on another disk. */
function makePipe(file: string): void {
  const first = join(tmpdir(), `docs-pipe-${process.pid}`);
  if (!existsSync(first)) execFileSync('mkfifo', [first]);
  try {
    linkSync(first, file);
  } catch {
    execFileSync('mkfifo', [file]);
  }
}

/** Whatever harms an entry after it became a link harms this file, which nothing else needs. */
function writeElsewhere(): string {
  const file = join(tmpdir(), `docs-elsewhere-${process.pid}`);
  rmSync(file, { force: true });
  writeFileSync(file, 'not an entry\n'.repeat(100));
  return file;
}

const middle = (bytes: Buffer) => Math.floor((bytes.length + bytes.indexOf('\n')) / 2);
