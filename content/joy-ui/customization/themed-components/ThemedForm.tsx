import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyInput: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState, theme: current }) => ({
          '--Input-radius': '0px',
          borderBlockEnd: '2px solid',
          borderColor: current.vars.palette.neutral.outlinedBorder,
          ...(ownerState.error && { borderColor: current.vars.palette.danger.solidBg }),
        }),
      },
    },
    JoyFormLabel: {
      styleOverrides: { root: { textTransform: 'uppercase', letterSpacing: '0.05em', fontSize: '0.75rem' } },
    },
    JoyCheckbox: { defaultProps: { color: 'success' } },
  },
});

export default function ThemedForm() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <FormControl>
          <FormLabel>Boat</FormLabel>
          <Input defaultValue="Havfrue" />
        </FormControl>
        <FormControl error>
          <FormLabel>Berth</FormLabel>
          <Input defaultValue="Nowhere" />
        </FormControl>
        <Checkbox label="Needs power" defaultChecked />
      </Stack>
    </ThemeProvider>
  );
}
