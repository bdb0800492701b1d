// What stands around the demos of System: a theme with the spacing, the direction and the colors that the
// reader has chosen. Demos that name colors of their own say both modes themselves, with light-dark().

import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import { liftColor } from './chosen-colors';
import { stackStyles, type DemoTheme } from './demo-theme';

/** Puts a demo into its theme. */
export default function SystemDemoRoot({ mode, direction, spacing, colors, children }: DemoTheme) {
  const { primary, secondary } = colors;
  const theme = React.useMemo(() => {
    const toMain = mode === 'dark' ? liftColor : String;
    const palette = { mode, ...(primary && { primary: { main: toMain(primary) } }), ...(secondary && { secondary: { main: toMain(secondary) } }) };
    return createTheme({ direction, spacing, palette, components: { MuiStack: stackStyles } });
  }, [mode, direction, spacing, primary, secondary]);

  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
