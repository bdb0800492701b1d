import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { readWireFormat } from '../../../../cli/files/store/wire-format.ts';

it('the second byte is the version of the serialization format, and Node rejects a newer one', () => {
  const bytes = serialize({ a: [new Map([[1, 'b']])] });
  const newer = Buffer.from(bytes);
  newer[1] = readWireFormat() + 1;

  expect(bytes[1]).toBe(readWireFormat());
  expect(deserialize(bytes)).toEqual({ a: [new Map([[1, 'b']])] });
  expect(() => deserialize(newer) as unknown).toThrow('version');
});
