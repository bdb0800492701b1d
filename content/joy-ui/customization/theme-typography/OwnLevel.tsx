import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const theme = extendTheme({
  typography: {
    h2: { fontFamily: 'Georgia, serif', letterSpacing: 0 },
    kicker: {
      fontSize: 'var(--joy-fontSize-sm)',
      fontWeight: 'var(--joy-fontWeight-lg)',
      textTransform: 'uppercase',
      letterSpacing: '0.1em',
      color: 'var(--joy-palette-primary-plainColor)',
    },
  },
});

export default function OwnLevel() {
  return (
    <ThemeProvider theme={theme}>
      <Stack>
        <Typography level="kicker">Weather</Typography>
        <Typography level="h2" component="p">
          Rain until noon
        </Typography>
        <Typography>Then the wind turns, and it clears up from the west.</Typography>
      </Stack>
    </ThemeProvider>
  );
}
