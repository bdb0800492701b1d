import { describe, expect, it } from 'vitest';
import type { ApiProp } from '../../../../core/api/extract/api-entry.ts';
import { writeValue } from '../../../../core/api/starter/write-value.ts';

function valueOf(name: string, prop: Pick<ApiProp, 'type' | 'types' | 'signature'>): string | undefined {
  return writeValue(name, { [name]: prop });
}

const named = (name: string, more: object) => ({ name, description: '', fields: [], ...more });
const field = (name: string, type: string, required = true) => ({ name, type, required, description: '' });

describe('a value for a prop', () => {
  it.each([
    ['options', 'string[]', "['One', 'Two']"],
    ['options', 'readonly string[] | undefined', "['One', 'Two']"],
    ['items', 'Array<ItemType>', "['One', 'Two']"],
    ['items', 'ReadonlyArray<T>', "['One', 'Two']"],
    ['labels', 'ReactNode[]', "['One', 'Two']"],
    ['data', 'Array<Option<T>>', "[{ label: 'One', value: 'one' }, { label: 'Two', value: 'two' }]"],
    ['values', 'number[]', '[1, 2]'],
    ['data', '(string | number)[]', "['One', 'Two']"],
    ['rows', 'string[][]', "[['One', 'Two'], ['One', 'Two']]"],
  ])('is a list of two: %s: %s', (name, type, code) => {
    expect(valueOf(name, { type })).toBe(code);
  });

  it.each([
    ['onClose', '() => void'],
    ['onChange', '(value: string, event?: ChangeEvent<HTMLInputElement>) => void'],
    ['onChange', 'ChangeEventHandler<HTMLInputElement>'],
    ['onClick', 'React.MouseEventHandler<HTMLButtonElement> | undefined'],
    ['onDone', '(results: (() => string)[]) => unknown'],
    ['onSave', '() => void | Promise<void>'],
  ])('is a function that does nothing: %s: %s', (name, type) => {
    expect(valueOf(name, { type })).toBe('() => undefined');
  });

  it.each([
    ['getLabel', '(item: Item) => string', "() => 'Get label'"],
    ['render', '() => React.ReactElement', '() => <span>Render</span>'],
    ['getSize', '(rows: number[]) => { height: number }', '() => ({ height: 3 })'],
    ['isOpen', '() => boolean', '() => false'],
  ])('is a function with a result: %s: %s', (name, type, code) => {
    expect(valueOf(name, { type })).toBe(code);
  });

  it('is a function that returns the text of what it is called with', () => {
    const types = [named('Item', { fields: [field('id', 'string'), field('title', 'ReactNode')] })];
    const props = { items: { type: 'Item[]', types }, format: { type: '(item: Item, index: number) => string' } };

    expect(writeValue('format', props)).toBe('(item) => item.title');
    expect(valueOf('format', { type: '(value: string) => ReactNode' })).toBe('(value) => value');
    expect(valueOf('format', { type: '(value: Other) => string' })).toBe("() => 'Format'");
    expect(writeValue('items', props)).toBe("[{ id: 'one', title: 'One' }, { id: 'two', title: 'Two' }]");
  });

  it('is a function that the type only names', () => {
    const signature = { type: '(page: number) => void', parameters: [], returns: { type: 'void', description: '' } };

    expect(valueOf('onPage', { type: 'PageListener', signature })).toBe('() => undefined');
  });

  it.each([
    ['index', 'number', '0'],
    ['min', 'number', '0'],
    ['total', 'number', '100'],
    ['value', 'number | null', '40'],
    ['rows', 'number', '3'],
    ['count', '5 | 10', '5'],
    ['size', "'small' | 'large'", "'small'"],
    ['date', 'Date', 'new Date(2026, 0, 15)'],
    ['value', 'string', "'one'"],
    ['id', 'string', "'one'"],
    ['href', 'string', "'#'"],
    ['anchor', 'Anchor | null', 'null'],
    ['title', 'NonNullable<ReactNode>', "'Title'"],
    ['menu', 'ReactElement', '<span>Menu</span>'],
    ['menu', 'React.JSX.Element', '<span>Menu</span>'],
    ['value', 'TType', "'one'"],
  ])('is what its name and type say: %s: %s', (name, type, code) => {
    expect(valueOf(name, { type })).toBe(code);
  });

  it.each([
    ['an object type', 'Item[]', [named('Item', { fields: [field('label', 'string'), field('value', 'number')] })]],
    ['written out', "{ label: string; value: number; tone?: 'a' | 'b' }[]", []],
    [
      'a type with parameters, named twice',
      'Array<Row<string>>',
      [
        named('Row', { type: 'Item' }),
        named('Item', { fields: [field('label', 'ReactNode'), field('value', 'number'), field('icon', 'Icon', false)] }),
      ],
    ],
  ])('is a list of objects: %s', (_case, type, types) => {
    expect(valueOf('data', { type, types })).toBe("[{ label: 'One', value: 1 }, { label: 'Two', value: 2 }]");
  });

  it('has the optional fields that show it, one text among them', () => {
    const fields = [
      field('name', 'string', false),
      field('label', 'string', false),
      field('data', 'number[]', false),
      field('stack', 'string', false),
    ];

    expect(valueOf('series', { type: 'Series[]', types: [named('Series', { fields })] })).toBe(
      "[{ label: 'One', data: [40, 60] }, { label: 'Two', data: [40, 60] }]",
    );
  });

  it.each([
    ['rows', 'any[]'],
    ['data', 'object'],
    ['icon', 'IconType'],
    ['icon', 'ReactNode'],
    ['src', 'string'],
    ['theme', 'Theme'],
    ['day', 'TDate'],
    ['items', 'Item[]'],
    ['target', 'new () => Target'],
    ['options', 'KitOption[]'],
  ])('is not made up from a type that does not say enough: %s: %s', (name, type) => {
    expect(valueOf(name, { type })).toBeUndefined();
  });

  it('ends where a type contains itself', () => {
    const node = named('Node', { fields: [field('label', 'string'), field('children', 'Node[]')] });
    const tree = named('Tree', { fields: [field('label', 'string'), field('children', 'Tree[]', false)] });

    expect(valueOf('nodes', { type: 'Node[]', types: [node] })).toBeUndefined();
    expect(valueOf('nodes', { type: 'Tree[]', types: [tree] })).toBe("[{ label: 'One' }, { label: 'Two' }]");
  });
});
