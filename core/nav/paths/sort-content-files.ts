// Splits the content files of a site into pages and problems: two files with the same output,
// translations without an original, translated posts.

import { isWithoutLanguage } from '../../model/paths/language-path.ts';
import type { Language } from '../../model/language.ts';
import type { Problem } from '../../model/problem.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import { quote } from '../../text/quote.ts';
import { toOutputFile, type UrlPath } from '../../model/url-path.ts';
import type { ContentFile } from './parse-content-file.ts';

/** The settings by which all files are checked. */
interface SortOptions {
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly toPath: (content: ContentFile) => UrlPath;
}

/** The files that are pages, and the problems of the others. */
interface SortedFiles {
  readonly contents: readonly ContentFile[];
  readonly problems: readonly Problem[];
}

/** Splits files into pages and problems. */
export function sortContentFiles(contents: readonly ContentFile[], options: SortOptions): SortedFiles {
  const originals = new Set(
    contents.filter(({ language }) => language === options.defaultLanguage).map(({ canonicalPath }) => canonicalPath),
  );
  const firstByOutput = new Map<string, ContentFile>();
  const accepted: ContentFile[] = [];
  const problems: Problem[] = [];

  for (const content of contents) {
    const output = toOutputFile(options.toPath(content), options.languages).normalize('NFC').toLowerCase();
    const firstFile = firstByOutput.get(output);
    const problem =
      findTranslationProblem(content, { ...options, originals }) ??
      (firstFile && sameOutput(content, firstFile, options));
    if (problem) {
      problems.push(problem);
    } else {
      firstByOutput.set(output, content);
      accepted.push(content);
    }
  }

  return { contents: accepted, problems };
}

function findTranslationProblem(
  { file, language, canonicalPath }: ContentFile,
  { defaultLanguage, originals }: SortOptions & { readonly originals: ReadonlySet<UrlPath> },
): Problem | undefined {
  if (language === defaultLanguage) return undefined;
  const shared = { severity: 'error', place: { file } } as const;

  if (isWithoutLanguage(canonicalPath)) {
    return {
      ...shared,
      rule: 'blog-translated',
      message: `The blog is written in ${quote(defaultLanguage)} only, and this post is in ${quote(language)}`,
      hint: 'Remove the file, or publish it as a post of its own under another name.',
    };
  }
  if (originals.has(canonicalPath)) return undefined;

  return {
    ...shared,
    rule: 'translation-without-original',
    message: `The page ${quote(canonicalPath)} is written in ${quote(language)} and not in ${quote(defaultLanguage)}`,
    hint: `Write the page in ${quote(defaultLanguage)} first: ${quote(file.replace(`.${language}.md`, '.md'))}.${
      originals.size === 0
        ? ` If the site is written in ${quote(language)}, set defaultLanguage: ${quote(language)}, and rename this file to that.`
        : ''
    }`,
  };
}

function sameOutput(second: ContentFile, first: ContentFile, { defaultLanguage, languages }: SortOptions): Problem {
  const isNamed = ({ file }: ContentFile) => new RegExp(`\\.${escapePattern(defaultLanguage)}\\.mdx?$`).test(file);
  const isByLanguage = isNamed(first) !== isNamed(second) && languages.length > 1;
  return {
    rule: 'duplicate-output',
    severity: 'error',
    place: { file: second.file },
    message: `This page and ${quote(first.file)} are written to the same file, so one would overwrite the other`,
    hint: isByLanguage
      ? `Files without a language in their names are in ${quote(defaultLanguage)}, the default language. If they are in another one, name it in the settings, as in defaultLanguage: ${quote(languages[1] ?? '')}. Otherwise remove one of the two.`
      : 'Rename or remove one of the two.',
  };
}
