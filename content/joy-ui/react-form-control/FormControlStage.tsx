import FormControl, { type FormControlProps } from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FormControlStage(props: Partial<FormControlProps>) {
  return (
    <FormControl {...props}>
      <FormLabel>Boat</FormLabel>
      <Input defaultValue="Mathilde II" />
      <FormHelperText>As painted on the hull</FormHelperText>
    </FormControl>
  );
}
