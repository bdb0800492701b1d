// Bytes → text. A byte that is not UTF-8 is an error, never a silent replacement character.

import { isUtf8 } from 'node:buffer';
import type { Problem } from '../../core/model/problem.ts';

/** Decodes a writer's file: UTF-8, without a byte order mark, with "\n" for every line break. */
export function decodeText(bytes: Buffer, file: string): { text: string } | { problem: Problem } {
  if (!isUtf8(bytes)) return { problem: encodingProblem(bytes, file) };

  const text = bytes.toString('utf8');
  const withoutBom = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return { text: withoutBom.includes('\r') ? withoutBom.replace(/\r\n?/g, '\n') : withoutBom };
}

function encodingProblem(bytes: Buffer, file: string): Problem {
  const start = bytes.subarray(0, 2).toString('hex');
  const guess = start === 'fffe' ? 'UTF-16LE' : start === 'feff' ? 'UTF-16BE' : undefined;
  const at = findBadByte(bytes);
  // An incomplete character before the bad byte is left out.
  const before = new TextDecoder().decode(bytes.subarray(0, at), { stream: true }).split(/\r\n?|\n/);

  return {
    rule: 'not-utf8',
    severity: 'error',
    place: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    message: guess ? `The file is ${guess}, not UTF-8` : `Byte ${at} of the file is not valid UTF-8`,
    hint: !guess && isGbk(bytes) ? 'Save the file as UTF-8. It seems to be GBK.' : 'Save the file as UTF-8.',
  };
}

/**
 * Returns whether a file is in the encoding that is usual in China. Its common characters are byte pairs sorted by
 * pronunciation; those of Korean encodings all begin with bytes from the first half of that range.
 */
function isGbk(bytes: Uint8Array): boolean {
  let letters = 0;
  let common = 0;
  let late = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    if (first < 0x80) continue;
    if (first < 0xa1 || second < 0xa1 || first === 0xff || second === 0xff) return false;
    at += 1;
    if (first < 0xa4) continue;
    letters += 1;
    if (first >= 0xb0 && first <= 0xd7) common += 1;
    if (first >= 0xc9 && first <= 0xd7) late += 1;
  }
  return letters > 0 && common >= letters * 0.9 && late >= letters / 4;
}

/** Finds, by binary search, the first byte that cannot start or continue a character. */
function findBadByte(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isValidStart(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** Returns whether the bytes are valid UTF-8 so far; a character cut off at the end is not a fault. */
function isValidStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
