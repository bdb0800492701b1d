import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

interface Cheese {
  name: string;
  milk: 'Cow' | 'Goat' | 'Sheep';
}

const cheeses: Cheese[] = [
  { name: 'Comté', milk: 'Cow' },
  { name: 'Gouda', milk: 'Cow' },
  { name: 'Chabichou', milk: 'Goat' },
  { name: 'Pecorino', milk: 'Sheep' },
  { name: 'Serra da Estrela', milk: 'Sheep' },
];

export default function GroupedAutocomplete() {
  return (
    <Autocomplete
      options={cheeses}
      groupBy={(cheese) => cheese.milk}
      getOptionLabel={(cheese) => cheese.name}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <div role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden="true">
              {group}
            </ListSubheader>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </div>
        </li>
      )}
      sx={{ width: 300, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Cheese" />}
    />
  );
}
