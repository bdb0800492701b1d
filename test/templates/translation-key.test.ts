// A test of types: the compiler reports an expected error that does not occur.

import { describe, expect, it } from 'vitest';
import type { Translate } from '../../templates/page-props.ts';
import type { TranslationKey } from '../../templates/translation-key.ts';
import { translateEnglish } from '../make-page.ts';

const t: Translate = translateEnglish;

describe('the key of a text', () => {
  it('is a key of the English texts', () => {
    const key: TranslationKey = 'toc.label';

    expect(t(key)).toBe('On this page');
  });

  it('is not an unknown key or a group of texts', () => {
    // @ts-expect-error No text has this key.
    expect(() => t('no.such.key')).toThrow('Missing translation for en:no.such.key');
    // @ts-expect-error This is a group.
    expect(() => t('toc')).toThrow('Missing translation for en:toc');
  });
});
