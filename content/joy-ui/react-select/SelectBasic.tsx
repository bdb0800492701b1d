import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectBasic() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Time zone</FormLabel>
      <Select defaultValue="lisbon">
        <Option value="lisbon">Lisbon</Option>
        <Option value="berlin">Berlin</Option>
        <Option value="athens">Athens</Option>
      </Select>
    </FormControl>
  );
}
