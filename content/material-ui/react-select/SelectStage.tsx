import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';

export default function SelectStage(props: SelectProps<string | string[]>) {
  const first = props.multiple ? ['a4'] : 'a4';

  return (
    <Select
      {...props}
      defaultValue={first}
      inputProps={{ 'aria-label': 'Paper' }}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="a3">A3</MenuItem>
      <MenuItem value="a4">A4</MenuItem>
      <MenuItem value="a5">A5</MenuItem>
    </Select>
  );
}
