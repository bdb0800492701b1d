import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function NameField() {
  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Name on the ticket</FormLabel>
      <Input name="name" autoComplete="name" />
      <FormHelperText>As in your passport</FormHelperText>
    </FormControl>
  );
}
