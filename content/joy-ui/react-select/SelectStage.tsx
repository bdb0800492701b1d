import Option from '@mui/joy/Option';
import Select, { type SelectProps } from '@mui/joy/Select';

export default function SelectStage(props: SelectProps<string, false>) {
  return (
    <Select
      {...props}
      defaultValue="a4"
      slotProps={{ button: { 'aria-label': 'Paper' } }}
      sx={{ minWidth: 200 }}
    >
      <Option value="a3">A3</Option>
      <Option value="a4">A4</Option>
      <Option value="a5">A5</Option>
    </Select>
  );
}
