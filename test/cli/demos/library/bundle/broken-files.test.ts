import { describe, expect, it } from 'vitest';
import { bundleReadable, type BrokenFiles } from '../../../../../cli/demos/library/bundle/broken-files.ts';

/** A bundler that fails at files until they are listed as broken, a few at a time. */
function bundler(...rounds: { id?: string; message: string; loc?: { line: number; column: number } }[][]) {
  const asked: string[][] = [];
  async function bundle(broken: BrokenFiles) {
    asked.push([...broken.keys()]);
    const round = rounds.find((errors) => errors.some(({ id }) => !broken.has(id ?? '')));
    if (round) throw Object.assign(new Error('Build failed'), { errors: round });
    return broken;
  }
  return { bundle, asked };
}

const place = { root: '/site', folders: [] };

describe('files that cannot be read', () => {
  it('are excluded one after the other, until the rest can be bundled', async () => {
    const { bundle, asked } = bundler(
      [{ id: '/a.js', message: '[PARSE_ERROR] Unexpected token\n  drawn here', loc: { line: 2, column: 4 } }],
      [{ id: '/b.js', message: '\u001B[31mCould not resolve\u001B[0m "x"' }],
    );

    expect([...(await bundleReadable(bundle, place))]).toEqual([
      ['/a.js', '2:5: unexpected token'],
      ['/b.js', 'could not resolve "x"'],
    ]);
    expect(asked).toEqual([[], ['/a.js'], ['/a.js', '/b.js']]);
  });

  it.each([
    ['names no file', { message: 'out of memory' }],
    ['is about a module of the engine', { id: '\0want:lib a', message: 'no' }],
  ])('are not the cause of an error that %s', async (_what, error) => {
    await expect(bundleReadable(bundler([error]).bundle, place)).rejects.toThrow('Build failed');
  });

  it('end the bundling if excluding them does not help', async () => {
    const stuck = async () => {
      throw Object.assign(new Error('Build failed'), { errors: [{ id: '/a.js', message: 'no' }] });
    };

    await expect(bundleReadable(stuck, place)).rejects.toThrow('The source of a library cannot be read: no');
  });
});
