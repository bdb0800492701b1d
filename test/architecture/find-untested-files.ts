// Code files and test files → the code that no test is named after.
// A test of cli/build.ts is test/cli/build.test.ts; exceptions stand in `coveredBy`.

import type { CodeFile } from './code-file.ts';
import { hasNothingToRun } from './find-undocumented-exports.ts';

/** Which test holds a file, or a whole folder ("core/x/"), that has no test of its own. */
export type CoveredBy = Readonly<Record<string, string>>;

/** Finds the files without a test of their own that no other test speaks for. */
export function findUntestedFiles(
  files: readonly CodeFile[],
  { tests, coveredBy }: { tests: readonly string[]; coveredBy: CoveredBy },
): string[] {
  return files
    .filter((file) => needsTest(file))
    .filter(({ file }) => !tests.includes(toTestFile(file)) && !tests.includes(`${toTestFile(file)}x`))
    .filter(({ file }) => !findCover(file, coveredBy))
    .map(({ file }) => `${file} has no test: write ${toTestFile(file)}, or name the test that covers it`);
}

/** Finds entries of the list of exceptions that name no file or no test any more. */
export function findStaleCovers(
  files: readonly CodeFile[],
  { tests, coveredBy }: { tests: readonly string[]; coveredBy: CoveredBy },
): string[] {
  return Object.entries(coveredBy).flatMap(([code, test]) => [
    ...(files.some(({ file }) => isCoveredBy(file, code)) ? [] : [`${code} is listed, but there is no such code`]),
    ...(tests.includes(test) ? [] : [`${code} is listed under ${test}, but there is no such test`]),
  ]);
}

// A short component shows in the tests of the page that holds it.
function needsTest(code: CodeFile): boolean {
  if (hasNothingToRun(code)) return false;
  return !code.file.startsWith('templates/') || code.text.split('\n').length > 40;
}

function toTestFile(file: string): string {
  return `test/${file.replace(/\.tsx?$/, '')}.test.ts`;
}

function findCover(file: string, coveredBy: CoveredBy): string | undefined {
  return Object.keys(coveredBy).find((code) => isCoveredBy(file, code));
}

function isCoveredBy(file: string, code: string): boolean {
  return code.endsWith('/') ? file.startsWith(code) : file === code;
}
