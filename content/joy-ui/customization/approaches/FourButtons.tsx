import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme, styled, ThemeProvider } from '@mui/joy/styles';

const Pill = styled(Button)(({ theme }) => ({
  borderRadius: theme.vars.radius.xl,
  paddingInline: theme.spacing(3),
}));

const theme = extendTheme({
  components: {
    JoyButton: { styleOverrides: { root: { borderRadius: 0, letterSpacing: '0.06em' } } },
  },
});

export default function FourButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button sx={{ boxShadow: 'md', fontSize: 'lg' }}>sx</Button>
      <Button sx={{ '--Button-minHeight': '52px', '--Button-gap': '1rem' }} startDecorator="★">
        Variables
      </Button>
      <Pill>styled</Pill>
      <ThemeProvider theme={theme}>
        <Button>Theme</Button>
      </ThemeProvider>
    </Stack>
  );
}
