// What stands around the demos of Joy UI: the theme that the reader has chosen. The language of the page
// needs nothing here: Joy UI has no words of its own that a theme could translate, and its direction
// comes as `direction`. Base UI has neither theme nor words, so its demos stand in no wrapper.

import * as React from 'react';
import { extendTheme, ThemeProvider, type Theme } from '@mui/joy/styles';
import { ThemeStyles, type DemoTheme, type ThemeVariables } from './demo-theme';

const denseComponents = Object.fromEntries(
  ['Autocomplete', 'Button', 'ButtonGroup', 'Checkbox', 'Chip', 'FormControl', 'IconButton', 'Input', 'List', 'Menu', 'Radio', 'Select', 'Switch', 'Table', 'TabList', 'Tabs', 'Textarea'].map(
    (name) => [`Joy${name}`, { defaultProps: { size: 'sm' } }],
  ),
);

/** Puts a demo into its theme. */
export default function JoyDemoRoot({ direction, dense, spacing, colors, children }: DemoTheme) {
  const { primary, secondary } = colors;
  const { theme, variables } = React.useMemo(() => createTheme({ direction, dense, spacing, primary, secondary }), [direction, dense, spacing, primary, secondary]);

  return (
    <ThemeProvider theme={theme}>
      <ThemeStyles name="joy" variables={variables} />
      {children}
    </ThemeProvider>
  );
}

type Choices = Pick<DemoTheme, 'direction' | 'dense' | 'spacing'> & DemoTheme['colors'];

function createTheme({ direction, dense, spacing, primary, secondary }: Choices): { theme: Theme; variables: ThemeVariables } {
  const palette = { ...(primary && { primary: toShades(primary) }), ...(secondary && { neutral: toShades(secondary) }) };
  const theme = extendTheme({ colorSchemes: { light: { palette }, dark: { palette } }, spacing, direction, ...(dense && { components: denseComponents }) } as Parameters<typeof extendTheme>[0]);
  const { generateCssVars } = theme as unknown as { generateCssVars: (scheme?: string) => { css: Record<string, string> } };
  const [common, light, dark] = [generateCssVars(), generateCssVars('light'), generateCssVars('dark')];
  return { theme, variables: { common: common.css, light: light.css, dark: dark.css } };
}

const steps = { 50: 94, 100: 86, 200: 70, 300: 50, 400: 25, 500: 0, 600: -15, 700: -32, 800: -50, 900: -68 } as const;

/** One colour → ten, lighter and darker. */
function toShades(color: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, step === 0 ? color : `color-mix(in oklab, ${color} ${100 - Math.abs(step)}%, ${step > 0 ? 'white' : 'black'})`]),
  );
}
