import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

export default function OtherElements() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'end' }}>
      <Button component="a" href="/joy-ui/react-button/" variant="soft">
        I am a link
      </Button>
      <FormControl>
        <FormLabel>Harbor</FormLabel>
        <Autocomplete
          options={['Bergen', 'Lisbon', 'Busan']}
          slotProps={{
            input: { maxLength: 12 },
            listbox: ({ inputFocused }) => ({
              sx: { borderStyle: inputFocused ? 'dashed' : 'solid', borderRadius: 'lg' },
            }),
          }}
        />
      </FormControl>
    </Stack>
  );
}
