import type { Shape } from './shape.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Turns a shape into JSON schema for editors. `texts` describe the keys of its outermost level. */
export function toJsonSchema(shape: Shape, texts: Readonly<Record<string, string>> = {}): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', ...(shape.filled && { minLength: 1 }) };
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number', ...(shape.min !== undefined && { minimum: shape.min }) };
    case 'choice':
      return { enum: shape.values };
    case 'list':
      return { type: 'array', items: toJsonSchema(shape.of), ...(shape.filled && { minItems: 1 }) };
    case 'record':
      return { type: 'object', additionalProperties: toJsonSchema(shape.of) };
    case 'union':
      return { anyOf: shape.of.map((each) => toJsonSchema(each)) };
    case 'anything':
      return {};
    default: {
      const members = Object.entries({ ...shape.required, ...shape.optional });
      const required = Object.keys(shape.required);
      return {
        type: 'object',
        properties: Object.fromEntries(
          members.map(([key, each]) => [
            key,
            { ...(texts[key] && { description: texts[key] }), ...toJsonSchema(each) },
          ]),
        ),
        ...(required.length > 0 && { required }),
        additionalProperties: false,
      };
    }
  }
}
