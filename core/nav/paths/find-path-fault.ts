// Checks whether a path of an author can be a path of the site on any machine.
//
// Paths become files. So no segment may leave the output folder, be a reserved name on Windows, or
// have a second spelling (percent signs, backslashes). The path has no query or fragment.

import { isReservedName } from '../../model/demo-marker.ts';
import { quote } from '../../text/quote.ts';

/** A problem of a path, without its place. */
export interface PathFault {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

const maxSegmentBytes = 200;

/** Finds the first fault of a path; undefined if it is valid for a page. */
export function findPathFault(path: string): PathFault | undefined {
  const segments = path.split('/').slice(1, path.endsWith('/') ? -1 : undefined);

  return (
    findTraversalFault(path, segments) ??
    findPortabilityFault(path, segments) ??
    findCharacterFault(path, segments) ??
    findLengthFault(path, segments)
  );
}

function findTraversalFault(path: string, segments: readonly string[]): PathFault | undefined {
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    return {
      rule: 'path-traversal',
      message: `The path ${quote(path)} leaves its folder`,
      hint: 'Write the whole path from the root of the site, without "." and ".." segments.',
    };
  }
  if (!path.startsWith('/')) {
    return {
      rule: 'path-leading-slash',
      message: `${quote(path)} is neither a path of the site nor an address`,
      hint: `Start a path with "/", and an address with "https://".`,
    };
  }
  if (path === '/' || !segments.includes('')) return undefined;

  return {
    rule: 'path-empty-segment',
    message: `The path ${quote(path)} has two slashes in a row`,
    hint: `Write ${quote(path.replace(/\/{2,}/g, '/'))}.`,
  };
}

function findPortabilityFault(path: string, segments: readonly string[]): PathFault | undefined {
  const segment = segments.find((name) => isReservedName(name) || /[. ]$|[<>:"|*]/.test(name));
  if (segment === undefined) return undefined;

  return {
    rule: 'path-not-portable',
    message: `The path ${quote(path)} has the segment ${quote(segment)}, which is not a valid file name on Windows`,
    hint: 'Rename it: no reserved names such as "con" or "aux", no dot or space at the end, none of <>:"|*.',
  };
}

function findCharacterFault(path: string, segments: readonly string[]): PathFault | undefined {
  const odd = [...new Set(path.match(/[^\p{L}\p{M}\p{N}._~/-]/gu))];
  if (odd.length === 0) return undefined;
  const faulty = segments.filter((segment) => odd.some((sign) => segment.includes(sign)));
  const where = segments.length > 1 ? ` in ${joinWords(faulty.map(quote))}` : '';

  return {
    rule: 'path-character',
    message: `The path ${quote(path)} contains the character${odd.length > 1 ? 's' : ''} ${joinWords(odd.map(quote))}${where}`,
    hint: 'Use letters, digits, "-", "_", "." and "~" only.',
  };
}

function findLengthFault(path: string, segments: readonly string[]): PathFault | undefined {
  // A letter may take four bytes, and file systems allow 255 for a name.
  const long = segments.find((segment) => new TextEncoder().encode(segment).length > maxSegmentBytes);
  if (long === undefined) return undefined;

  return {
    rule: 'path-too-long',
    message: `The path ${quote(path)} has a segment of more than ${maxSegmentBytes} bytes`,
    hint: 'Shorten it.',
  };
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
