// What stands around the demos of Material UI on pages in Chinese.

import { zhCN } from '../locales/labels/zhCN';
import { themeProps } from '../locales/labels/theme-props';
import type { DemoTheme } from './demo-theme';
import DemoRoot from './DemoRoot';

const { components } = themeProps(zhCN);

/** Puts a demo into its theme, and lets it speak Chinese. */
export default function ChineseDemoRoot(props: DemoTheme) {
  return <DemoRoot {...props} words={components} />;
}
