// What stands around the demos of Material UI: the theme that the reader has chosen. Components speak
// English by themselves; DemoRoot.pt.tsx and DemoRoot.zh.tsx bring the words of other languages, so that
// no page downloads more than its own.

import * as React from 'react';
import { Global, ThemeContext } from '@emotion/react';
import { experimental_extendTheme as extendTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { formatChannels, formatMix, formatTextColor, liftColor, type ColorName } from './chosen-colors';
import { formatRobotoFaces } from './roboto';
import { keepLast, stackStyles, ThemeStyles, type ChosenVariables, type DemoTheme, type ThemeVariables } from './demo-theme';

/** Small sizes and tight margins, for readers who want more on their screen. */
const denseComponents: NonNullable<ThemeOptions['components']> = {
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
  // Of the X components, which Material UI does not know.
  ...({ MuiDataGrid: { defaultProps: { density: 'compact' } } } as object),
};

/** A gray button is gray in both modes, and so is what it says: with CSS variables, Material UI writes white on it in the dark. */
const fabStyles: NonNullable<ThemeOptions['components']>['MuiFab'] = {
  styleOverrides: { root: ({ ownerState }) => (ownerState.color === 'default' || ownerState.color === undefined ? { color: 'rgba(0, 0, 0, 0.87)' } : {}) },
};

const chosen: ChosenVariables = { primary: formatPalette('primary'), secondary: formatPalette('secondary') };

/** The variables of a palette's color, mixed as Material UI mixes them. */
function formatPalette(name: ColorName): ChosenVariables[ColorName] {
  const shades = { main: formatMix(name, 0), light: formatMix(name, 20), dark: formatMix(name, -30), contrastText: formatTextColor(name) };
  const own = Object.entries(shades).flatMap(([shade, color]) => [
    [`--mui-palette-${name}-${shade}`, color],
    [`--mui-palette-${name}-${shade}Channel`, formatChannels(color)],
  ]);
  const parts = (track: string, switched: string) => ({
    [`--mui-palette-LinearProgress-${name}Bg`]: track,
    [`--mui-palette-Slider-${name}Track`]: track,
    [`--mui-palette-Switch-${name}DisabledColor`]: switched,
  });
  return {
    light: { ...Object.fromEntries(own), ...parts(formatMix(name, 62), formatMix(name, 62)) },
    dark: parts(formatMix(name, -50), formatMix(name, -55)),
  };
}

interface DemoRootProps extends DemoTheme {
  /** What components say in the language of the page. */
  readonly words?: ThemeOptions['components'];
}

/** Puts a demo into its theme. */
export default function DemoRoot({ mode, direction, base, dense, spacing, colors, words, children }: DemoRootProps) {
  const { primary, secondary } = colors;
  const { theme, variables } = React.useMemo(
    () => themeOf({ mode, direction, dense, spacing, primary, secondary, words }),
    [mode, direction, dense, spacing, primary, secondary, words],
  );

  return (
    <ThemeContext.Provider value={theme}>
      {typeof document === 'undefined' && <Global styles={formatRobotoFaces(base)} />}
      <ThemeStyles name="material" variables={variables} chosen={chosen} />
      {children}
    </ThemeContext.Provider>
  );
}

const themeOf = keepLast(createTheme);

type Choices = Pick<DemoRootProps, 'mode' | 'direction' | 'dense' | 'spacing' | 'words'> & DemoTheme['colors'];

function createTheme({ mode, direction, dense, spacing, primary, secondary, words }: Choices): { theme: Theme; variables: ThemeVariables } {
  // Colors that text of their own kind can be read on: 4.5 to 1.
  const toPalette = (toMain: (color: string) => string) => ({
    contrastThreshold: 4.5,
    ...(primary && { primary: { main: toMain(primary) } }),
    ...(secondary && { secondary: { main: toMain(secondary) } }),
  });
  const extended = extendTheme({ colorSchemes: { light: { palette: toPalette(String) }, dark: { palette: toPalette(liftColor) } }, spacing, direction, components: toComponents(dense, words) });
  const { colorSchemes, generateCssVars } = extended as unknown as { colorSchemes: Record<string, Partial<Theme>>; generateCssVars: (scheme?: string) => { css: Record<string, string>; vars: object } };
  const [common, light, dark] = [generateCssVars(), generateCssVars('light'), generateCssVars('dark')];
  const scheme = colorSchemes[mode] ?? {};

  const theme = {
    ...extended,
    ...scheme,
    palette: { ...scheme.palette, colorScheme: mode },
    getColorSchemeSelector: (name: string) => `[data-mode="${name}"] &`,
  } as unknown as Theme;
  // A theme inside a demo is laid over this one, key by key. It has colors of its own and no variables,
  // so it must not take these: a key that is not counted is not copied. Overlays of papers are in the dark alone.
  Object.defineProperty(theme, 'vars', { value: merge(merge(common.vars, light.vars), dark.vars), enumerable: false });
  return { theme, variables: { common: common.css, light: light.css, dark: dark.css } };
}

function toComponents(dense: boolean, words: ThemeOptions['components']): ThemeOptions['components'] {
  const small = dense ? denseComponents : {};
  return { ...small, MuiFab: { ...small.MuiFab, ...fabStyles }, MuiStack: stackStyles as NonNullable<ThemeOptions['components']>['MuiStack'], ...words };
}

function merge<T extends object>(one: T, other: object): T {
  const merged = Object.entries(other).map(([key, value]) => {
    const own = (one as Record<string, unknown>)[key];
    return [key, typeof own === 'object' && own !== null && typeof value === 'object' ? merge(own, value as object) : value];
  });
  return { ...one, ...Object.fromEntries(merged) };
}
