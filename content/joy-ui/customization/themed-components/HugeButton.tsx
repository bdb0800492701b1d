import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/Button' {
  interface ButtonPropsSizeOverrides {
    huge: true;
  }
}

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme: current }) => ({
          ...(ownerState.size === 'huge' && {
            '--Icon-fontSize': '2rem',
            '--Button-gap': '0.75rem',
            minHeight: '4rem',
            paddingInline: '2rem',
            fontSize: current.vars.fontSize.xl,
          }),
        }),
      },
    },
  },
});

export default function HugeButton() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button size="lg">Large</Button>
        <Button size="huge">Huge</Button>
      </Stack>
    </ThemeProvider>
  );
}
