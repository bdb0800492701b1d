import * as React from 'react';
import { createTheme, styled, ThemeProvider, useTheme } from '@mui/material/styles';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    stitched: true;
  }
}

const Square = styled(Chip)({ borderRadius: 4 });

export default function FourWays() {
  const { palette, direction } = useTheme();
  const { mode } = palette;

  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode },
        components: {
          MuiChip: {
            styleOverrides: { label: { fontWeight: 700 } },
            variants: [{ props: { variant: 'stitched' }, style: { border: '2px dashed currentColor' } }],
          },
        },
      }),
    [mode, direction],
  );

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Chip label="sx" sx={{ px: 2, bgcolor: 'action.selected' }} />
      <Square label="styled" />
      <ThemeProvider theme={theme}>
        <Chip label="theme" />
        <Chip label="variant" variant="stitched" />
      </ThemeProvider>
    </Stack>
  );
}
