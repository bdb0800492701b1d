// The text of a page → the playgrounds that it may show, without parsing it: a marker in a fence is
// found as well. Enough to know what to plan and to bundle before the pages are made.

import type { PlaygroundRequest } from '../playground.ts';

const marker = /^[^\S\n]*\{(\{.*"component"\s*:\s*"(?:[^"\\\n]*\/)?Playground(?:\.[jt]sx?)?".*\})\}[^\S\n]*$/gm;

/** Finds the markers of playgrounds. One that is no JSON is told when the page is parsed. */
export function findPlaygroundMarkers(text: string): PlaygroundRequest[] {
  return [...text.matchAll(marker)].flatMap(([, json = '']) => {
    try {
      return [toPlaygroundRequest(JSON.parse(json) as Record<string, unknown>)];
    } catch {
      return [];
    }
  });
}

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
