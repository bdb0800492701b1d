import type { PlaygroundRequest } from '../../model/playground.ts';

/** Reads what a marker says of its playground; what is no name, no object and no file is left for the judge. */
export function toPlaygroundRequest({ of, props, stage }: Readonly<Record<string, unknown>>): PlaygroundRequest {
  return {
    ...(of !== undefined && { of: of as string }),
    ...(props !== undefined && { props: props as Record<string, unknown> }),
    ...(stage !== undefined && { stage: stage as string }),
  };
}

/** Names a request: two markers of one page that ask for the same have one name. */
export function nameRequest({ of, props, stage }: PlaygroundRequest): string {
  return JSON.stringify([of ?? null, props ?? null, stage ?? null]);
}
