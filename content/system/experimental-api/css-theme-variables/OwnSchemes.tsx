import * as React from 'react';
import {
  Box,
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const theme = createCssVarsTheme({
  ...createTheme(),
  cssVarPrefix: 'shop',
  colorSchemes: {
    light: { palette: { ink: '#14202e', surface: '#f4ede2' } },
    dark: { palette: { ink: '#f4ede2', surface: '#2a2140' } },
  },
  shouldSkipGeneratingVar: (keys: string[]) => keys[0] !== 'palette',
});

const { CssVarsProvider, useColorScheme } = createCssVarsProvider({
  theme,
  attribute: 'data-shop-scheme',
  modeStorageKey: 'shop-mode',
  colorSchemeStorageKey: 'shop-scheme',
  defaultColorScheme: { light: 'light', dark: 'dark' },
});

function Switcher() {
  const { mode, setMode } = useColorScheme();

  return (
    <button type="button" aria-pressed={mode === 'dark'} onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
      Dark
    </button>
  );
}

export default function OwnSchemes() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider colorSchemeSelector="#shop-frame" colorSchemeNode={frame}>
      <Box
        id="shop-frame"
        ref={setFrame}
        sx={{ p: 3, borderRadius: 2, bgcolor: 'surface', color: 'ink', display: 'flex', gap: 2, alignItems: 'center' }}
      >
        <Switcher />
        Ink on paper, in both schemes.
      </Box>
    </CssVarsProvider>
  );
}
