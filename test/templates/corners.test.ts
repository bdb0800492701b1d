// The corners of all that the engine draws, as its style sheets write them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenNames } from '../../core/theme/tokens.ts';

const files = ['templates/styles', 'runtime'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.css$|styles?\.ts$/.test(file))
    .map((file) => join(folder, file)),
);
/** Radii that the theme does not set: none, a full one, that of the parent, and a few pixels. */
const free = /^(?:0|inherit|revert|50%|9{2,}px|[1-4]px)$/;

/** Lists the selectors of a sheet that set a radius, and the radius. */
function listCorners(text: string): [selector: string, corners: string][] {
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) =>
    [...rule.matchAll(/border(?:-[a-z]+)*-radius:\s*([^;]+)/g)].map(([, corners = '']): [string, string] => [
      selector.trim(),
      corners.trim(),
    ]),
  );
}

const corners = files.flatMap((file) =>
  listCorners(readFileSync(file, 'utf8')).map((each) => [file, ...each] as const),
);

describe('the corners of the theme', () => {
  it('apply to everything that has corners', () => {
    const own = corners.filter(([, , value]) =>
      value.split(/\s+(?![^(]*\))/).some((part) => !free.test(part) && !part.includes('var(--radius-')),
    );

    expect(corners.length).toBeGreaterThan(60);
    expect(own).toEqual([]);
  });

  it.each([
    ['.search-dialog', '--radius-case'],
    ['.panel', '--radius-case'],
    ['.code', '--radius-case'],
    ['.post-card', '--radius-case'],
    ['.step', '--radius-control'],
    ['.button', '--radius-control'],
    ['kbd', '--radius-part'],
  ])('reach %s by %s', (selector, token) => {
    const own = corners.filter(([, selectors]) => selectors.split(',').some((each) => each.trim().endsWith(selector)));

    expect(own.map(([, , value]) => value)).toContain(`var(${token})`);
    expect(tokenNames).toContain(token);
  });
});
