// What stands around the demos of Joy UI: the theme that the reader has chosen. The language of the page
// needs nothing here: Joy UI has no words of its own that a theme could translate, and its direction
// comes as `direction`. Base UI has neither theme nor words, so its demos stand in no wrapper.

import * as React from 'react';
import { extendTheme, type Theme } from '@mui/joy/styles';
// The provider of Joy UI extends what it gets once more, and loses what was set on it.
import { ThemeProvider } from '@mui/system';
import { findTextColor, formatChannels, formatMix, formatTextColor, liftColor, mixColor, type ColorName } from './chosen-colors';
import { keepLast, stackStyles, ThemeStyles, type ChosenVariables, type DemoTheme, type ThemeVariables } from './demo-theme';

const denseComponents = Object.fromEntries(
  ['Autocomplete', 'Button', 'ButtonGroup', 'Checkbox', 'Chip', 'FormControl', 'IconButton', 'Input', 'List', 'Menu', 'Radio', 'Select', 'Switch', 'Table', 'TabList', 'Tabs', 'Textarea'].map(
    (name) => [`Joy${name}`, { defaultProps: { size: 'sm' } }],
  ),
);

/** Puts a demo into its theme. */
export default function JoyDemoRoot({ direction, dense, spacing, colors, children }: DemoTheme) {
  const { primary, secondary } = colors;
  const { theme, variables } = React.useMemo(() => themeOf({ direction, dense, spacing, primary, secondary }), [direction, dense, spacing, primary, secondary]);

  return (
    <ThemeProvider theme={theme}>
      <ThemeStyles name="joy" variables={variables} chosen={chosen} />
      {children}
    </ThemeProvider>
  );
}

const themeOf = keepLast(createTheme);

type Choices = Pick<DemoTheme, 'direction' | 'dense' | 'spacing'> & DemoTheme['colors'];

function createTheme({ direction, dense, spacing, primary, secondary }: Choices): { theme: Theme; variables: ThemeVariables } {
  const toPalette = (toBase: (color: string) => string, steps: Steps) => ({
    ...(primary && { primary: toShades(toBase(primary), steps) }),
    ...(secondary && { neutral: toShades(toBase(secondary), steps) }),
  });
  const theme = extendTheme({ colorSchemes: { light: { palette: toPalette(String, lightSteps) }, dark: { palette: toPalette(liftColor, darkSteps) } }, spacing, direction, components: { JoyStack: stackStyles, ...(dense && denseComponents) } } as Parameters<typeof extendTheme>[0]);
  theme.getColorSchemeSelector = toModeSelector;
  const { generateCssVars } = theme as unknown as { generateCssVars: (scheme?: string) => { css: Record<string, string> } };
  const [common, light, dark] = [generateCssVars(), generateCssVars('light'), generateCssVars('dark')];
  return { theme, variables: { common: common.css, light: light.css, dark: dark.css } };
}

/** Styles of one mode, such as inverted colors, look for the mode where the page has it. */
function toModeSelector(mode: string): string {
  return mode === 'light' ? '&' : '&[data-mode="dark"], [data-mode="dark"] &:not([data-mode="dark"] [data-mode="light"] *)';
}

const lightSteps = { 50: 94, 100: 86, 200: 70, 300: 50, 400: 25, 500: 0, 600: -15, 700: -32, 800: -50, 900: -68 } as const;
// In the dark a choice is light; what is soft must be dark all the same.
const darkSteps = { ...lightSteps, 700: -55, 800: -72, 900: -82 } as const;

type Steps = Readonly<Record<keyof typeof lightSteps, number>>;

/** One color → ten, lighter and darker, and what text on it is written in. */
function toShades(color: string, steps: Steps): Record<string, string> {
  return { ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, mixColor(color, step)])), solidColor: findTextColor(color) };
}

// What readers choose as their second color is the quiet one of Joy UI.
const chosen: ChosenVariables = { primary: formatPalette('primary', 'primary'), secondary: formatPalette('secondary', 'neutral') };

/** The variables of a palette's color, mixed as above. */
function formatPalette(name: ColorName, palette: string): ChosenVariables[ColorName] {
  const toVariable = (part: string) => `--joy-palette-${palette}-${part}`;
  const toVariables = (steps: Steps) => ({
    ...Object.fromEntries(Object.entries(steps).map(([shade, step]) => [toVariable(shade), formatMix(name, step)])),
    [toVariable('darkChannel')]: formatChannels(formatMix(name, steps[700])),
  });
  return {
    light: {
      ...toVariables(lightSteps),
      [toVariable('solidColor')]: formatTextColor(name),
      [toVariable('mainChannel')]: formatChannels(formatMix(name, lightSteps[500])),
      [toVariable('lightChannel')]: formatChannels(formatMix(name, lightSteps[200])),
    },
    dark: { ...toVariables(darkSteps), [toVariable('mainChannel')]: formatChannels(formatMix(name, darkSteps[400])) },
  };
}
