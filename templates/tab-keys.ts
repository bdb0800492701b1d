import type { DocsTab } from './page-props.ts';
import type { TranslationKey } from './translation-key.ts';

/** The interface text that names each tab of a page. */
export const tabKeys: Readonly<Record<DocsTab, TranslationKey>> = {
  '': 'tabs.demos',
  'components-api': 'tabs.componentsApi',
  'hooks-api': 'tabs.hooksApi',
};
