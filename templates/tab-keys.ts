import type { DocsTab } from './page-props.ts';

/** The interface text that names each tab of a page. */
export const tabKeys: Readonly<Record<DocsTab, string>> = {
  '': 'tabs.demos',
  'components-api': 'tabs.componentsApi',
  'hooks-api': 'tabs.hooksApi',
};
