import type { DocsTab } from './page-props.ts';
import type { TranslationKey } from './translation-key.ts';

/** Translation keys of the names of a page's tabs. */
export const tabKeys: Readonly<Record<DocsTab, TranslationKey>> = {
  '': 'tabs.demos',
  'components-api': 'tabs.componentsApi',
  'hooks-api': 'tabs.hooksApi',
};
