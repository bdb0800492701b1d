import type { EmotionLibrary } from '../../runtime/demos/emotion.ts';
import type { DemoLoader } from './create-demo-loader.ts';

/** Finds the parts of Emotion that a site brings; undefined where one of them is not installed. */
export function findEmotion(loader: DemoLoader): EmotionLibrary | undefined {
  const react = loader.find('@emotion/react') as { CacheProvider: EmotionLibrary['CacheProvider'] } | undefined;
  const cache = loader.find('@emotion/cache', '@emotion/react') as
    { default: EmotionLibrary['createCache'] } | undefined;
  const stylis = loader.find('stylis', '@emotion/cache') as { prefixer: EmotionLibrary['prefixer'] } | undefined;
  return (
    react &&
    cache &&
    stylis && { CacheProvider: react.CacheProvider, createCache: cache.default, prefixer: stylis.prefixer }
  );
}
