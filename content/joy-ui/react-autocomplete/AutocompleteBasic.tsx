import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const instruments = ['Bassoon', 'Cello', 'Clarinet', 'Harp', 'Oboe', 'Viola'];

export default function AutocompleteBasic() {
  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Instrument</FormLabel>
      <Autocomplete placeholder="Begin to type" options={instruments} />
    </FormControl>
  );
}
