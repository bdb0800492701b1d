// What stands around the demos of Material UI on pages in Portuguese.

import { ptBR } from '../locales/labels/ptBR';
import { themeProps } from '../locales/labels/theme-props';
import type { DemoTheme } from './demo-theme';
import DemoRoot from './DemoRoot';

const { components } = themeProps(ptBR);

/** Puts a demo into its theme, and lets it speak Portuguese. */
export default function PortugueseDemoRoot(props: DemoTheme) {
  return <DemoRoot {...props} words={components} />;
}
