import type { EmotionLibrary } from '../../../runtime/demos/root/emotion.ts';
import { emotionKey } from '../library/bundle/engine-entries.ts';
import type { DemoLoader } from './demo-loader.ts';

/** Finds the site's parts of Emotion; undefined if one of them is not installed. */
export function findEmotion(loader: Pick<DemoLoader, 'find'>): EmotionLibrary | undefined {
  return loader.find(emotionKey) as EmotionLibrary | undefined;
}
