import { findNearest } from './find-nearest.ts';

/** Finds the file that was most likely meant. The stem must be similar, not only a long extension. */
export function findNearestFile(wanted: string, names: readonly string[]): string | undefined {
  const stem = toStem(wanted);
  return findNearest(
    wanted,
    names.filter((name) => findNearest(stem, [toStem(name)]) !== undefined),
  );
}

/** "Card.module.css" → "Card" */
function toStem(name: string): string {
  return /^.[^.]*/.exec(name)?.[0] ?? '';
}
