import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createElementNamer } from '../../../../../core/api/extract/render/create-element-namer.ts';
import ts from 'typescript';

describe('the name of a tag', () => {
  it('is that of its DOM type', () => {
    const program = ts.createProgram({
      rootNames: [fileURLToPath(new URL('../library.ts', import.meta.url))],
      options: { lib: ['lib.es5.d.ts', 'lib.dom.d.ts'], types: [], noResolve: true },
    });
    const nameElement = createElementNamer(program);

    expect(['h2', 'svg', 'button', 'my-element'].map(nameElement)).toEqual([
      'HTMLHeadingElement',
      'SVGSVGElement',
      'HTMLButtonElement',
      undefined,
    ]);
  });
});
