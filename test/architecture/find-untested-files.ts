// Code files and test files → the code without a test of the same name.
// The test of cli/build.ts is test/cli/build.test.ts; exceptions are in `coveredBy`.

import type { CodeFile } from './code-file.ts';
import { hasNothingToRun } from './find-undocumented-exports.ts';

/** The test that covers a file, or a whole folder ("core/x/"), without its own test. */
export type CoveredBy = Readonly<Record<string, string>>;

/** Finds the files without their own test that no other test covers. */
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

/** Finds exceptions whose file or test no longer exists. */
export function findStaleCovers(
  files: readonly CodeFile[],
  { tests, coveredBy }: { tests: readonly string[]; coveredBy: CoveredBy },
): string[] {
  return Object.entries(coveredBy).flatMap(([code, test]) => [
    ...(files.some(({ file }) => isCoveredBy(file, code)) ? [] : [`${code} is listed, but there is no such code`]),
    ...(tests.includes(test) ? [] : [`${code} is listed under ${test}, but there is no such test`]),
  ]);
}

// Short components are tested by the tests of their pages.
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
