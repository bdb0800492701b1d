import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function MultipleSelect() {
  const [chosen, setChosen] = React.useState(['Monday', 'Thursday']);
  const labelId = React.useId();

  function change(event: SelectChangeEvent<string[]>) {
    const { value } = event.target;
    setChosen(typeof value === 'string' ? value.split(',') : value);
  }

  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <InputLabel id={labelId}>Office days</InputLabel>
      <Select
        multiple
        labelId={labelId}
        label="Office days"
        value={chosen}
        onChange={change}
        renderValue={(names) => names.join(', ')}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>
              {chosen.includes(day) ? <CheckBox /> : <CheckBoxOutlineBlank />}
            </ListItemIcon>
            <ListItemText primary={day} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
