import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rooms = ['Kitchen', 'Studio', 'Terrace'];

export default function StepSize() {
  const { palette, direction } = useTheme();
  const { mode } = palette;
  const [step, setStep] = React.useState(8);

  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode }, spacing: step }),
    [direction, mode, step],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 300, mx: 'auto' }}>
      <Typography id="step-size" gutterBottom>
        One step is {step} pixels
      </Typography>
      <Slider
        aria-labelledby="step-size"
        value={step}
        min={4}
        max={12}
        step={2}
        marks
        onChange={(_, next) => setStep(next as number)}
      />
      <ThemeProvider theme={theme}>
        <Stack spacing={1} sx={{ mt: 2 }}>
          {rooms.map((room) => (
            <Paper key={room} variant="outlined" sx={{ px: 2, py: 1 }}>
              {room}
            </Paper>
          ))}
        </Stack>
      </ThemeProvider>
    </Box>
  );
}
