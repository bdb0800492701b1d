// What stands around the demos of the X components on pages in Portuguese.

import { ptBR as grid } from '@mui/x-data-grid/locales';
import { ptBR as pickers } from '@mui/x-date-pickers/locales';
import { ptBR } from '../locales/labels/ptBR';
import { themeProps } from '../locales/labels/theme-props';
import type { DemoTheme } from './demo-theme';
import DemoRoot from './DemoRoot';
import { joinWords } from './join-words';

const words = joinWords({ labels: themeProps(ptBR), grid, pickers });

/** Puts a demo into its theme, and lets it speak Portuguese. */
export default function PortugueseDemoRoot(props: DemoTheme) {
  return <DemoRoot {...props} words={words} />;
}
