// The texts of the live editor. A page is rendered in one language, so it contains them.

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

/** The texts of the live editor, by the last part of their key. */
export type LiveLabels = Readonly<Record<(typeof keys)[number], string>>;

/** Looks up the texts of the live editor. Placeholders in double braces are filled in later. */
export function createLiveLabels(t: (key: `live.${(typeof keys)[number]}`) => string): LiveLabels {
  return Object.fromEntries(keys.map((key) => [key, t(`live.${key}`)])) as unknown as LiveLabels;
}
