import { findPathFault } from '../core/nav/paths/find-path-fault.ts';
import { findReservedPath } from '../core/nav/paths/find-reserved-path.ts';

/** Turns an invalid path into a valid one. */
export function cleanPath(path: string, languages: readonly string[]): string {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => cleanSegment(segment));
  if (segments[0] !== undefined && languages.includes(segments[0])) segments[0] = `${segments[0]}-pages`;
  const clean = segments.length === 0 ? '/' : `/${segments.join('/')}/`;
  if (findPathFault(clean) === undefined && findReservedPath(clean) === undefined) return clean;
  const safe = segments.map((segment, index) => {
    const alone = index === 0 ? `/${segment}/` : `/x/${segment}/`;
    return findPathFault(alone) === undefined && findReservedPath(alone) === undefined ? segment : `${segment}-page`;
  });
  return `/${safe.join('/')}/`;
}

function cleanSegment(written: string): string {
  const segment = decode(written)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-')
    .replace(/^-+|[-.]+$/g, '');
  // A dot and two letters at the end would mean a language.
  return (segment === '' ? 'page' : segment).replace(/\.(?=[a-z]{2,3}(?:-[A-Za-z\d]{2,8})?$)/, '-');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
