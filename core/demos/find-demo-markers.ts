/**
 * Finds the demos that a Markdown text may show, without parsing it: a marker in a fence is found
 * as well. Enough to know what to bundle before the pages are made.
 */
export function findDemoMarkers(text: string): string[] {
  const files = [...text.matchAll(/^\s*\{\{.*?"demo"\s*:\s*"([^"\\]+)"/gm)].map(([, file = '']) => file);
  return [...new Set(files)];
}
