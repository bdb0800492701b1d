// A page's text → its front matter as data, and its body on the same lines as in the file.
//
// gray-matter runs the language named after "---", even JavaScript, and caches results. So nothing may follow "---",
// every engine except for YAML is disabled, and options are always passed, which bypasses the cache
// (jonschlinkert/gray-matter#166).

import matter from 'gray-matter';
import { explainYamlFault } from './explain-yaml-fault.ts';
import type { Problem } from '../../model/problem.ts';

/** The front matter and the body of a page. */
export interface SplitText {
  /** Parsed front matter; undefined if it is missing or invalid. */
  readonly data: unknown;
  /** Front matter as written, to find the lines of its keys. */
  readonly head: string;
  /** The text after the front matter, which is replaced by empty lines. */
  readonly body: string;
  readonly problems: readonly Problem[];
}

/** Maximum length of front matter that is parsed. */
const maxHeadLength = 65_536;

const options = {
  language: 'yaml',
  engines: {
    javascript: refuseLanguage,
    js: refuseLanguage,
    coffee: refuseLanguage,
    coffeescript: refuseLanguage,
    cson: refuseLanguage,
    json: refuseLanguage,
    toml: refuseLanguage,
  },
};

/** Splits a text whose line breaks are "\n". */
export function splitFrontMatter(text: string, file: string): SplitText {
  const toml = findToml(text);
  if (toml !== undefined) return withProblem(toml.replace(/[^\n]/g, '') + text.slice(toml.length), tomlProblem(file));
  const opening = /^---([^\n]*)/.exec(text);
  if (!opening || opening[1]?.startsWith('-')) return { data: undefined, head: '', body: text, problems: [] };
  if (opening[1]?.trim()) return withProblem(text, languageProblem(file, opening[1].trim()));

  const start = opening[0].length + 1;
  const closing = /^---[ \t]*$/m.exec(text.slice(start, maxHeadLength));
  if (!closing) return withProblem(text, unclosedProblem(file));

  const head = text.slice(start, start + closing.index);
  const lines = head.split('\n').length;
  const body = '\n'.repeat(lines) + text.slice(start + closing.index + closing[0].length);
  const { data, problems } = readYaml(head, file);
  return { data, head, body, problems };
}

/** Finds front matter of Hugo or Zola: TOML between two lines of "+++". */
function findToml(text: string): string | undefined {
  if (!/^\+\+\+[ \t]*\n/.test(text)) return undefined;
  const head = /^\+\+\+[ \t]*\n[^]*?\n\+\+\+[ \t]*(?=\n|$)/.exec(text.slice(0, maxHeadLength))?.[0];
  return head !== undefined && /^[\w"'.-]+[ \t]*=|^\[/m.test(head) ? head : undefined;
}

function readYaml(head: string, file: string): { data: unknown; problems: Problem[] } {
  const tab = head.split('\n').findIndex((line) => /^ *\t/.test(line));
  if (tab !== -1) return { data: undefined, problems: [tabProblem(file, tab + 2)] };

  const separator = head.split('\n').findIndex((line) => line.startsWith('---'));
  if (separator !== -1)
    return {
      data: undefined,
      problems: [yamlProblem({ reason: 'a line starts with "---"', mark: { line: separator + 1 } }, file)],
    };

  // gray-matter needs quadratic time for many empty lines.
  const gap = head.search(/\n{1000}/);
  if (gap !== -1)
    return {
      data: undefined,
      problems: [
        yamlProblem(
          { reason: '1000 lines in a row are empty', mark: { line: head.slice(0, gap).split('\n').length + 1 } },
          file,
        ),
      ],
    };

  try {
    const { data } = matter(`---\n${head}\n---\n`, options);
    // YAML reads "title:A", or a key with a full-width colon, as a text.
    const isText = typeof data === 'string' && /^[\w$-]+[ \t]*(?::\S|：)/m.test(head);
    return isText ? { data: undefined, problems: [explain(undefined, head, file)] } : { data, problems: [] };
  } catch (error) {
    return { data: undefined, problems: [explain(error, head, file)] };
  }
}

/** Explains a syntax error so that an author understands it; otherwise with the message of the parser. */
function explain(error: unknown, head: string, file: string): Problem {
  const found = error instanceof RangeError ? undefined : explainYamlFault(head);
  if (!found) return yamlProblem(error, file);
  if (found.isText) return unclosedProblem(file);
  return {
    rule: 'front-matter-syntax',
    severity: 'error',
    place: { file, line: found.line + 1, column: found.column },
    message: `The front matter is not valid YAML: ${found.message}`,
    hint: found.hint,
  };
}

function yamlProblem(error: unknown, file: string): Problem {
  if (error instanceof RangeError) {
    return {
      rule: 'front-matter-too-deep',
      severity: 'error',
      place: { file, line: 2 },
      message: 'The front matter is nested too deeply to be read',
      hint: 'Front matter needs no more than a list within a key.',
    };
  }
  const { reason, mark } = error as { reason?: string; mark?: { line?: number; column?: number } };
  return {
    rule: 'front-matter-syntax',
    severity: 'error',
    place: { file, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 },
    message: `The front matter is not valid YAML: ${reason ?? 'it cannot be read'}`,
    hint: 'Put quotes around a value that contains ": ", "#" or a leading "@", "`", "[" or "{".',
  };
}

function withProblem(text: string, problem: Problem): SplitText {
  return { data: undefined, head: '', body: text, problems: [problem] };
}

function languageProblem(file: string, language: string): Problem {
  return {
    rule: 'front-matter-language',
    severity: 'error',
    place: { file, line: 1, column: 4 },
    message: `Front matter is YAML, but this one is marked as "${language.slice(0, 40)}"`,
    hint: 'Write "---" alone on the first line, and YAML after it.',
  };
}

function tomlProblem(file: string): Problem {
  return {
    rule: 'front-matter-language',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: 'Front matter is YAML, but this one is TOML',
    hint: 'Write "---" in place of "+++", and "key: value" in place of "key = value".',
  };
}

function unclosedProblem(file: string): Problem {
  return {
    rule: 'front-matter-unclosed',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: 'Nothing closes the front matter that starts here',
    hint: 'Write "---" on a line of its own after the last key. A horizontal rule can be written as "***".',
  };
}

function tabProblem(file: string, line: number): Problem {
  return {
    rule: 'front-matter-tab',
    severity: 'error',
    place: { file, line, column: 1 },
    message: 'A tab indents this line, which YAML reads as something else',
    hint: 'Indent with spaces.',
  };
}

function refuseLanguage(): never {
  throw new Error('Front matter is YAML only');
}
