import { serialize } from 'node:v8';

/** Reads the version of V8's serialization format, which an older Node cannot read. */
export function readWireFormat(): number {
  // Every text begins with 0xFF and the version (V8's value-serializer.cc).
  return serialize(null)[1] ?? 0;
}
