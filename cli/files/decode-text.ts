// Bytes → text. A byte that is no UTF-8 is an error, never a silent question mark.

import { isUtf8 } from 'node:buffer';
import type { Problem } from '../../core/problem.ts';

/** Decodes a writer's file: UTF-8, without a byte order mark, with "\n" for every line break. */
export function decodeText(bytes: Buffer, file: string): { text: string } | { problem: Problem } {
  if (!isUtf8(bytes)) return { problem: encodingProblem(bytes, file) };

  const text = bytes.toString('utf8');
  const whole = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return { text: whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole };
}

function encodingProblem(bytes: Buffer, file: string): Problem {
  const start = bytes.subarray(0, 2).toString('hex');
  const guess = start === 'fffe' ? 'UTF-16LE' : start === 'feff' ? 'UTF-16BE' : undefined;
  const at = findBadByte(bytes);
  const line = bytes.subarray(0, at).toString('latin1').split('\n').length;

  return {
    rule: 'not-utf8',
    severity: 'error',
    place: { file, line },
    message: guess ? `The file is ${guess}, not UTF-8` : `Byte ${at} of the file is no UTF-8`,
    hint: 'Save the file as UTF-8.',
  };
}

/** The first byte that no character can start or go on with, by halves. */
function findBadByte(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (startsWell(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** A cut within a character is no fault. */
function startsWell(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
