// What stands around the demos of Material UI: the theme that the reader has chosen. Components speak
// English by themselves; DemoRoot.pt.tsx and DemoRoot.zh.tsx bring the words of other languages, so that
// no page downloads more than its own.

import * as React from 'react';
import { experimental_extendTheme as extendTheme, ThemeProvider, type Theme, type ThemeOptions } from '@mui/material/styles';
import { ThemeStyles, type DemoTheme, type ThemeVariables } from './demo-theme';

/** Small sizes and tight margins, for readers who want more on their screen. */
const denseComponents: ThemeOptions['components'] = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiButtonGroup: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiChip: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFilledInput: { defaultProps: { margin: 'dense' } },
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInputBase: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiList: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
  MuiRadio: { defaultProps: { size: 'small' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

interface DemoRootProps extends DemoTheme {
  /** What components say in the language of the page. */
  readonly words?: ThemeOptions['components'];
}

/** Puts a demo into its theme. */
export default function DemoRoot({ mode, direction, dense, spacing, colors, words, children }: DemoRootProps) {
  const { primary, secondary } = colors;
  const { theme, variables } = React.useMemo(
    () => createTheme({ mode, direction, dense, spacing, primary, secondary, words }),
    [mode, direction, dense, spacing, primary, secondary, words],
  );

  return (
    <ThemeProvider theme={theme}>
      <ThemeStyles name="material" variables={variables} />
      {children}
    </ThemeProvider>
  );
}

type Choices = Pick<DemoRootProps, 'mode' | 'direction' | 'dense' | 'spacing' | 'words'> & DemoTheme['colors'];

function createTheme({ mode, direction, dense, spacing, primary, secondary, words }: Choices): { theme: Theme; variables: ThemeVariables } {
  // Colours that text of their own kind can be read on: 4.5 to 1.
  const palette = { contrastThreshold: 4.5, ...(primary && { primary: { main: primary } }), ...(secondary && { secondary: { main: secondary } }) };
  const extended = extendTheme({ colorSchemes: { light: { palette }, dark: { palette } }, spacing, direction, components: { ...(dense && denseComponents), ...words } });
  const { colorSchemes, generateCssVars } = extended as unknown as { colorSchemes: Record<string, Partial<Theme>>; generateCssVars: (scheme?: string) => { css: Record<string, string>; vars: object } };
  const [common, light, dark] = [generateCssVars(), generateCssVars('light'), generateCssVars('dark')];
  const scheme = colorSchemes[mode] ?? {};

  const theme = {
    ...extended,
    ...scheme,
    vars: merge(common.vars, light.vars),
    palette: { ...scheme.palette, colorScheme: mode },
    getColorSchemeSelector: (name: string) => `[data-mode="${name}"] &`,
  } as unknown as Theme;
  return { theme, variables: { common: common.css, light: light.css, dark: dark.css } };
}

function merge<T extends object>(one: T, other: object): T {
  const merged = Object.entries(other).map(([key, value]) => {
    const own = (one as Record<string, unknown>)[key];
    return [key, typeof own === 'object' && own !== null && typeof value === 'object' ? merge(own, value as object) : value];
  });
  return { ...one, ...Object.fromEntries(merged) };
}
