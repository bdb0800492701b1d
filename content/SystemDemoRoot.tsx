// What stands around the demos of System: a theme with the spacing, the direction and the colours that the
// reader has chosen. Demos that name colours of their own say both modes themselves, with light-dark().

import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import type { DemoTheme } from './demo-theme';

/** Puts a demo into its theme. */
export default function SystemDemoRoot({ mode, direction, spacing, colors, children }: DemoTheme) {
  const { primary, secondary } = colors;
  const theme = React.useMemo(() => {
    const palette = { mode, ...(primary && { primary: { main: primary } }), ...(secondary && { secondary: { main: secondary } }) };
    return createTheme({ direction, spacing, palette });
  }, [mode, direction, spacing, primary, secondary]);

  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
