import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FrontMatter } from '../../../../core/model/front-matter.ts';
import { addressKeys, frontMatterShape, pathKeys, wordKeys } from '../../../../core/model/schema/front-matter-shape.ts';
import type { ValueOf } from '../../../../core/model/schema/shape.ts';

const manual = readFileSync(fileURLToPath(new URL('../../../../docs/site.md', import.meta.url)), 'utf8');
const section = /^## Front matter$([^]*?)^## /m.exec(manual)?.[1] ?? '';
const manualKeys = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key),
);

describe('the table of front matter keys', () => {
  it('has the keys that pages get and the manual lists, each once', () => {
    const keys = frontMatterShape.kind === 'object' ? Object.keys(frontMatterShape.optional) : [];

    expectTypeOf<keyof ValueOf<typeof frontMatterShape>>().toEqualTypeOf<keyof Omit<FrontMatter, 'faulty'>>();
    expect([...manualKeys].sort()).toEqual([...keys].sort());
  });

  it('knows which values are words, paths and addresses', () => {
    expect({ wordKeys, pathKeys, addressKeys }).toEqual({
      wordKeys: ['components', 'hooks', 'authors', 'tags', 'keywords'],
      pathKeys: ['redirectFrom'],
      addressKeys: ['waiAria', 'materialDesign', 'unstyled', 'image'],
    });
  });
});
