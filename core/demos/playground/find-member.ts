import type { PlaygroundControl, PlaygroundValue } from '../../model/playground.ts';

/** Finds the code of a value that is a member of an enum: "Size.Small". */
export function findMember(control: PlaygroundControl | undefined, value: PlaygroundValue): string | undefined {
  return Object.entries(control?.members ?? {}).find(([, member]) => member === value)?.[0];
}
