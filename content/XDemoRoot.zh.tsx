// What stands around the demos of the X components on pages in Chinese.

import { zhCN as grid } from '@mui/x-data-grid/locales';
import { zhCN as pickers } from '@mui/x-date-pickers/locales';
import { zhCN } from '../locales/labels/zhCN';
import { themeProps } from '../locales/labels/theme-props';
import type { DemoTheme } from './demo-theme';
import DemoRoot from './DemoRoot';
import { joinWords } from './join-words';

const words = joinWords({ labels: themeProps(zhCN), grid, pickers });

/** Puts a demo into its theme, and lets it speak Chinese. */
export default function ChineseDemoRoot(props: DemoTheme) {
  return <DemoRoot {...props} words={words} />;
}
