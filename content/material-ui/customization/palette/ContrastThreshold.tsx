import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const intents = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export default function ContrastThreshold() {
  const { direction } = useTheme();
  const [threshold, setThreshold] = React.useState(3);

  const theme = React.useMemo(
    () => createTheme({ direction, palette: { contrastThreshold: threshold } }),
    [direction, threshold],
  );

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={threshold}
        onChange={(_, next: number | null) => next && setThreshold(next)}
        aria-label="Contrast threshold"
      >
        <ToggleButton value={3}>Threshold 3</ToggleButton>
        <ToggleButton value={4.5}>Threshold 4.5</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          {intents.map((intent) => (
            <Button key={intent} variant="contained" color={intent}>
              {intent}
            </Button>
          ))}
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
