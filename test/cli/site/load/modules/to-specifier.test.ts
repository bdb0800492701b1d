import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toSpecifier } from '../../../../../cli/site/load/modules/to-specifier.ts';

function place(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'specifier-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the name of a file in a module', () => {
  it.each([
    ['site/node_modules/react/index.js', '../../node_modules/react/index.js'],
    ['site/.vitrine/modules/a.js', './a.js'],
    ['with space/100%/#a?.js', '../../../with%20space/100%25/%23a%3F.js'],
  ])('%s is %s', (file, specifier) => {
    const folder = place();

    expect(toSpecifier(join(folder, file), join(folder, 'site/.vitrine/modules'))).toBe(specifier);
  });

  it('is relative to the real folder of the module', () => {
    const folder = place();
    mkdirSync(join(folder, 'deep/real'), { recursive: true });
    symlinkSync(join(folder, 'deep/real'), join(folder, 'link'));

    expect(toSpecifier(join(folder, 'a.js'), join(folder, 'link/modules'))).toBe('../../../a.js');
  });
});
