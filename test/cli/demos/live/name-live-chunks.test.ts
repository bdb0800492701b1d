import { describe, expect, it } from 'vitest';
import { nameLiveChunks } from '../../../../cli/demos/live/name-live-chunks.ts';

const react = { name: 'react~a1B2c3D4.js', code: 'export const React = 1;', imports: [] };
const kit = {
  name: 'mui-material.js',
  code: 'import{React}from"./react~a1B2c3D4.js";',
  imports: ['react~a1B2c3D4.js'],
};

describe('the names of scripts', () => {
  it('are hashes of their contents, and are used by their importers', () => {
    const { files, imports, names } = nameLiveChunks([kit, react]);

    const [kitName, reactName] = [names.get('mui-material.js')!, names.get('react~a1B2c3D4.js')!];
    expect(kitName).toMatch(/^mui-material\..{10}\.js$/);
    expect(reactName).toMatch(/^react\..{10}\.js$/);
    expect(files).toEqual([
      { name: kitName, contents: `import{React}from"./${reactName}";` },
      { name: reactName, contents: 'export const React = 1;' },
    ]);
    expect(imports).toEqual({ [kitName]: [reactName], [reactName]: [] });
  });

  it('do not depend on the names that the bundler gave', () => {
    const other = [
      { ...react, name: 'react~zzzzzzzz.js' },
      { ...kit, code: kit.code.replace('a1B2c3D4', 'zzzzzzzz'), imports: ['react~zzzzzzzz.js'] },
    ];

    expect(nameLiveChunks(other).files).toEqual(nameLiveChunks([react, kit]).files);
  });

  it('change when something below them changes', () => {
    const other = nameLiveChunks([kit, { ...react, code: 'export const React = 2;' }]);

    expect(other.names.get('mui-material.js')).not.toBe(nameLiveChunks([kit, react]).names.get('mui-material.js'));
  });

  it('cannot be given to scripts with circular imports', () => {
    const circle = [
      { name: 'a.js', code: '', imports: ['b.js'] },
      { name: 'b.js', code: '', imports: ['a.js'] },
    ];

    expect(() => nameLiveChunks(circle)).toThrow('The scripts a.js → b.js → a.js import each other in a circle');
  });
});
