import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const rivers = ['Danube', 'Elbe', 'Loire', 'Oder', 'Po', 'Rhine', 'Tagus', 'Vistula'];

export default function AutocompleteStage(props: object) {
  return (
    <Autocomplete
      {...props}
      options={rivers}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="River" />}
    />
  );
}
