import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';

export default function SelectStage(props: SelectProps<string>) {
  return (
    <Select
      {...props}
      defaultValue="a4"
      inputProps={{ 'aria-label': 'Paper' }}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="a3">A3</MenuItem>
      <MenuItem value="a4">A4</MenuItem>
      <MenuItem value="a5">A5</MenuItem>
    </Select>
  );
}
