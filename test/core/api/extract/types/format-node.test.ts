import { describe, expect, it } from 'vitest';
import { simplifyTypeText } from '../../../../../core/api/extract/types/format-node.ts';

describe('the text of a type', () => {
  it.each([
    ['import("../list").Action<React.Key>', 'Action<Key>'],
    ['"a" | "b"', "'a' | 'b'"],
    ['{\n    a?: string;\n    b: number;\n}', '{ a?: string; b: number }'],
    ['{ a?: string | undefined; }', '{ a?: string }'],
    ['{ a?: Slot<"p", {}> | undefined; b: string | undefined; }', "{ a?: Slot<'p', {}>; b: string | undefined }"],
    [
      '(a?: string | undefined, b?: () => void | undefined) => void',
      '(a?: string, b?: () => void | undefined) => void',
    ],
    ['({ field, state, }: { field: A; }) => void', '({ field, state }: { field: A }) => void'],
    ['MyReact.Thing', 'MyReact.Thing'],
    ["Color$1 | Array<Size$12> | 'Color$1' | $1", "Color | Array<Size> | 'Color$1' | $1"],
    ["Array<true | false> | 'true | false'", "Array<boolean> | 'true | false'"],
    ['React_2.Key | React_10.Ref<A>', 'Key | Ref<A>'],
  ])('of %j is simplified to %s', (text, shown) => {
    expect(simplifyTypeText(text)).toBe(shown);
  });
});
