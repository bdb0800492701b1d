import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportFailure } from '../../../../cli/output/report/report-failure.ts';
import { SiteError } from '../../../../cli/files/site-error.ts';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => vi.restoreAllMocks());

describe('a failure', () => {
  it('of wrong use is one line with a hint, and status 2', () => {
    expect(reportFailure(new SiteError('No site here', 'Name one.'), { debug: false })).toBe(2);
    expect(printed).toEqual(['error: No site here. Name one.']);
  });

  it('of the system names the path and the code', () => {
    const error = Object.assign(new Error('EACCES: permission denied, mkdir'), { code: 'EACCES', path: '/out' });

    expect(reportFailure(error, { debug: false })).toBe(1);
    expect(printed).toEqual(['error: No permission for "/out" (EACCES).']);
  });

  it.each([
    ['ENOTDIR', 'A file is in the place of a folder on the path "/out/a" (ENOTDIR).'],
    ['EEXIST', 'There is a file where a folder is needed: "/out/a" (EEXIST).'],
    ['EISDIR', 'There is a folder where a file is needed: "/out/a" (EISDIR).'],
  ])('of the system explains what is in the way: %s', (code, words) => {
    const error = Object.assign(new Error(`${code}: mkdir`), { code, path: '/out/a' });

    expect(reportFailure(error, { debug: false })).toBe(1);
    expect(printed).toEqual([`error: ${words} Move it away, or choose another path.`]);
  });

  it.each([
    ['ENOSPC', 'error: The disk is full at "/out" (ENOSPC).'],
    [
      'EMFILE',
      'error: Too many files are open to read "/out" (EMFILE). Raise the limit of this shell: ulimit -n 1024.',
    ],
    ['ENFILE', 'error: Too many files are open to read "/out" (ENFILE).'],
  ])('point 5: of a machine at its limits is not a fault of the engine: %s', (code, words) => {
    expect(reportFailure(Object.assign(new Error(code), { code, path: '/out' }), { debug: false })).toBe(1);
    expect(printed).toEqual([words]);
  });

  it.each([
    ["Cannot find module 'react/jsx-runtime'\nRequire stack:", 'react', 'react react-dom'],
    ["Cannot find package 'react-dom' imported from /a/lib/main.js", 'react-dom', 'react react-dom'],
    ["Cannot find package '@scope/tool' imported from /a/lib/main.js", '@scope/tool', '@scope/tool'],
  ])('of a missing package says what to install: %s', (message, name, names) => {
    const error = Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' });

    expect(reportFailure(error, { debug: false })).toBe(2);
    expect(printed).toEqual([
      `error: The package "${name}" is not installed. Run npm install ${names} in the folder of the site.`,
    ]);
  });

  it('of the engine says so, and shows its stack only with --debug', () => {
    const error = new Error('first line\nsecond line');

    reportFailure(error, { debug: false });
    expect(printed).toEqual([
      'error: first line. This is a fault of the engine; run again with --debug and report what it prints.',
    ]);
    reportFailure(error, { debug: true });
    expect(printed.at(-1)).toBe(error.stack);
  });
});
