import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bookshop: ThemeOptions['typography'] = {
  fontFamily: 'Georgia, "Times New Roman", serif',
  h5: { fontStyle: 'italic' },
  button: { textTransform: 'none', fontSize: '1rem' },
};

const workshop: ThemeOptions['typography'] = {
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: 13,
  h5: { fontWeight: 700, letterSpacing: '-0.03em' },
  button: { letterSpacing: '0.1em' },
};

export default function TwoVoices() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Voice typography={bookshop} title="Evening reading" action="Reserve a seat" />
      <Voice typography={workshop} title="Bench 4 is free" action="Take it" />
    </Stack>
  );
}

interface VoiceProps {
  typography: ThemeOptions['typography'];
  title: string;
  action: string;
}

function Voice({ typography, title, action }: VoiceProps) {
  const { palette, direction } = useTheme();
  const { mode } = palette;

  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode }, typography }),
    [direction, mode, typography],
  );

  return (
    <ThemeProvider theme={theme}>
      <Card variant="outlined" sx={{ width: 240 }}>
        <CardContent>
          <Typography variant="h5" component="h3" gutterBottom>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Thursday at seven. Bring a friend, or come as you are.
          </Typography>
        </CardContent>
        <CardActions>
          <Button>{action}</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
