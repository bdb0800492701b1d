import { serialize } from 'node:v8';

/** The version of the form in which this Node writes values as bytes: an older one cannot read them. */
export function readWireFormat(): number {
  // Every text begins with 0xFF and the version (V8's value-serializer.cc).
  return serialize(null)[1] ?? 0;
}
