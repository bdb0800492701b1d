// The name of a file under content/ → the path and the language of its page.
//
// "react-button.pt.md" is Portuguese if the site lists Portuguese. Only a dot and a code mark a
// translation: "material-ui.md" and "introducing-base-ui.md" are separate pages.

import { findDefaultLanguage } from '../../model/paths/language-path.ts';
import type { Language } from '../../model/language.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import type { UrlPath } from '../../model/url-path.ts';
import { findPathFault } from './find-path-fault.ts';
import type { PathFault } from './find-path-fault.ts';
import { findReservedPath } from './find-reserved-path.ts';

/** A content file with the path and language of its page. */
export interface ContentFile {
  readonly file: string;
  /** Without language prefix. */
  readonly canonicalPath: UrlPath;
  readonly language: Language;
}

/** The result of parsing a file name: empty for files that are not pages. */
interface ParsedContentFile {
  readonly content?: ContentFile;
  readonly problem?: Problem;
}

/** Parses a file name, relative to the site root, into the path and language of its page. */
export function parseContentFile(file: string, languages: readonly Language[]): ParsedContentFile {
  const name = /^content\/(.+)\.mdx?$/s.exec(file)?.[1];
  if (name === undefined) return {};

  const suffix = /\.([a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)$/.exec(name)?.[1];
  const isListed = suffix !== undefined && languages.includes(suffix);
  if (!isListed && /\.[a-z]{2}(?:-[A-Z]{2})?$/.test(name)) return { problem: notConfigured(file, suffix ?? '') };

  const language = isListed ? suffix : findDefaultLanguage(languages);
  const canonicalPath = toPath(isListed ? name.slice(0, -suffix.length - 1) : name);
  const fault = findFault(canonicalPath, languages);
  if (fault) return { problem: { ...fault, severity: 'error', place: { file } } };

  return { content: { file, canonicalPath, language } };
}

function toPath(name: string): UrlPath {
  const path = `/${name.normalize('NFC')}`.replace(/\/index$/, '');
  return path === '/404' ? '/404.html' : `${path}/`;
}

function findFault(path: UrlPath, languages: readonly Language[]): PathFault | undefined {
  if (path === '/404.html') return undefined;
  const segment = path.split('/')[1] ?? '';

  return (
    findPathFault(path) ??
    findReservedPath(path) ??
    (languages.includes(segment) ? languageFault(path, segment) : undefined)
  );
}

function languageFault(path: UrlPath, language: Language): PathFault {
  return {
    rule: 'reserved-path',
    message: `The path ${quote(path)} is reserved, because pages in another language are written under ${quote(language)}`,
    hint: `Move the file out of the folder, and end its name with ".${language}.md".`,
  };
}

function notConfigured(file: string, language: Language): Problem {
  return {
    rule: 'language-not-configured',
    severity: 'warning',
    place: { file },
    message: `The file is in the language ${quote(language)}, which the site does not list, so it is left out`,
    hint: `Add ${quote(language)} to the key "languages" of docs.config.ts, or rename the file.`,
  };
}
