import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

declare module '@mui/material/styles' {
  interface Palette {
    plum: Palette['primary'];
  }
  interface PaletteOptions {
    plum?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    plum: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    plum: true;
  }
}

export default function OwnColor() {
  const outer = useTheme();
  const { mode } = outer.palette;

  const theme = React.useMemo(() => {
    const base = createTheme({ palette: { mode } });
    const main = mode === 'dark' ? '#d9a3e8' : '#7d4e9e';
    const plum = base.palette.augmentColor({ color: { main }, name: 'plum' });
    return createTheme(base, { palette: { plum }, direction: outer.direction });
  }, [mode, outer.direction]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" color="plum">
          Reserve
        </Button>
        <Button variant="outlined" color="plum">
          Details
        </Button>
        <Chip label="Ripe" color="plum" />
      </Stack>
    </ThemeProvider>
  );
}
