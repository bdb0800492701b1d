import type { PlaygroundRequest } from '../../model/playground.ts';

/** Reads the playground options of a marker; values of wrong types are left for the validation to report. */
export function toPlaygroundRequest({ of, props, stage }: Readonly<Record<string, unknown>>): PlaygroundRequest {
  return {
    ...(of !== undefined && { of: of as string }),
    ...(props !== undefined && { props: props as Record<string, unknown> }),
    ...(stage !== undefined && { stage: stage as string }),
  };
}

/** Returns the name of a request; equal requests of a page have the same name. */
export function nameRequest({ of, props, stage }: PlaygroundRequest): string {
  return JSON.stringify([of ?? null, props ?? null, stage ?? null]);
}
