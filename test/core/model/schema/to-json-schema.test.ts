import { describe, expect, it } from 'vitest';
import { frontMatterShape } from '../../../../core/model/schema/front-matter-shape.ts';
import {
  anything,
  flag,
  list,
  number,
  object,
  oneOf,
  record,
  text,
  union,
  filledText,
} from '../../../../core/model/schema/shape.ts';
import { toJsonSchema } from '../../../../core/model/schema/to-json-schema.ts';

describe('a shape as JSON schema', () => {
  it('describes each value', () => {
    const shape = object(
      { id: filledText() },
      {
        on: flag(),
        size: number({ min: 1 }),
        kind: oneOf('a', 'b'),
        names: union(text(), list(text())),
        any: anything(),
        more: record(flag()),
      },
    );

    expect(toJsonSchema(shape, { id: 'Its name.' })).toEqual({
      type: 'object',
      properties: {
        id: { description: 'Its name.', type: 'string', minLength: 1 },
        on: { type: 'boolean' },
        size: { type: 'number', minimum: 1 },
        kind: { enum: ['a', 'b'] },
        names: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
        any: {},
        more: { type: 'object', additionalProperties: { type: 'boolean' } },
      },
      required: ['id'],
      additionalProperties: false,
    });
  });

  it('refuses keys that front matter does not have', () => {
    expect(toJsonSchema(frontMatterShape)).toMatchObject({
      additionalProperties: false,
      properties: { draft: { type: 'boolean' } },
    });
  });
});
