import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const rivers = [
  'Danube',
  'Douro',
  'Elbe',
  'Loire',
  'Rhine',
  'Tagus',
  'Vistula',
];

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={rivers}
      sx={{ width: 300, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="River" />}
    />
  );
}
