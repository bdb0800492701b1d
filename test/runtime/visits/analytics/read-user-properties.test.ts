import { afterEach, describe, expect, it } from 'vitest';
import { readUserProperties } from '../../../../runtime/visits/analytics/read-user-properties.ts';

const html = document.documentElement;

afterEach(() => {
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
});

describe('the properties of a reader', () => {
  it('are what the page shows', () => {
    Object.assign(html.dataset, {
      mode: 'dark',
      api: 'table',
      docsApiSlots: 'collapsed',
      codeVariant: 'JS',
      codeStyling: 'tailwind',
    });
    html.lang = 'pt';
    window.devicePixelRatio = 1.24;

    expect(readUserProperties()).toEqual({
      codeVariant: 'JS',
      codeStylingVariant: 'tailwind',
      userLanguage: 'pt',
      devicePixelRatio: '1.2',
      colorSchemeOS: 'light',
      colorScheme: 'dark',
      apiDisplay: 'table',
      apiDisplayProps: 'none',
      apiDisplaySlots: 'collapsed',
      apiDisplayClasses: 'none',
    });
  });

  it('contain the color scheme of the system if the page follows it', () => {
    html.dataset['mode'] = 'system';

    expect(readUserProperties()).toMatchObject({ colorScheme: 'light', userLanguage: 'none', apiDisplay: 'none' });
  });
});
