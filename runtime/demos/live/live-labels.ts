// The words of the live editor. The page is drawn in one language, so it brings them along.

const keys = [
  'result',
  'editor',
  'enter',
  'leave',
  'reset',
  'fault',
  'place',
  'unknownModule',
  'noComponent',
  'slow',
  'lost',
  'unloaded',
] as const;

/** The words of the live editor, by the last part of their key. */
export type LiveLabels = Readonly<Record<(typeof keys)[number], string>>;

/** Looks up the words of the live editor. What stands in double braces is filled in later. */
export function createLiveLabels(t: (key: `live.${(typeof keys)[number]}`) => string): LiveLabels {
  return Object.fromEntries(keys.map((key) => [key, t(`live.${key}`)])) as unknown as LiveLabels;
}
