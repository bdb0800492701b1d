import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const rivers = ['Danube', 'Elbe', 'Loire', 'Oder', 'Po', 'Rhine', 'Tagus', 'Vistula'];

export default function AutocompleteStage(props: object) {
  return (
    <FormControl>
      <FormLabel>River</FormLabel>
      <Autocomplete {...props} options={rivers} sx={{ width: 280 }} />
    </FormControl>
  );
}
